import {cp, readdir} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {copyFixture} from './fixtureSite';
import type {ProjectCopy} from './projectCopy';

const articlesRoot = path.resolve(__dirname, '../articles');

/** Pictures as they come from phones, makers and exports: width and height in px. */
const pictures: Readonly<Record<string, readonly [width: number, height: number]>> = {
  '2017-11-07-vues/lit.png': [145, 145],
  '2017-11-07-vues/douche.png': [145, 145],
  '2017-11-07-vues/trace.png': [40, 40],
  '2017-11-07-vues/couloir.png': [2400, 420],
  '2017-11-07-vues/porte.png': [1200, 1734],
  '2017-11-07-vues/carre.png': [700, 700],
  '2017-11-07-vues/haut.png': [500, 1500],
  '2017-11-07-vues/large.png': [1600, 300],
  '2017-11-07-vues/plan.png': [900, 600],
  '2017-11-07-vues/floue.png': [320, 320],
  '2018-10-02-brouillon/main.png': [220, 180],
  '2018-10-02-brouillon/frise.png': [3000, 60],
};

/** Makes a picture, half transparent, so that git stays light. */
const draw = (file: string, [width, height]: readonly [number, number]) =>
  sharp({create: {width, height, channels: 4, background: '#2f7f8680'}})
    .png({palette: true})
    .toFile(file);

/**
 * The fixture site with eight long articles, each messy in its own way: tables, code, footnotes,
 * lists, quotations, pictures, languages, and a bit of everything.
 */
export async function copyArticles(): Promise<ProjectCopy & {ids: string[]}> {
  const copy = await copyFixture();
  const blog = path.join(copy.dir, 'blog');
  await cp(articlesRoot, copy.dir, {recursive: true});
  const ids = await readdir(path.join(articlesRoot, 'blog'));
  await Promise.all([
    ...Object.entries(pictures).map(([name, size]) => draw(path.join(blog, name), size)),
    ...ids.map((id) => draw(path.join(blog, id, 'cover.png'), [2000, 1250])),
  ]);
  return {...copy, ids};
}
