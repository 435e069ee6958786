/** @jest-environment node */
import devServerPlugin, {isPathOf} from '..';

it('does nothing outside development', async () => {
  expect(await devServerPlugin()).toBeNull();
});

describe('an address of another language', () => {
  it.each(['/en', '/en/', '/en/team/', '/en?theme=dark', '/en/ws'])('accepts %s', (path) => {
    expect(isPathOf('en', path)).toBe(true);
  });

  it.each(['/', '/energy/', '/fr/en/', '/ws', '/work/en/'])('rejects %s', (path) => {
    expect(isPathOf('en', path)).toBe(false);
  });
});
