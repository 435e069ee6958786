/** @jest-environment node */
import {devServerConfig, isEnglishPath, readDevServerOptions} from '../options';

const env = {
  NODE_ENV: 'development',
  SITE_DEV_LANGUAGE: 'fr',
  SITE_DEV_ENGLISH_PORT: '4321',
  SITE_DEV_FORMS_FILE: '/site/.forms/submissions.jsonl',
};

describe('readDevServerOptions', () => {
  it('reads what npm start sets', () => {
    expect(readDevServerOptions(env)).toEqual({
      language: 'fr',
      englishPort: 4321,
      formsFile: '/site/.forms/submissions.jsonl',
    });
  });

  it.each([
    ['a build', {...env, NODE_ENV: 'production'}],
    ['a server of one language', {NODE_ENV: 'development'}],
  ])('has nothing to do in %s', (_what, variables) => {
    expect(readDevServerOptions(variables)).toBeNull();
  });
});

describe('isEnglishPath', () => {
  it.each(['/en', '/en/', '/en/team/', '/en?theme=dark', '/en/ws'])('says yes to %s', (path) => {
    expect(isEnglishPath(path)).toBe(true);
  });

  it.each(['/', '/energy/', '/fr/en/', '/ws', '/work/en/'])('says no to %s', (path) => {
    expect(isEnglishPath(path)).toBe(false);
  });
});

describe('devServerConfig', () => {
  const options = {englishPort: 4321, formsFile: 'forms.jsonl'};

  it('makes the French server hand /en to the English one, sockets included', () => {
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

  it('moves the English hot reload socket under /en, for server and browser alike', () => {
    expect(devServerConfig({...options, language: 'en'})).toEqual({
      webSocketServer: {type: 'ws', options: {path: '/en/ws'}},
      client: {webSocketURL: {pathname: '/en/ws'}},
    });
  });
});
