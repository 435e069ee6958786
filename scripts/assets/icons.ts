/*
 * Generates the icon sprite and list from src/components/Icon/svg/<name>-<grid>.svg, on three
 * pixel grids. `problemsOf` checks that the icons look alike.
 */
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../src/lib/project';
import {SiteError} from '../../src/lib/siteError';

/** Expected files, by path from the project's root. */
export type Files = ReadonlyMap<string, string | Buffer>;

export const SPRITE = 'static/img/icons.svg';
const LIST = 'src/components/Icon/icons.generated.json';
const DRAWINGS = 'src/components/Icon/svg';

/** Stroke width on each pixel grid, in px. */
const STROKES: Readonly<Record<string, string>> = {32: '2.5', 64: '3', 128: '4'};

type Drawing = {
  name: string;
  grid: string;
  /** Presentation attributes of the root (fill, stroke, …). */
  attributes: string;
  body: string;
};

/** Lists a drawing's problems, with remedies. */
function problemsOf({grid, attributes, body}: Drawing): string[] {
  const found: string[] = [];
  if (/\sstyle=|<style|class=/.test(body + attributes)) {
    found.push('has a style or a class: use presentation attributes (content security policy)');
  }
  if (/\bid=|url\(/.test(body)) {
    found.push('refers to an id: ids do not work in every browser through an external <use>');
  }
  if (/<script|<image|<foreignObject|\shref=|\son[a-z]+=/i.test(body)) {
    found.push('contains more than shapes: remove the rest');
  }
  const width = /stroke-width="([\d.]+)"/.exec(attributes)?.[1];
  if (width !== undefined && width !== STROKES[grid]) {
    found.push(`has a stroke width of ${width}: the ${grid} px grid uses ${STROKES[grid]}`);
  }
  return found;
}

function readDrawing(file: string): Drawing {
  const [, name = '', grid = ''] = /^([a-z0-9-]+)-(32|64|128)\.svg$/.exec(file) ?? [];
  const source = readFileSync(path.join(projectRoot, DRAWINGS, file), 'utf8');
  const [, tag = '', body = ''] = /^<svg\s([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(source) ?? [];
  if (!grid || !tag.includes(`viewBox="0 0 ${grid} ${grid}"`)) {
    throw new SiteError(
      `${DRAWINGS}/${file}: expected <name>-<32|64|128>.svg with one <svg viewBox="0 0 ${grid} ${grid}">.`,
    );
  }
  const attributes = tag.match(/\b(?:fill|stroke)[a-z-]*="[^"]*"/g)?.join(' ') ?? '';
  const drawing = {name, grid, attributes, body: body.replace(/\s*\n\s*/g, '').trim()};
  const [problem] = problemsOf(drawing);
  if (problem) throw new SiteError(`${DRAWINGS}/${file} ${problem}.`);
  return drawing;
}

export function makeIcons(): Files {
  const drawings = readdirSync(path.join(projectRoot, DRAWINGS))
    .filter((file) => file.endsWith('.svg'))
    .map(readDrawing)
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || Number(a.grid) - Number(b.grid));
  const symbols = drawings.map(
    ({name, grid, attributes, body}) =>
      `<symbol id="${name}-${grid}" viewBox="0 0 ${grid} ${grid}"${attributes && ` ${attributes}`}>${body}</symbol>`,
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const names = [...new Set(drawings.map(({name}) => name))];
  const rows = names.map((name) => {
    const grids = drawings.filter((drawing) => drawing.name === name).map(({grid}) => grid);
    return `    "${name}": [${grids.join(', ')}]`;
  });
  const version = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
  const list = `{
  "version": "${version}",
  "grids": {
${rows.join(',\n')}
  }
}
`;
  return new Map([
    [SPRITE, sprite],
    [LIST, list],
  ]);
}
