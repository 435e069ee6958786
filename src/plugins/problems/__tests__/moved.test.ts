/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatProblems} from '../../../lib/siteError';
import {checkCaseStudies} from '../../case-studies/read';
import {checkMoved, committedSlugs} from '../moved';
import {copyContent, rememberingFacts} from './contentCopy';

// In ms: it reads all texts, perhaps on a busy machine.
jest.setTimeout(60_000);

const study = 'blog/2024-03-12-halles/index.mdx';
const factsOf = rememberingFacts();

let dir: string;
beforeEach(() => {
  dir = copyContent();
  const git = (...args: string[]) => execFileSync('git', args, {cwd: dir, stdio: 'ignore'});
  git('init');
  git('add', 'blog');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-m', 'Texts');
  change(/^slug: .*/m, 'slug: marche');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-am', 'Another address');
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

function change(from: RegExp, to: string): void {
  const file = path.join(dir, study);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

async function warnings(): Promise<string> {
  const {studies} = await checkCaseStudies(dir, factsOf);
  return formatProblems(checkMoved(studies, await committedSlugs(dir)));
}

it('warns of an address that git knows and that leads nowhere', async () => {
  expect(await warnings()).toBe(
    `${study}:3:7: warning: slug was "halles", an address that visitors may have kept: write formerly: [halles], so that it leads here.`,
  );
});

it('warns of a change that is not committed yet', async () => {
  change(/^slug: marche$/m, 'slug: halle\nformerly: [halles]');
  expect(await warnings()).toBe(
    `${study}:3:7: warning: slug was "marche", an address that visitors may have kept: write formerly: [halles, marche], so that it leads here.`,
  );
});

it('is content once the address redirects', async () => {
  change(/^slug: marche$/m, 'slug: marche\nformerly: [halles]');
  expect(await warnings()).toBe('');
});
