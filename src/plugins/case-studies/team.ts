import path from 'node:path';
import * as z from 'zod';
import {forEachLocale, locales, sourceLocale, type Locale} from '../../lib/locales';
import {throwProblems, type Problem} from '../../lib/siteError';
import {isFile} from '../../lib/files';
import {facesOf} from '../../lib/portrait';
import {translatedLocales} from '../../lib/texts/translated';
import {teamFile} from '../../lib/texts/folders';
import {typesetFields} from '../../lib/texts/typeset';
import {readTextFile} from '../../lib/texts/textFile';
import {readYaml, validateData} from '../../lib/texts/data';
import {text} from '../texts/fields';
import type {TeamMember} from './model';

const memberSchema = z.strictObject({
  name: text,
  title: text,
  description: text,
  alumni: z.boolean().default(false),
  /** A picture in static/ (`/img/…`), or a full URL. */
  image_url: z.string().optional(),
});

const teamSchema = z.record(z.string(), memberSchema);

const MEMBER =
  'each member has name (initials), title (role), description, alumni: true for those who left, and image_url for a photo';

type Team = {members: TeamMember[]; problems: Problem[]};

async function readTeam(siteDir: string, locale: Locale): Promise<Team> {
  const file = teamFile(locale);
  const missing = 'the file is missing; it holds the team in this language.';
  const content = await readTextFile(siteDir, file, missing);
  if (!content.ok) return {members: [], problems: [content.problem]};
  const yaml = readYaml(file, content.source);
  if (yaml.data === undefined) return {members: [], problems: yaml.problems};
  const {places} = yaml;
  const subject = (path: readonly PropertyKey[]) =>
    path.length > 0 ? `"${path.join('.')}"` : 'the file';
  const {data: read, problems} = validateData(file, teamSchema, yaml, {
    subject,
    more: `; ${MEMBER}`,
  });
  problems.push(...yaml.problems);
  if (!read) return {members: [], problems};
  const faces = facesOf(Object.keys(read));
  const members = Object.entries(typesetFields(read, locale)).map(
    ([id, member], index): TeamMember => {
      const {name: initials, title: role, description: care, alumni, image_url: photo} = member;
      const face = faces[index];
      return {id, initials, role, care, alumni, ...(face && {face}), ...(photo && {photo})};
    },
  );
  for (const {id, photo} of members) {
    if (photo?.startsWith('/') && !(await isFile(path.join(siteDir, 'static', photo)))) {
      const message = `"${id}.image_url" is "${photo}", but there is no such file in static/: put the photo there, or correct the name.`;
      problems.push({file, ...places.of([id, 'image_url']), message});
    }
  }
  return {members, problems};
}

export type Teams = Readonly<Record<Locale, readonly TeamMember[]>>;

/** Reports members that only the original or only its translation has. */
function compareTeams(original: Team, team: Team, locale: Locale): Problem[] {
  const [source, file] = [teamFile(sourceLocale), teamFile(locale)];
  const missingIn = (one: Team, other: Team) =>
    other.members.filter(({id}) => !one.members.some((member) => member.id === id));
  return [
    ...missingIn(team, original).map(({id}) => ({
      file,
      message: `"${id}" is missing: translate this member of ${source}.`,
    })),
    ...missingIn(original, team).map(({id}) => ({
      file,
      message: `"${id}" is not in ${source}: rename the member to match, or remove it.`,
    })),
  ];
}

/** Reads the team in every language and reports members that one lacks. */
export async function checkTeams(siteDir: string): Promise<{teams: Teams; problems: Problem[]}> {
  const read = await Promise.all(locales.map((locale) => readTeam(siteDir, locale)));
  const teams = forEachLocale((locale) => read[locales.indexOf(locale)] as Team);
  const problems = read.flatMap((team) => team.problems);
  if (problems.length === 0) {
    for (const locale of translatedLocales) {
      problems.push(...compareTeams(teams[sourceLocale], teams[locale], locale));
    }
  }
  return {teams: forEachLocale((locale) => teams[locale].members), problems};
}

/** @throws SiteError that lists every problem */
export async function readTeams(siteDir: string): Promise<Teams> {
  const {teams, problems} = await checkTeams(siteDir);
  throwProblems('The team', problems);
  return teams;
}
