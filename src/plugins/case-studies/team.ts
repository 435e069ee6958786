import path from 'node:path';
import {LineCounter, isMap, isNode, parseDocument} from 'yaml';
import * as z from 'zod';
import {defaultLocale, locales, type Locale} from '../../lib/locales';
import {throwProblems, type Problem} from '../../lib/siteError';
import {isFile, readText} from '../shared/files';
import {caseStudiesDir} from './files';
import type {TeamMember} from './model';

const memberSchema = z.strictObject({
  name: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  alumni: z.boolean().default(false),
  /** A picture in static/ (`/img/…`), or a whole address. */
  image_url: z.string().optional(),
});

const MEMBER =
  'each member has name (initials), title (role), description, alumni: true for those who left, and image_url for a photo';

type Team = {members: TeamMember[]; problems: Problem[]};

/** Reads a language's team, with every problem of its file. */
async function readTeam(siteDir: string, locale: Locale): Promise<Team> {
  const file = `${caseStudiesDir(locale)}/authors.yml`;
  const content = await readText(path.join(siteDir, file));
  if (content === undefined) {
    const message = 'the file is missing; it holds the team in this language.';
    return {members: [], problems: [{file, message}]};
  }
  const counter = new LineCounter();
  const document = parseDocument(content, {lineCounter: counter, prettyErrors: false});
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: counter.linePos(error.pos[0]).line,
      message: `not valid YAML: ${error.message}. A text that holds ": " or begins with a quote has to stand between double quotes.`,
    }));
    return {members: [], problems};
  }
  const lineOf = (id: string): number | undefined => {
    const pair = isMap(document.contents)
      ? document.contents.items.find(({key}) => isNode(key) && key.toJSON() === id)
      : undefined;
    return isNode(pair?.key) && pair.key.range
      ? counter.linePos(pair.key.range[0]).line
      : undefined;
  };
  const data: unknown = document.toJS();
  const result = z.record(z.string(), memberSchema).safeParse(data);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => {
      const [id = '', ...field] = issue.path.map(String);
      const what = id ? `"${[id, ...field].join('.')}": ${issue.message}` : 'nobody is in it';
      return {file, line: lineOf(id), message: `${what}; ${MEMBER}.`};
    });
    return {members: [], problems};
  }
  const members = Object.entries(result.data).map(([id, member]) => ({
    id,
    initials: member.name,
    role: member.title,
    care: member.description,
    alumni: member.alumni,
    ...(member.image_url ? {photo: member.image_url} : {}),
  }));
  const problems: Problem[] = [];
  for (const {id, photo} of members) {
    if (photo?.startsWith('/') && !(await isFile(path.join(siteDir, 'static', photo)))) {
      const message = `"${id}.image_url" is "${photo}", but there is no such file in static/: put the photo there, or correct the name.`;
      problems.push({file, line: lineOf(id), message});
    }
  }
  return {members, problems};
}

/**
 * Reads the team in every language.
 *
 * @throws SiteError that lists every problem, also members that only one
 * language has
 */
export async function readTeams(
  siteDir: string,
): Promise<Readonly<Record<Locale, readonly TeamMember[]>>> {
  const teams = await Promise.all(
    locales.map(async (locale) => ({locale, ...(await readTeam(siteDir, locale))})),
  );
  const membersOf = (locale: Locale) => teams.find((team) => team.locale === locale)?.members ?? [];
  const problems = teams.flatMap((team) => team.problems);
  if (problems.length === 0) {
    const idsOf = (locale: Locale) => membersOf(locale).map(({id}) => id);
    for (const locale of locales.filter((candidate) => candidate !== defaultLocale)) {
      const [source, translation] = [idsOf(defaultLocale), idsOf(locale)];
      const file = `${caseStudiesDir(locale)}/authors.yml`;
      const original = `${caseStudiesDir(defaultLocale)}/authors.yml`;
      for (const id of source.filter((candidate) => !translation.includes(candidate))) {
        problems.push({file, message: `"${id}" is missing: translate this member of ${original}.`});
      }
      for (const id of translation.filter((candidate) => !source.includes(candidate))) {
        const message = `"${id}" is not in ${original}: rename the member like there, or remove it.`;
        problems.push({file, message});
      }
    }
  }
  throwProblems('The team', problems);
  return {fr: membersOf('fr'), en: membersOf('en')};
}
