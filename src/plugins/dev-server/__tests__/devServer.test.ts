/** @jest-environment node */
import devServerPlugin, {isEnglishPath} from '..';

it('does nothing outside development', async () => {
  expect(await devServerPlugin()).toBeNull();
});

describe('isEnglishPath', () => {
  it.each(['/en', '/en/', '/en/team/', '/en?theme=dark', '/en/ws'])('accepts %s', (path) => {
    expect(isEnglishPath(path)).toBe(true);
  });

  it.each(['/', '/energy/', '/fr/en/', '/ws', '/work/en/'])('rejects %s', (path) => {
    expect(isEnglishPath(path)).toBe(false);
  });
});
