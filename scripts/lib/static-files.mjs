import {createHash} from 'node:crypto';
import {readFile, realpath, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {contentTypeOf, isCompressible} from './content-types.mjs';
import {isHidden} from './request-path.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Brotli 9 and gzip 9 compress a page in a few ms; Brotli's 11 takes a hundred times as long. */
const LEVEL = 9;

/** What never changes is compressed once, and as hosts do it that compress ahead. */
const LEVEL_ONCE = 11;
const NEVER_CHANGES = /[\\/]assets[\\/](?:js|css)[\\/]/;

/** Below this, in bytes, compression saves no packet. */
const MIN_COMPRESSED_BYTES = 512;

/** How much is kept in memory, in bytes, compressed forms included. */
const MAX_CACHE_BYTES = 96 * 1024 * 1024;

/** Larger files than this, in bytes, are read again each time. */
const MAX_CACHED_FILE_BYTES = 8 * 1024 * 1024;

/**
 * @typedef {object} FoundFile
 * @property {string} file absolute path
 * @property {number} size in bytes
 * @property {number} mtimeMs
 */

/**
 * @typedef {object} Content
 * @property {Buffer} body
 * @property {string} etag
 * @property {string} contentType
 * @property {'br' | 'gzip' | null} encoding
 * @property {boolean} varies whether other encodings of it exist
 */

/**
 * Finds and reads the files of a build.
 *
 * @param {string} root the build's folder
 */
export function createStaticFiles(root) {
  const read = createContentCache();
  /** @type {Promise<string> | undefined} */
  let realRoot;

  /**
   * @param {readonly string[]} segments decoded
   * @returns {Promise<FoundFile | null>}
   */
  async function findFile(segments) {
    if (isHidden(segments)) return null;
    try {
      const file = path.join(root, ...segments);
      const facts = await stat(file);
      if (!facts.isFile()) return null;
      // A symbolic link must not lead out of the build.
      realRoot ??= realpath(root);
      const inside = path.relative(await realRoot, await realpath(file));
      if (inside.startsWith('..') || path.isAbsolute(inside)) return null;
      return {file, size: facts.size, mtimeMs: facts.mtimeMs};
    } catch {
      return null;
    }
  }

  /**
   * What the host serves at a path: a file, a folder's index.html at the path
   * with a slash, or `/x` for x.html.
   *
   * @param {{segments: readonly string[], isFolder: boolean}} target
   * @returns {Promise<{file: FoundFile, missesSlash: boolean} | null>}
   */
  async function find({segments, isFolder}) {
    if (!isFolder) {
      const exact = await findFile(segments);
      if (exact) return {file: exact, missesSlash: false};
    }
    const index = await findFile([...segments, 'index.html']);
    if (index) return {file: index, missesSlash: !isFolder};
    const last = segments.at(-1);
    if (last === undefined || isFolder) return null;
    const page = await findFile([...segments.slice(0, -1), `${last}.html`]);
    return page && {file: page, missesSlash: false};
  }

  return {find, findFile, read};
}

/**
 * Contents by file, with their entity tags and compressed forms; least recently
 * used ones go first. A file that changes on the disk is read again.
 */
function createContentCache() {
  /**
   * @typedef {object} Entry
   * @property {number} size
   * @property {number} mtimeMs
   * @property {Promise<{body: Buffer, tag: string}>} raw
   * @property {Map<'br' | 'gzip', Promise<Buffer>>} encoded
   */

  /** @type {Map<string, Entry>} */
  const entries = new Map();
  let bytes = 0;

  /**
   * Room for an entry and, on average, its compressed forms.
   *
   * @param {Entry} entry
   */
  const weight = (entry) => entry.size * 1.5;

  /**
   * @param {FoundFile} found
   * @returns {Entry}
   */
  function entryOf({file, size, mtimeMs}) {
    const known = entries.get(file);
    if (known) {
      entries.delete(file);
      if (known.size === size && known.mtimeMs === mtimeMs) {
        entries.set(file, known);
        return known;
      }
      bytes -= weight(known);
    }
    /** @type {Entry} */
    const entry = {size, mtimeMs, raw: readWithTag(file), encoded: new Map()};
    if (size <= MAX_CACHED_FILE_BYTES) {
      entries.set(file, entry);
      bytes += weight(entry);
      entry.raw.catch(() => {
        if (entries.get(file) === entry) {
          entries.delete(file);
          bytes -= weight(entry);
        }
      });
      for (const [name, oldest] of entries) {
        if (bytes <= MAX_CACHE_BYTES) break;
        entries.delete(name);
        bytes -= weight(oldest);
      }
    }
    return entry;
  }

  /**
   * @param {FoundFile} found
   * @param {'br' | 'gzip' | null} wanted encoding that the visitor takes
   * @returns {Promise<Content>}
   */
  return async function read(found, wanted) {
    const contentType = contentTypeOf(found.file);
    const entry = entryOf(found);
    const {body, tag} = await entry.raw;
    const varies = isCompressible(contentType) && found.size >= MIN_COMPRESSED_BYTES;
    if (!varies || wanted === null) {
      return {body, etag: `"${tag}"`, contentType, encoding: null, varies};
    }
    let encoded = entry.encoded.get(wanted);
    if (!encoded) {
      encoded = compress(body, wanted, NEVER_CHANGES.test(found.file) ? LEVEL_ONCE : LEVEL);
      entry.encoded.set(wanted, encoded);
    }
    return {body: await encoded, etag: `"${tag}-${wanted}"`, contentType, encoding: wanted, varies};
  };
}

/**
 * @param {string} file
 * @returns {Promise<{body: Buffer, tag: string}>}
 */
async function readWithTag(file) {
  const body = await readFile(file);
  return {body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 22)};
}

/**
 * @param {Buffer} body
 * @param {'br' | 'gzip'} encoding
 * @param {number} level of Brotli
 * @returns {Promise<Buffer>}
 */
function compress(body, encoding, level) {
  return encoding === 'gzip'
    ? gzip(body, {level: LEVEL})
    : brotli(body, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: level,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
}
