import {trustedHtml} from '../trustedTypes';

/** A Trusted Types factory, which jsdom lacks. */
function browserFactory() {
  const names: string[] = [];
  const createPolicy = (name: string, rules: {createHTML: (text: string) => string}) => {
    names.push(name);
    return {createHTML: (html: string) => ({trusted: rules.createHTML(html)})};
  };
  return {names, createPolicy};
}

describe('trusted HTML', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  });

  it('goes through one policy when the browser supports Trusted Types', async () => {
    const {names, createPolicy} = browserFactory();
    Object.assign(globalThis, {trustedTypes: {createPolicy}});
    jest.resetModules();
    const trusted = await import('../trustedTypes');
    expect(trusted.trustedHtml('<p>')).toEqual({trusted: '<p>'});
    expect(names).toEqual(['site']);
  });

  it('stays a string in other browsers', () => {
    expect(trustedHtml('<p>a</p>')).toBe('<p>a</p>');
  });
});
