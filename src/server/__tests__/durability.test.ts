/** @jest-environment node */
import {killRounds} from './killRounds';

/** In ms: the server restarts in each round, perhaps on a busy machine. */
jest.setTimeout(180_000);

/*
 * Covers a killed process; e2e/forms-durability.spec.ts has more rounds and posts. e2e/forms-faults.spec.ts
 * covers power cuts and disks that fail.
 */
it('every acknowledged form is kept once and complete when the server is killed right after', async () => {
  const seed = Date.now() % 2 ** 32;
  const {visitors, ...found} = await killRounds({rounds: 3, posts: 60, seed});
  expect({seed, ...found}).toMatchObject({
    seed,
    kept: visitors,
    different: visitors,
    changed: 0,
  });
});
