import {trustedHtml, trustedScript} from '../trustedTypes';

/** What a browser with Trusted Types has; jsdom has none. */
function browserFactory() {
  const names: string[] = [];
  const createPolicy = (
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>,
  ) => {
    names.push(name);
    return {
      createHTML: (html: string) => ({trusted: rules.createHTML(html)}),
      createScriptURL: (address: string) => ({trusted: rules.createScriptURL(address)}),
    };
  };
  return {names, createPolicy};
}

describe('what the site vouches for', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  });

  it.each(['/assets/js/content-1a2b.3c4d.js', '/en/assets/js/runtime~main.1a2b3c4d.js'])(
    'is a script of its own, such as %s',
    (address) => {
      expect(trustedScript(address)).toBe(address);
    },
  );

  it.each([
    'https://elsewhere.example.org/assets/js/a.js',
    '//elsewhere.example.org/assets/js/a.js',
    '/assets/js/../../a.js',
    '/assets/images/a.js',
    'data:text/javascript,1',
    'javascript:1',
    '/assets/js/a.js?b',
  ])('is not %s', (address) => {
    expect(() => trustedScript(address)).toThrow(`${address} is no script of this site.`);
  });

  it('goes through one policy where the browser asks for it', async () => {
    const {names, createPolicy} = browserFactory();
    Object.assign(globalThis, {trustedTypes: {createPolicy}});
    jest.resetModules();
    const trusted = await import('../trustedTypes');
    expect(trusted.trustedHtml('<p>')).toEqual({trusted: '<p>'});
    expect(trusted.trustedScript('/assets/js/a.js')).toEqual({trusted: '/assets/js/a.js'});
    expect(() => trusted.trustedScript('/a.js')).toThrow(TypeError);
    expect(names).toEqual(['site']);
  });

  it('is HTML as it is, where the browser takes texts', () => {
    expect(trustedHtml('<p>a</p>')).toBe('<p>a</p>');
  });
});
