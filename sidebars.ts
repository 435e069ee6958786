import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The handbook's pages; the English of the labels is in i18n/en/…-docs/current.json. */
const sidebars: SidebarsConfig = {
  handbook: [
    'index',
    {
      type: 'category',
      label: 'Écrire et traduire',
      key: 'write',
      items: ['add-a-case-study', 'write-sections', 'pictures', 'team', 'translate', 'words'],
    },
    {
      type: 'category',
      label: 'Publier',
      key: 'publish',
      items: ['identity', 'integrations', 'deploy', 'security', 'launch'],
    },
    {
      type: 'category',
      label: 'Comprendre',
      key: 'understand',
      items: ['architecture', 'rules', 'tests', 'results'],
    },
  ],
};

export default sidebars;
