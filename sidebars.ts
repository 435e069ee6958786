import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The handbook's pages; the labels' texts are in i18n/<language>/…-docs/current.json. */
const sidebars: SidebarsConfig = {
  handbook: [
    'index',
    {
      type: 'category',
      label: 'write',
      items: [
        'text-files',
        'editor',
        'add-a-case-study',
        'write-sections',
        'pictures',
        'life-of-a-study',
        'add-a-page',
        'team',
        'translate',
        'translation-tools',
        'words',
        'rules',
        'publish',
      ],
    },
    {
      type: 'category',
      label: 'maintain',
      customProps: {lang: 'en'},
      items: [
        'identity',
        'languages',
        'integrations',
        'deploy',
        'nginx',
        'hosts',
        'forms',
        'security',
        'launch',
        'architecture',
        'tests',
        'results',
      ],
    },
  ],
};

export default sidebars;
