import {trimConfig, trimMessages, trimMetadata} from '../trim';

describe('what the browser gets of Docusaurus’ generated modules', () => {
  it('is the configuration without what plugins and the theme alone read', () => {
    expect(
      trimConfig({
        title: 'Soin Commun',
        customFields: {version: '1'},
        presets: [['x', {}]],
        plugins: ['y'],
        markdown: {},
        themeConfig: {colorMode: {disableSwitch: false}, prism: {theme: {}}, docs: {}},
      }),
    ).toEqual({
      title: 'Soin Commun',
      customFields: {version: '1'},
      themeConfig: {colorMode: {disableSwitch: false}},
    });
  });

  it('is the versions without the plugins', () => {
    expect(trimMetadata({siteVersion: '1', pluginVersions: {a: {}}})).toEqual({
      siteVersion: '1',
      pluginVersions: {},
    });
  });

  it('is the theme’s own words', () => {
    expect(trimMessages({'theme.ErrorPageContent.title': 'Oups', 'home.title': 'Home'})).toEqual({
      'theme.ErrorPageContent.title': 'Oups',
    });
  });
});
