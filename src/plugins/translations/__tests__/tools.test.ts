/** @jest-environment node */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {projectRoot} from '../../../lib/project';
import {messageFiles, readMessages} from '../files';
import {CODE, makeProject} from './project';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const english = messageFiles.filter((file) => file.startsWith('i18n/en/'));
const frenchOf = (file: string) => file.replace('i18n/en/', 'i18n/fr/');

type Entry = {message: string; description?: string};
const entriesOf = (file: string) => JSON.parse(read(file)) as Record<string, Entry>;

describe.each(english)('%s, for translators’ tools', (file) => {
  const [en, fr] = [entriesOf(file), entriesOf(frenchOf(file))];

  it('has the ids of the French, in its order, different even without capitals', () => {
    const ids = Object.keys(fr);
    expect(Object.keys(en)).toEqual(ids);
    expect(ids.filter((id) => !/^[a-zA-Z][\w.-]*$/.test(id))).toEqual([]);
    expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(ids.length);
  });

  it('holds a message, then its note, and nothing else', () => {
    for (const [id, entry] of [...Object.entries(en), ...Object.entries(fr)]) {
      const keys = Object.keys(entry);
      // A text without a note is a warning of `npm run i18n:check`.
      expect([id, keys]).toEqual([id, ['message', 'description'].slice(0, keys.length || 1)]);
      expect([id, entry.message.trim(), entry.description?.trim()]).not.toContain('');
      // Chrome’s own placeholders, which a tool would protect or refuse.
      expect([id, entry.message]).toEqual([id, expect.not.stringMatching(/\$\w+\$/)]);
    }
  });
});

it('reports the nested texts that a tool writes when it takes dots in ids for levels', async () => {
  const project = await makeProject();
  await project.write(CODE, '{"home": {"Hero": {"menu": {"message": "Menu"}}}}');
  const messages = readMessages(project.dir, CODE).problems.map(({message}) => message);
  expect(messages.join('\n')).toContain('write "message" and "description" only');
  await project.end();
});

describe.each(['docs', 'i18n/en/docusaurus-plugin-content-docs/current'])(
  'the settings in %s/translation-tools.md',
  (folder) => {
    const page = read(`${folder}/translation-tools.md`);

    it('name every file of short texts, for Crowdin', () => {
      const [, config = ''] = /```yaml title="crowdin.yml"\n(.*?)```/s.exec(page) ?? [];
      const {files} = parse(config) as {
        files: Array<{source: string; translation: string; type: string}>;
      };
      const named = files.map(({source, translation, type}) => {
        expect(type).toBe('chrome');
        expect(frenchOf(translation.replace('%two_letters_code%', 'en'))).toBe(source);
        return source.slice(1);
      });
      expect(named).toEqual(english.map(frenchOf));
    });

    it('name every file of short texts, for Weblate', () => {
      for (const file of english) {
        expect(page).toContain(`\`${file.replace('/en/', '/*/')}\``);
        expect(page).toContain(`\`${frenchOf(file)}\``);
        expect(existsSync(path.join(projectRoot, frenchOf(file)))).toBe(true);
      }
    });
  },
);
