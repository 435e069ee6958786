import {cp, readdir} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {copyFixture} from '../../scripts/lib/fixture';
import type {ProjectCopy} from './projectCopy';

const articlesRoot = path.resolve(__dirname, '../articles');

type Drawing = {width: number; height: number; ground?: string; shapes?: string};

const icon = (ink: string): Drawing => ({
  width: 145,
  height: 145,
  shapes: `<path d="M12 116V36m0 48h121v32M12 84V68h121v16M40 50h44v18H40z" fill="none" stroke="${ink}" stroke-width="7"/>`,
});

const doors = ['#c2543d', '#3d7ac2', '#3dc27a', '#c2a03d', '#8a3dc2'].map(
  (colour, index) => `<path d="M${80 + index * 460} 80h300v340h-300z" fill="${colour}"/>`,
);

/** Pictures as they come from phones, makers and exports; drawn here, so that git stays light. */
const drawings: Readonly<Record<string, Drawing>> = {
  '2017-11-07-vues/lit.png': icon('#000'),
  '2017-11-07-vues/douche.png': icon('#fff'),
  '2017-11-07-vues/trace.png': {width: 40, height: 40, ground: '#4d6aa8'},
  '2017-11-07-vues/couloir.png': {
    width: 2400,
    height: 420,
    ground: '#e9e2d4',
    shapes: doors.join(''),
  },
  '2017-11-07-vues/porte.png': {
    width: 1200,
    height: 1734,
    ground: '#d9e4dd',
    shapes:
      '<path d="M200 120h800v1614H200z" fill="#7a5c3e"/><circle cx="900" cy="1150" r="40" fill="#f2c14e"/>',
  },
  '2017-11-07-vues/carre.png': {width: 700, height: 700, ground: '#2e7d5b'},
  '2017-11-07-vues/haut.png': {width: 500, height: 1500, ground: '#e0b63c'},
  '2017-11-07-vues/large.png': {width: 1600, height: 300, ground: '#6b52a3'},
  '2017-11-07-vues/plan.png': {
    width: 900,
    height: 600,
    shapes:
      '<path d="M30 30h840v540H30zM30 250h840m-840 100h840M400 30v540m100-540v540" fill="none" stroke="#000" stroke-width="6"/>',
  },
  '2017-11-07-vues/floue.png': {width: 320, height: 320, ground: '#d9783c'},
  '2018-10-02-brouillon/main.png': {
    width: 220,
    height: 180,
    shapes: '<circle cx="110" cy="90" r="60" fill="none" stroke="#1a1a1a" stroke-width="6"/>',
  },
  '2018-10-02-brouillon/frise.png': {width: 3000, height: 60, ground: '#2f7f86'},
};

const cover: Drawing = {
  width: 2000,
  height: 1250,
  ground: '#cfe3da',
  shapes: '<circle cx="1250" cy="600" r="420" fill="#2f7f86"/>',
};

async function draw({width, height, ground = 'none', shapes = ''}: Drawing, file: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${ground}"/>${shapes}</svg>`;
  await sharp(Buffer.from(svg)).png({palette: true}).toFile(file);
}

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
    ...Object.entries(drawings).map(([name, drawing]) => draw(drawing, path.join(blog, name))),
    ...ids.map((id) => draw(cover, path.join(blog, id, 'cover.png'))),
  ]);
  return {...copy, ids};
}
