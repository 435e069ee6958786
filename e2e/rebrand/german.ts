/*
 * What German needs in the tables that name each language, as docs/languages.md lists them: the
 * lines of `languages.ts`, and a line in each other file.
 */

type Insertion = {file: string; after: string; add: string};

export const languages = "['en', 'fr', 'de']";

/** Those of the tables that the dictionaries of the check, French and English, do not know. */
export const words =
  'Anderswo Beitrag Dezember Februar Fragen Januar Juli Juni Kurz März Oktober Schritte Unser Weiterlesen acht drei eins fünf gesagt neun sechs sieben zehn zwei zwölf'.split(
    ' ',
  );

/** The tables besides those of the identity's own files. */
export const tables: readonly Insertion[] = [
  {
    file: 'src/lib/languages.ts',
    after: "label: 'English'},\n",
    add: "  de: {tag: 'de-de', htmlLang: 'de-DE', openGraph: 'de_DE', label: 'Deutsch'},\n",
  },
  {
    file: 'src/vocabulary/sections.ts',
    after: "    elsewhere: 'Elsewhere',\n  },\n",
    add: `  de: {
    'in-short': 'Kurz gesagt',
    challenges: 'Die Fragen',
    steps: 'Die Schritte',
    'our-involvement': 'Unser Beitrag',
    'further-reading': 'Zum Weiterlesen',
    elsewhere: 'Anderswo',
  },
`,
  },
  {
    file: 'src/lib/texts/typeset.ts',
    after: "rule(`(?<=\\\\d)${SPACE}(?=%)`, ''),\n  ],\n",
    add: "  de: [...both, unit('px|kB|MB|GB|km|cm|mm|kg|ms|°C|%|€')],\n",
  },
  {file: 'src/lib/texts/typeset.ts', after: "en: ['‘', '’']", add: ", de: ['„', '“']"},
  {
    file: 'src/lib/text.ts',
    after: "eleven twelve',\n",
    add: "  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',\n",
  },
  {file: 'src/lib/text.ts', after: 'fr: false, en: false', add: ', de: true'},
  {
    file: 'src/lib/text.ts',
    after: "en: {decimal: '.', thousands: ','},\n",
    add: "  de: {decimal: ',', thousands: '.'},\n",
  },
  {
    file: 'src/lib/day.ts',
    after: "October November December',\n",
    add: "  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',\n",
  },
  {file: 'src/lib/day.ts', after: '  en: String,\n', add: '  de: (day) => `${day}.`,\n'},
  {file: 'src/features/home/Hero/index.tsx', after: 'en: 2', add: ', de: 2'},
  {file: 'src/lib/editorLinks.ts', after: "en: 'elsewhere'", add: ", de: 'ailleurs'"},
  {
    file: 'src/theme/NewsletterForm/index.tsx',
    after: "en: translate({id: 'newsletter.NewsletterForm.inEnglish'}),\n",
    add: "  de: translate({id: 'newsletter.NewsletterForm.inGerman'}),\n",
  },
  {
    file: 'src/features/case-studies/Card/index.tsx',
    after: "en: translate({id: 'caseStudies.Card.inEnglish'}),\n",
    add: "  de: translate({id: 'caseStudies.Card.inGerman'}),\n",
  },
  {
    file: 'src/features/case-studies/CaseStudyPage.tsx',
    after: "en: translate({id: 'caseStudies.CaseStudyPage.englishOnly'}),\n",
    add: "  de: translate({id: 'caseStudies.CaseStudyPage.germanOnly'}),\n",
  },
  {
    file: 'src/theme/OwnPage/index.tsx',
    after: "en: translate({id: 'legal.OwnPage.englishOnly'}),\n",
    add: "  de: translate({id: 'legal.OwnPage.germanOnly'}),\n",
  },
];
