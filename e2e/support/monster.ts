import {cp, mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {sectionHeadings} from '../../src/vocabulary/sections';
import {frenchOnly, mainStudy, members, studies} from './fixture';
import {change} from './projectCopy';

/** 80 letters without a break opportunity. */
const word = 'hospitalocentrisme'.repeat(5).slice(0, 80);

/** The case study's slugs and very long titles. */
export const monster = {
  fr: {
    slug: 'un-titre-qui-ne-finit-pas',
    title: `Un titre qui ne finit pas\u00A0: ${word}, et ${'les soins, les lieux, les gens, '.repeat(8)}encore`,
  },
  en: {
    slug: 'a-title-without-an-end',
    title: `A title without an end: ${word}, and ${'care, places, people, '.repeat(10)}more`,
  },
} as const;

/** A text that uses every component with excessive content. */
const textOf = (locale: 'fr' | 'en', [one, two, three]: readonly string[]): string => {
  const services = [...new Set(studies.flatMap((study) => study.services))];
  const {slug, title} = monster[locale];
  const [first = '', ...sections] = Object.values(sectionHeadings[locale]);
  return `---
title: "${title}"
slug: ${slug}
description: "${`${word} ${word}`} ${'x'.repeat(30)}"
date: 2025-01-01
client: "${word} & ${word}"
sector: ${frenchOnly.sector}
services: [${services.join(', ')}]
authors: [${members.map(({id}) => id).join(', ')}]
cover:
  src: ./cover.png
  alt: "${word} ${word}"
links:
  furtherReading:
    - label: "${word}"
      url: https://www.example.org/${word}
      note: "${word}"
  elsewhere:
    - label: "${word} ${word}"
      url: https://www.example.org/
---

## ${first}

${word} ${word}, et [${word}](https://www.example.org/${word}), puis \`${word}\`, **${word}** et https://www.example.org/${word}

### ${word} ${word}

- ${word}
  - ${word}

> ${word}

1. **${word}** ${word}

<Quote author="${word}" role="${word}">
${word}
</Quote>

<KeyFacts title="${word}">
  <Fact label="${word}">${word}</Fact>
  <Fact label="Lieu">${'Strasbourg, '.repeat(30)}</Fact>
</KeyFacts>

![${word}](./${one} "${word} ${word}")

<Gallery caption="${word}">

![${word}](./${two} "${word}")

![${word}](./${three} "${word}")

</Gallery>

${sections.map((heading) => `## ${heading}\n\n${word}`).join('\n\n')}
`;
};

/** Adds a case study with very long words, and long names elsewhere. */
export async function addMonster(dir: string): Promise<void> {
  const name = '2025-01-01-monster';
  const pictures = (await readdir(path.join(dir, 'blog', mainStudy.id))).filter(
    (file) => file.endsWith('.png') && file !== 'cover.png',
  );
  await cp(path.join(dir, 'blog', mainStudy.id), path.join(dir, 'blog', name), {recursive: true});
  for (const [locale, folder] of [
    ['fr', 'blog'],
    ['en', 'i18n/en/docusaurus-plugin-content-blog'],
  ] as const) {
    await mkdir(path.join(dir, folder, name), {recursive: true});
    await writeFile(path.join(dir, folder, name, 'index.mdx'), textOf(locale, pictures));
  }
  await change(dir, 'blog/authors.yml', (text) =>
    text.replace(`title: ${members[0]?.title}`, `title: "${word} ${word}"`),
  );
  // Every sector and service.
  await change(dir, 'i18n/fr/code.json', (text) =>
    text.replaceAll(
      /("vocabulary\.[^"]+": \{\s*"message": )"[^"]*"/g,
      '$1"Accompagnement interprofessionnel des personnes hospitalisées"',
    ),
  );
}
