import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {withServer} from '../scripts/lib/built-site.mjs';
import {
  loadedProblems,
  printLoadedTable,
  weighPage,
  weighPages,
} from '../scripts/lib/measure/loadedWeight';
import {weighBuild} from '../scripts/lib/measure/builtWeight';
import {NODES_OF_SCRIPTS} from '../scripts/lib/measure/limits';
import {samplePages} from '../scripts/lib/measure/pages';
import {buildDir} from './support/site';

test('each type of page keeps its limits on a phone, in both languages', async ({browser}) => {
  // Each page has to be at rest for five seconds.
  test.setTimeout(240_000);
  const samples = samplePages(buildDir);
  expect(samples).toHaveLength(14);
  const pages = await withServer(buildDir, (origin) => weighPages(browser, origin, samples));
  printLoadedTable(pages);
  expect(loadedProblems(pages)).toEqual([]);
  // What `npm run build` sees of a page, and leaves room for.
  const built = new Map(weighBuild(buildDir).map(({path: page, nodes}) => [page, nodes]));
  const added = pages.map(({path: page, nodes}) => nodes - (built.get(page) ?? NaN));
  expect(Math.min(...added)).toBe(NODES_OF_SCRIPTS);
});

test('what is weighed is what the server sent', async ({browser, request}) => {
  await withServer(buildDir, async (origin) => {
    const page = await weighPage(browser, origin, {type: 'legal', locale: 'fr', path: '/legal/'});
    const response = await request.get(`${origin}/legal/`, {headers: {'accept-encoding': 'br'}});
    expect(response.headers()['content-encoding']).toBe('br');
    expect(page.document).toBe(Number(response.headers()['content-length']));
    const {js, css, fonts, images, document, other, headers} = page;
    expect(page.total).toBe(js + css + fonts + images + document + other + headers);
  });
});

test('browsers are told to compile each script while it comes', () => {
  const dir = path.join(buildDir, 'assets/js');
  const scripts = readdirSync(dir).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const script of scripts) {
    expect(readFileSync(path.join(dir, script), 'utf8'), script).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
  }
});
