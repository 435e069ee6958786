import {trustedHtml} from '../trustedTypes';

/** What a browser with Trusted Types has; jsdom has none. */
function browserFactory() {
  const names: string[] = [];
  const createPolicy = (name: string, rules: {createHTML: (text: string) => string}) => {
    names.push(name);
    return {createHTML: (html: string) => ({trusted: rules.createHTML(html)})};
  };
  return {names, createPolicy};
}

describe('what the site vouches for', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  });

  it('goes through one policy where the browser asks for it', async () => {
    const {names, createPolicy} = browserFactory();
    Object.assign(globalThis, {trustedTypes: {createPolicy}});
    jest.resetModules();
    const trusted = await import('../trustedTypes');
    expect(trusted.trustedHtml('<p>')).toEqual({trusted: '<p>'});
    expect(names).toEqual(['site']);
  });

  it('is HTML as it is, where the browser takes texts', () => {
    expect(trustedHtml('<p>a</p>')).toBe('<p>a</p>');
  });
});
