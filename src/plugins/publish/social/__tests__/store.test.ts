/** @jest-environment node */
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {writeFiles} from '@site/scripts/lib/__tests__/temporaryFiles';
import {SOCIAL_SIZE} from '../../../../socialImage';
import type {Picture} from '../render';
import {putPictures} from '..';
import {readTokens, readTokensCss} from '@site/src/lib/tokens';

const siteDir = path.resolve(__dirname, '../../../../..');
let dir: string;
beforeEach(() => {
  dir = writeFiles();
});

const team: Picture = {page: '/team/', scene: 'meeting', title: 'Équipe', name: 'Estran'};

const css = readTokensCss(siteDir);
const put = (
  pictures: readonly Picture[],
  makeRenderer?: Parameters<typeof putPictures>[3],
  colours = css,
) =>
  putPictures(
    pictures,
    dir,
    {siteDir, cacheDir: path.join(dir, 'cache'), css: colours},
    makeRenderer,
  );

const fake = (text = 'png') => Promise.resolve(() => Promise.resolve(Buffer.from(text)));

it('draws PNGs of 1200 × 630 in the page’s colours, below 300 kB, with no text outside its area', async () => {
  const titles = [
    'Qu’est-ce qu’attendre\u202f? «\u00a0Une salle\u00a0» qui repose',
    'Qu’est-ce qu’une salle d’attente qui repose vraiment\u202f? Un carnet d’observations',
    'mot '.repeat(200),
    'M'.repeat(300),
    `${'très long '.repeat(40)}${'x'.repeat(80)}`,
  ];
  const studies = titles.map((title, index): Picture => ({
    page: `/work/${index}/`,
    scene: 'butter',
    title,
    eyebrow: 'Maison de santé de Łódź',
    name: 'Estran',
  }));
  const colour = (name: string) => readTokens(css)(name).slice(1).toLowerCase();
  const ink = colour('ink');
  expect(await put(studies)).toBe(5);
  for (const index of titles.keys()) {
    const file = await readFile(path.join(dir, `assets/social/work/${index}.png`));
    expect(await sharp(file).metadata()).toMatchObject({...SOCIAL_SIZE, format: 'png'});
    // Messengers show larger ones late or not at all; faces with serifs weigh more.
    expect(file.byteLength).toBeLessThan(300_000);

    const {data, info} = await sharp(file).removeAlpha().raw().toBuffer({resolveWithObject: true});
    const at = (x: number, y: number) =>
      data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3).toString('hex');
    expect(at(10, 10)).toBe(colour('butter'));
    const ys = Array.from({length: info.height}, (_, y) => y);
    const inked = Array.from({length: info.width}, (_, x) => x).filter((x) =>
      ys.some((y) => at(x, y) === ink),
    );
    expect(inked.length).toBeGreaterThan(400);
    expect(Math.min(...inked)).toBeGreaterThan(60);
    expect(Math.max(...inked)).toBeLessThan(72 + 690);
    // Between the site's name and the client, and below the lowest letters
    expect(inked.filter((x) => [107, 130, 600].some((y) => at(x, y) === ink))).toEqual([]);
  }
}, 60_000);

it('draws nothing twice', async () => {
  expect(await put([team], () => fake())).toBe(1);
  const fail = () => Promise.reject(new Error('not needed'));
  expect(await put([team], fail)).toBe(0);
  expect(await readFile(path.join(dir, 'assets/social/team.png'), 'utf8')).toBe('png');
});

it('redraws a picture when its title or colours change', async () => {
  await put([team], () => fake());
  expect(await put([{...team, title: 'L’équipe'}], () => fake('new'))).toBe(1);
  expect(await readFile(path.join(dir, 'assets/social/team.png'), 'utf8')).toBe('new');
  expect(await put([team], () => fake(), ':root {}')).toBe(1);
});

it('names the page whose picture cannot be drawn, and leaves no partial file', async () => {
  const broken = () => Promise.resolve(() => Promise.reject(new Error('no glyph')));
  await expect(put([team], broken)).rejects.toThrow(
    '/team/: its social picture can’t be drawn with the title "Équipe": no glyph.',
  );
  await expect(readdir(path.join(dir, 'cache'))).rejects.toThrow('ENOENT');
});

it('warns about omitted characters', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await put([{...team, title: 'Soin α'}], () => fake());
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('/team/: the fonts of social pictures have no α'),
  );
  warn.mockRestore();
});
