import {checkLinks} from '../links';

const place = {line: 1, column: 1};

it.each(['javascript:a()', ' JavaScript:a()', 'java\tscript:a()', 'java\nscript:a()'])(
  'reports %j, which a browser would run',
  (url) => {
    const facts = {
      problems: [],
      pictures: [],
      served: [],
      anchors: [],
      sections: [],
      visible: [],
      words: 0,
      links: [{url, ...place}],
    };
    const text = {file: 'blog/a/index.mdx', locale: 'fr', kind: 'case-study', source: ''} as const;
    const pages = {fr: new Map(), en: new Map()};
    const targets = {siteDir: '/nowhere', pages, files: new Map(), studies: []};
    expect(checkLinks({...text, facts}, targets)).toEqual([
      {
        file: text.file,
        ...place,
        message: expect.stringMatching(/^the link ".*" runs a script: write an address/s) as string,
      },
    ]);
  },
);
