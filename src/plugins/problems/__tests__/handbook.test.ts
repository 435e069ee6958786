/** @jest-environment node */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {mainStudy} from '@site/e2e/support/fixture';
import {studyTemplate} from '../../case-studies/template';
import {sectorIds} from '../../../vocabulary';
import {locales} from '../../../lib/locales';
import {handbookDir} from '../../../lib/texts/folders';
import {inFrench} from '../french';
import {checkContent} from '../check';
import {copyContent, root} from './contentCopy';

/* What the handbook says of mistakes is what the check says, in any agency's site. */

const handbook = (locale: (typeof locales)[number], name: string) =>
  readFileSync(path.join(root, handbookDir(locale), name), 'utf8');

it.each(locales)('the five-minute tour shows the answer to its mistake, in %s', async (locale) => {
  const tour = handbook(locale, 'index.md');
  const [, mistake = ''] = /`(date: \w+)`/.exec(tour) ?? [];
  const [, answer = ''] = /^blog\/[\w-]+\/index\.mdx:\d+:\d+: (.*)$/m.exec(tour) ?? [];
  const dir = copyContent();
  const file = mainStudy.file('fr');
  const text = readFileSync(path.join(dir, file), 'utf8');
  writeFileSync(path.join(dir, file), text.replace(/^date: .*$/m, mistake));
  const said = (await checkContent(dir)).filter((problem) => problem.file === file);
  rmSync(dir, {recursive: true, force: true});
  expect(said.map(({message}) => message)).toContain(answer);
  expect(inFrench(answer)).toBeDefined();
});

it.each(locales)(
  'the choices that the handbook leaves to the skeleton are there, in %s',
  (locale) => {
    expect(handbook(locale, 'add-a-case-study.mdx')).not.toMatch(
      new RegExp(`\`(?:${sectorIds.join('|')})\``),
    );
    expect(studyTemplate(root, locale)).toMatch(/SECTORS[^]*SERVICES/);
  },
);
