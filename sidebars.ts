import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The handbook's pages; the English of the labels is in i18n/en/…-docs/current.json. */
const sidebars: SidebarsConfig = {
  handbook: [
    'index',
    {
      type: 'category',
      label: 'Écrire et traduire',
      key: 'write',
      items: [
        'text-files',
        'add-a-case-study',
        'write-sections',
        'pictures',
        'team',
        'translate',
        'words',
        'rules',
        'publish',
      ],
    },
    {
      type: 'category',
      label: 'Maintenance (en anglais)',
      key: 'maintain',
      customProps: {lang: 'en'},
      items: [
        'identity',
        'integrations',
        'deploy',
        'nginx',
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
