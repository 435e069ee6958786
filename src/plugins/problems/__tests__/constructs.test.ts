/** @jest-environment node */
import {rmSync} from 'node:fs';
import {constructs, expectedErrors, writeConstructs} from '@site/e2e/support/constructs';
import sharp from 'sharp';
import {isError, placeOf, type Problem} from '../../../lib/siteError';
import {checkContent} from '../check';
import {copyContent} from './contentCopy';

/** Of all constructs, in one run, by file. */
let problems: Problem[];
let dir: string;

beforeAll(async () => {
  dir = copyContent();
  const picture = sharp({create: {width: 2000, height: 1000, channels: 3, background: '#888'}});
  writeConstructs(dir, constructs, await picture.png().toBuffer());
  problems = (await checkContent(dir)).filter(isError);
}, 120_000);

afterAll(() => rmSync(dir, {recursive: true, force: true}));

it.each(constructs)('the check judges $name as the build does', (construct) => {
  const own = problems.filter(({file}) => file.includes(`2015-01-01-${construct.name}/`));
  const found = own.map((problem) => [placeOf(problem), problem.message]);
  const expected = [...expectedErrors([construct])];
  expect(found).toEqual(
    expected.map(([place, message]) => [place, expect.stringMatching(message) as string]),
  );
});
