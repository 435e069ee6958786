import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Locale} from '../../src/lib/locales';
import {sectionHeadings, sectionIds, type SectionId} from '../../src/lib/sections';
import {caseStudiesDir} from '../../src/plugins/case-studies/files';
import type {Answers} from './case-study-answers';
import {codeOf, messageOf, UserError} from './user-error';

/*
 * A case study that has just begun. What is still to be written is empty, or a
 * comment, never a text that could be published by mistake: `npm run check:content`
 * and the build refuse the file until all of it is there.
 */

type Words = {
  description: string;
  cover: string;
  alt: string;
  sections: Readonly<Record<SectionId, string>>;
};

const words: Readonly<Record<Locale, Words>> = {
  fr: {
    description: 'De 50 à 200\u00A0caractères, entre guillemets droits.',
    cover: '2400 × 1500\u00A0px, à poser dans ce dossier.',
    alt: 'Ce que montre la couverture, pour qui ne la voit pas.',
    sections: {
      'in-short':
        'Deux ou trois phrases\u00A0: la question, ce que nous avons dessiné, ce que cela change.',
      challenges: 'Ce que vivaient les personnes avant le projet. Un paragraphe par idée.',
      steps:
        'Un titre de troisième niveau (### Marcher avec) par étape, son texte dessous. Une image se met seule sur sa ligne\u00A0: ![Ce qu’elle montre.](./image.png "Sa légende.")',
      'our-involvement': 'Qui a fait quoi, avec qui. Les services s’affichent dessous.',
      'further-reading': 'Une phrase. Les liens furtherReading et le PDF s’affichent dessous.',
      elsewhere: 'Une phrase. Les liens elsewhere s’affichent dessous.',
    },
  },
  en: {
    description: 'From 50 to 200 characters, between double quotes.',
    cover: 'The picture of the French folder, unless this one holds another.',
    alt: 'What the cover shows, for those who do not see it.',
    sections: {
      'in-short': 'Two or three sentences: the question, what we designed, what it changes.',
      challenges: 'What people lived with before the project. One paragraph for each idea.',
      steps:
        'A third-level heading (### Walking along) for each step, its text below. A picture stands on a line of its own: ![What it shows.](./picture.png "Its caption.")',
      'our-involvement': 'Who did what, with whom. The services show below.',
      'further-reading': 'One sentence. The furtherReading links and the PDF show below.',
      elsewhere: 'One sentence. The elsewhere links show below.',
    },
  },
};

/** A case study's file in a language, with everything in it that is known already. */
export function skeletonOf(answers: Answers, locale: Locale): string {
  const {client, sector, services, authors, date} = answers;
  const {description, cover, alt, sections} = words[locale];
  const title = locale === 'fr' ? answers.title : (answers.titleEn ?? '');
  const slug = locale === 'fr' ? answers.slug : (answers.slugEn ?? '');
  return [
    '---',
    // JSON's strings are YAML's.
    `title: ${JSON.stringify(title)}`,
    `slug: ${slug}`,
    `description: # ${description}`,
    `date: ${date}`,
    `client: ${JSON.stringify(client)}`,
    `sector: ${sector}`,
    `services: [${services.join(', ')}]`,
    `authors: [${authors.join(', ')}]`,
    'cover:',
    `  src: ./cover.png # ${cover}`,
    `  alt: # ${alt}`,
    'links:',
    '  furtherReading: []',
    '  elsewhere: []',
    '---',
    ...sectionIds.flatMap((id) => [
      '',
      `## ${sectionHeadings[locale][id]}`,
      '',
      `{/* ${sections[id]} */}`,
    ]),
    '',
  ].join('\n');
}

/** The folder of a case study, the same in each language. */
export const folderOf = ({date, slug}: Answers) => `${date}-${slug}`;

/**
 * Writes a case study's files: all of them, or none. Nothing that is there is touched.
 *
 * @returns the files, from the project's root
 * @throws UserError when a folder is there already or can't be written
 */
export async function writeSkeleton(siteDir: string, answers: Answers): Promise<string[]> {
  const made: string[] = [];
  const files: string[] = [];
  try {
    for (const locale of answers.languages) {
      const folder = `${caseStudiesDir(locale)}/${folderOf(answers)}`;
      const absolute = path.join(siteDir, folder);
      await mkdir(path.dirname(absolute), {recursive: true});
      // Not recursive: it fails where there is a folder already.
      await mkdir(absolute).catch((error: unknown) => {
        throw codeOf(error) === 'EEXIST'
          ? new UserError(
              `${folder} is there already, and nothing was written: choose another --slug or --date, or remove that folder first.`,
            )
          : error;
      });
      made.push(absolute);
      await writeFile(path.join(absolute, 'index.mdx'), skeletonOf(answers, locale), {flag: 'wx'});
      files.push(`${folder}/index.mdx`);
    }
    return files;
  } catch (error) {
    await Promise.all(made.map((folder) => rm(folder, {recursive: true, force: true})));
    throw error instanceof UserError
      ? error
      : new UserError(`The files can’t be written (${messageOf(error)}), and nothing was.`);
  }
}
