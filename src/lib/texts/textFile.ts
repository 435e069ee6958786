import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {TextDecoder} from 'node:util';
import {placeAt, type Problem} from '../siteError';
import {whenSaved} from '../files';

export type TextFile =
  /** `source` is the whole file, including byte order mark and line ends. */
  {ok: true; source: string} | {ok: false; problem: Problem};

/** Keeps the byte order mark, so that a text can be written back unchanged. */
const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

function encodingProblem(file: string, bytes: Buffer): Problem {
  const [first = 0, second = 0] = bytes;
  if ([0xfffe, 0xfeff].includes(first * 0x100 + second)) {
    const message = 'the file is encoded in UTF-16: save it again as "UTF-8" in your editor.';
    return {file, line: 1, column: 1, message};
  }
  const text = bytes.toString('utf8');
  const {line, column} = placeAt(text, text.indexOf('\uFFFD'));
  const row = text.split('\n')[line - 1] ?? '';
  const near = row.slice(Math.max(0, column - 12), column + 11).trim();
  const message = `the character in "${near}" is not UTF-8, and accents would be lost: save the file again as "UTF-8" in your editor, then retype this character.`;
  return {file, line, column, message};
}

/** Decodes the bytes of a text file. */
export function decodeText(file: string, bytes: Buffer): TextFile {
  try {
    const source = decoder.decode(bytes);
    if (source.trim()) return {ok: true, source};
    const message = 'the file is empty: write its text, or remove it.';
    return {ok: false, problem: {file, line: 1, column: 1, message}};
  } catch {
    return {ok: false, problem: encodingProblem(file, bytes)};
  }
}

/** Reads a UTF-8 file, or returns the problem to report. */
export async function readTextFile(
  siteDir: string,
  file: string,
  missing = 'the file is missing.',
): Promise<TextFile> {
  const absolute = path.join(siteDir, file);
  const refuse = (message: string): TextFile => ({ok: false, problem: {file, message}});
  let bytes: Buffer;
  await whenSaved(absolute);
  try {
    bytes = await readFile(absolute);
  } catch (error) {
    const {code = ''} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return refuse(missing);
    if (code === 'EISDIR') {
      return refuse(
        `this is a folder, not a file: rename the folder, then write a file named ${path.posix.basename(file)}.`,
      );
    }
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    return refuse('the file cannot be read: change its permissions.');
  }
  return decodeText(file, bytes);
}
