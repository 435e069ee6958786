import {expect, test} from '@playwright/test';
import {killRounds} from '../src/server/__tests__/killRounds';

/*
 * The receiver of forms is killed while a thousand visitors send one. No browser: a browser opens
 * six connections at a time.
 */

test('1,000 posts at a time and a killed receiver, ten rounds: each form is kept once', async () => {
  // In ms: 10,000 writes, each to the disk, perhaps on a slow disk.
  test.setTimeout(600_000);
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 32);
  process.stdout.write(`SEED=${seed} repeats these rounds.\n`);
  const {visitors, ...found} = await killRounds({rounds: 10, posts: 1000, seed});
  process.stdout.write(
    `${visitors} forms in ${found.seconds} s, ${found.resent} sent again; answers before each kill: ${found.thanked.join(', ')}; kept: ${found.kept}.\n`,
  );
  expect(found).toMatchObject({kept: visitors, different: visitors, changed: 0});
});
