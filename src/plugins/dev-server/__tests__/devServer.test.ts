/** @jest-environment node */
import devServerPlugin, {devServerConfig, isEnglishPath} from '..';

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

describe('devServerConfig', () => {
  it('proxies /en from the French server to the English one, including sockets', () => {
    expect(devServerConfig('fr', '4321')).toEqual({
      proxy: [
        expect.objectContaining({
          context: isEnglishPath,
          target: 'http://127.0.0.1:4321',
          ws: true,
        }),
      ],
    });
  });

  it('moves the English hot reload socket under /en, on server and browser', () => {
    expect(devServerConfig('en', '4321')).toEqual({
      webSocketServer: {type: 'ws', options: {path: '/en/ws'}},
      client: {webSocketURL: {pathname: '/en/ws'}},
    });
  });
});
