import {trimConfig, trimMessages, trimMetadata} from '../trim';

describe('Docusaurus’ generated modules in the browser', () => {
  it('contain the configuration without the options of plugins and theme', () => {
    expect(
      trimConfig({
        title: 'Estran',
        customFields: {version: '1'},
        presets: [['x', {}]],
        plugins: ['y'],
        markdown: {},
        themeConfig: {colorMode: {disableSwitch: false}, prism: {theme: {}}, docs: {}},
      }),
    ).toEqual({
      title: 'Estran',
      customFields: {version: '1'},
      themeConfig: {colorMode: {disableSwitch: false}},
    });
  });

  it('contain the versions without the plugins', () => {
    expect(trimMetadata({siteVersion: '1', pluginVersions: {a: {}}})).toEqual({
      siteVersion: '1',
      pluginVersions: {},
    });
  });

  it('contain the messages of the theme alone', () => {
    const kept = {'theme.ErrorPageContent.title': 'Oups'};
    expect(trimMessages({...kept, 'home.title': 'Home'})).toEqual(kept);
  });
});
