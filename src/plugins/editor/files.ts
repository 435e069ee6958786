import {cp, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import type {Environment} from '../../lib/environment';
import {EDITOR, screenIn, SCREENS} from '../../lib/editorLinks';
import {markup} from '../../lib/markup';
import {onceAProcess} from '../../lib/project';
import {splitText} from '../../lib/texts/data';
import {sectorIds, serviceIds} from '../../vocabulary';
import {studyTemplate} from '../case-studies/template';
import {checkTeams} from '../case-studies/team';
import {isOwn} from '../pages/own';
import {pageFields} from '../texts/read';
import {codeFile, folderOf, readMessages} from '../translations/files';
import {say} from '../../lib/texts/say';
import {forEachLocale, locales, sourceLocale, type Locale} from '../../lib/locales';
import {languageName, translatedLocales} from '../../lib/texts/translated';
import type {Settings, Words} from './bridge/settings';
import {editorPolicy} from './policy';

/** The folder of the build, and of development, that holds the editor. */
const FOLDER = EDITOR.replaceAll('/', '');

/** A pattern of the titles of pages that are files alone: not those of the pages with a route. */
function otherThan(siteDir: string, locale: Locale): string {
  const titles = pageFields(siteDir, locale)
    .filter(({name}) => !isOwn({kind: 'page', name}))
    .map(({fields}) => String(fields.title).replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return `^(?!(?:${titles.join('|')})$)`;
}

/** The values that replace `$name` in config.yml. */
async function valuesOf(siteDir: string): Promise<Record<string, unknown>> {
  const texts = readMessages(siteDir, codeFile(sourceLocale)).data ?? {};
  const optionOf = (value: string, id: string) => ({value, label: texts[id]?.message ?? value});
  // The editor opens all the same, so that a broken file of the team can be mended there.
  const {teams} = await checkTeams(siteDir);
  const team = teams[sourceLocale];
  return {
    $sectors: sectorIds.map((id) => optionOf(id, `vocabulary.sectors.${id}`)),
    $services: serviceIds.map((id) => optionOf(id, `vocabulary.services.${id}.label`)),
    $team:
      team.length > 0
        ? team.map(({id, initials, role}) => ({value: id, label: `${initials}, ${role}`}))
        : // Sveltia CMS does not open without an option.
          [{value: '', label: '?'}],
    ...Object.fromEntries(
      locales.flatMap((locale) => [
        [`$others-${locale}`, otherThan(siteDir, locale)],
        [`$template-${locale}`, splitText(studyTemplate(siteDir, locale)).body.trim()],
      ]),
    ),
  };
}

type Field = {name: string; label?: string; fields?: Field[]};
type Screen = {
  name: string;
  file?: string;
  folder?: string;
  files?: Screen[];
  fields?: Field[];
};

/** The screens of translations in one more language: config.yml's English ones, with its files. */
function screensIn(locale: Locale, collections: readonly Screen[]): Screen[] {
  const isTranslated = ({file, folder}: Screen) =>
    (file ?? folder ?? '').startsWith(`${folderOf(SCREENS)}/`);
  const inLanguage = (screen: Screen, name: string): Screen => {
    const [from, to] = [SCREENS, locale].map((each) => languageName(each, 'fr'));
    const own = JSON.stringify({...screen, name})
      .replaceAll(`${folderOf(SCREENS)}/`, `${folderOf(locale)}/`)
      .replaceAll(`"${SCREENS}/`, `"${locale}/`)
      .replaceAll(`-${SCREENS}"`, `-${locale}"`)
      .replaceAll(new RegExp(`([Ee]n) ${from}`, 'g'), `$1 ${to}`);
    return JSON.parse(own) as Screen;
  };
  return collections.flatMap((screen): Screen[] => {
    if (isTranslated(screen)) return [inLanguage(screen, screenIn(locale, screen.name))];
    const files = screen.files?.filter(isTranslated) ?? [];
    if (files.length === 0) return [];
    const own = files.map((each) => inLanguage(each, each.name === SCREENS ? locale : each.name));
    screen.files?.push(...own);
    return [];
  });
}

/** The configuration of Sveltia CMS: config.yml, with the lists that the build checks texts by. */
export async function editorConfig(siteDir: string, setting: Environment) {
  const source = await readFile(path.join(siteDir, 'src/plugins/editor/config.yml'), 'utf8');
  const values = await valuesOf(siteDir);
  const {EDITOR_BACKEND, EDITOR_REPO, EDITOR_BRANCH, EDITOR_APP_ID} = setting;
  const screens = parse(source, {merge: true}) as {collections: Screen[]};
  for (const locale of translatedLocales.filter((each) => each !== SCREENS)) {
    screens.collections.push(...screensIn(locale, screens.collections));
  }
  const config = JSON.parse(JSON.stringify(screens), (key, value: unknown) => {
    // A list of fields may hold lists, which several screens share.
    if (key === 'fields' && Array.isArray(value)) return (value as unknown[]).flat();
    return typeof value === 'string' ? (values[value] ?? value) : value;
  }) as Record<string, unknown>;
  const backend = {
    name: EDITOR_BACKEND,
    // Without one, under `npm start`, the editor opens the folder on the disk.
    repo: EDITOR_REPO ?? 'local/local',
    branch: EDITOR_BRANCH,
    auth_methods: EDITOR_REPO === undefined ? ['token'] : undefined,
    auth_type: EDITOR_APP_ID ? 'pkce' : undefined,
    app_id: EDITOR_APP_ID,
  };
  return {backend, ...config};
}

const page = (setting: Environment): string =>
  markup`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(setting, {inHeader: false})}">
<meta name="robots" content="noindex">
<title>Textes du site</title>
<script type="module" src="${EDITOR}editor.js"></script>
<script type="module" src="${EDITOR}bridge.js"></script>
</head>
<body></body>
</html>
`.source;

/**
 * Writes Sveltia CMS, with its fonts and icons. It asks a CDN for three fonts of its interface all
 * the same, and the git host's status page: the policy stops both, and the system's fonts show.
 */
async function writeProgram(siteDir: string, target: string, watches: boolean): Promise<void> {
  // Imported on demand: builds without an editor don't need it.
  const {build} = await import('esbuild');
  await build({
    entryPoints: [{in: path.join(siteDir, 'src/plugins/editor/bridge/start.ts'), out: 'editor'}],
    define: {BEGINS_WITH_FOLDER: String(watches)},
    outdir: target,
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    // Code highlighting and maps, which no screen uses.
    external: ['@shikijs/*', 'leaflet', 'leaflet/*', 'terra-draw*', 'svgo/*'],
    logLevel: 'silent',
  });
  const assets = path.join(path.dirname(require.resolve('@sveltia/cms')), 'assets');
  await cp(assets, path.join(target, 'assets'), {recursive: true});
}

/** The labels of fields by their paths, such as `cover.src`. */
const labelsOf = (fields: readonly Field[], parent = ''): Array<[path: string, label: string]> =>
  fields.flatMap(({name, label = name, fields: inner = []}) => [
    [`${parent}${name}`, label] as [string, string],
    ...labelsOf(inner, `${parent}${name}.`),
  ]);

/** The words of the bridge, in the languages of the editor's users. */
const wordsOf = (locale: Locale): Words => ({
  changed: say(locale, 'editor.Bridge.changed'),
  elsewhere: say(locale, 'editor.Bridge.elsewhere'),
  leave: say(locale, 'editor.Bridge.leave'),
  line: say(locale, 'editor.Bridge.line', {line: '{line}'}),
  problems: say(locale, 'editor.Bridge.problems'),
  forget: say(locale, 'editor.Bridge.forget'),
  reload: say(locale, 'editor.Bridge.reload'),
  reopen: say(locale, 'editor.Bridge.reopen'),
  warnings: say(locale, 'editor.Bridge.warnings'),
});

/** Writes the program beside Sveltia CMS (bridge/index.ts). */
async function writeBridge(siteDir: string, target: string, settings: Settings): Promise<void> {
  const {build} = await import('esbuild');
  await build({
    entryPoints: [path.join(siteDir, 'src/plugins/editor/bridge/index.ts')],
    outfile: path.join(target, 'bridge.js'),
    bundle: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    define: {SETTINGS: JSON.stringify(settings)},
    logLevel: 'silent',
  });
}

/**
 * Writes the editor below a folder: its page, its configuration, and Sveltia CMS.
 *
 * @param options `watches`: whether the development server answers its questions (disk.ts)
 */
export async function writeEditor(
  siteDir: string,
  dir: string,
  setting: Environment,
  {watches = false} = {},
): Promise<void> {
  const target = path.join(dir, FOLDER);
  await mkdir(target, {recursive: true});
  // Once, although a change of the team writes the rest again.
  await onceAProcess(`editor in ${target}`, () => writeProgram(siteDir, target, watches));
  const config = await editorConfig(siteDir, setting);
  const {backend, collections} = config as unknown as {
    backend: {name: string; repo: string};
    collections: readonly Screen[];
  };
  await writeBridge(siteDir, target, {
    words: forEachLocale(wordsOf),
    collections: collections.map(({name, folder, files = [], fields = []}) => ({
      name,
      folder,
      files: files.map(({name: id, file = ''}) => ({name: id, file})),
      labels: Object.fromEntries(
        labelsOf([...fields, ...files.flatMap((each) => each.fields ?? [])]),
      ),
    })),
    database: `${backend.name}:${backend.repo}`,
    watches,
  });
  await writeFile(
    path.join(target, 'config.yml'),
    stringify(config, {aliasDuplicateObjects: false}),
  );
  await writeFile(path.join(target, 'index.html'), page(setting));
}
