/** @jest-environment node */
import {devServerConfig, isEnglishPath, readDevServerOptions} from '../options';

const env = {
  NODE_ENV: 'development',
  SITE_DEV_LANGUAGE: 'fr',
  SITE_DEV_ENGLISH_PORT: '4321',
  SITE_DEV_FORMS_FILE: '/site/.forms/submissions.jsonl',
};

describe('readDevServerOptions', () => {
  it('reads the variables that npm start sets', () => {
    expect(readDevServerOptions(env)).toEqual({
      language: 'fr',
      englishPort: 4321,
      formsFile: '/site/.forms/submissions.jsonl',
    });
  });

  it.each([
    ['a build', {...env, NODE_ENV: 'production'}],
    ['a server of one language', {NODE_ENV: 'development'}],
  ])('does nothing in %s', (_what, variables) => {
    expect(readDevServerOptions(variables)).toBeNull();
  });
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
  const options = {englishPort: 4321, formsFile: 'forms.jsonl'};

  it('proxies /en from the French server to the English one, including sockets', () => {
    expect(devServerConfig({...options, language: 'fr'})).toEqual({
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
    expect(devServerConfig({...options, language: 'en'})).toEqual({
      webSocketServer: {type: 'ws', options: {path: '/en/ws'}},
      client: {webSocketURL: {pathname: '/en/ws'}},
    });
  });
});
