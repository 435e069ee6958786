import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {crc32} from 'node:zlib';
import sharp from 'sharp';
import {CACHE} from '../../../lib/project';
import {judgePicture, readPictureFacts} from '../original';

const dir = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
afterAll(() => rmSync(dir, {recursive: true, force: true}));

/** A picture that no format makes small. */
const noise = sharp({
  create: {
    width: 2000,
    height: 1250,
    channels: 3,
    background: '#888',
    noise: {type: 'gaussian', mean: 128, sigma: 40},
  },
});
const formats = {
  png: () => noise.clone().png(),
  jpg: () => noise.clone().jpeg(),
  webp: () => noise.clone().webp(),
  avif: () => noise.clone().avif({effort: 0}),
};

const encoded = new Map<string, Promise<Buffer>>();

/** The picture in a format, encoded once: a copy, because tests damage it. */
async function pictureIn(format: keyof typeof formats): Promise<Buffer> {
  const data = encoded.get(format) ?? formats[format]().toBuffer();
  encoded.set(format, data);
  return Buffer.from(await data);
}

async function judge(name: string, data: Buffer) {
  writeFileSync(path.join(dir, name), data);
  return judgePicture(await readPictureFacts(dir, name), 'gallery');
}

it.each(['jpg', 'png'] as const)('refuses a %s without its last lines', async (format) => {
  const data = await pictureIn(format);
  const cut = await judge(`late.${format}`, data.subarray(0, Math.floor(data.length * 0.995)));
  expect(cut?.message).toMatch(/^is damaged/);
});

it('accepts a JPEG with a small picture of itself, and with more after its end', async () => {
  const data = await pictureIn('jpg');
  const small = await noise.clone().resize(80).jpeg().toBuffer();
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(small.length + 2, 2);
  const nested = Buffer.concat([data.subarray(0, 2), head, small, data.subarray(2)]);
  const more = Buffer.concat([nested, Buffer.alloc(5000, 7)]);
  expect((await judge('nested.jpg', more))?.severity).not.toBe('error');
  const cut = await judge('nested-cut.jpg', nested.subarray(0, nested.length - 2));
  expect(cut?.message).toMatch(/^is damaged/);
});

it('notices a PNG that moves', async () => {
  const data = await pictureIn('png');
  const part = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(8);
  sum.writeUInt32BE(crc32(part));
  const moving = [data.subarray(0, 33), length, part, sum, data.subarray(33)];
  expect(await judge('moving.png', Buffer.concat(moving))).toMatchObject({
    severity: 'warning',
    message: expect.stringContaining('shows its first picture only') as string,
  });
});

describe.each(['png', 'jpg', 'webp', 'avif'] as const)('a %s', (format) => {
  it('is accepted whole, and refused when its end is missing', async () => {
    const data = await pictureIn(format);
    expect((await judge(`whole.${format}`, data))?.severity).not.toBe('error');
    const cut = await judge(`cut.${format}`, data.subarray(0, Math.floor(data.length / 2)));
    expect(cut?.severity).toBe('error');
    expect(cut?.message).toMatch(/^(?:is damaged|can’t be read as a picture)/);
  });
});

it('refuses a JPEG with a garbled part', async () => {
  const data = await pictureIn('jpg');
  data.fill(0xff, Math.floor(data.length / 3), Math.floor(data.length / 2));
  expect(await judge('garbled.jpg', data)).toMatchObject({
    severity: 'error',
    message: expect.stringContaining('is damaged') as string,
  });
});

it('refuses a JPEG with a part of another file in it', async () => {
  const data = await pictureIn('jpg');
  const other = await noise.clone().resize(300).jpeg({quality: 30}).toBuffer();
  other.copy(data, Math.floor(data.length / 2), 700, 1700);
  expect((await judge('mixed.jpg', data))?.message).toMatch(/^is damaged/);
});

it('refuses a WebP whose end a failed copy left empty', async () => {
  const data = await pictureIn('webp');
  data.fill(0, Math.floor(data.length * 0.9));
  expect((await judge('empty-end.webp', data))?.message).toMatch(/^is damaged/);
});

it('refuses an animated AVIF, which it does not read', async () => {
  // https://aomediacodec.github.io/av1-avif/#image-sequence-brand
  const data = await pictureIn('avif');
  data.write('avis', 8, 'latin1');
  expect((await judge('moving.avif', data))?.message).toMatch(/^is an animated AVIF: save it as a/);
});

it('tells what becomes of a picture that moves', async () => {
  const frames = Buffer.alloc(8 * 16 * 3, 100);
  frames.fill(200, frames.length / 2);
  const moving = () =>
    sharp(frames, {raw: {width: 8, height: 16, channels: 3, pageHeight: 8} as never});
  expect(await judge('moving.webp', await moving().webp().toBuffer())).toMatchObject({
    severity: 'warning',
    message: expect.stringContaining('shows its first picture only: save it as a film') as string,
  });
  expect(await judge('moving.gif', await moving().gif().toBuffer())).toMatchObject({
    severity: 'error',
    message: expect.stringContaining('is a GIF: save it as a PNG, or as a film') as string,
  });
});

it('refuses a PNG with a garbled part', async () => {
  const data = await pictureIn('png');
  data.fill(0xff, Math.floor(data.length / 3), Math.floor(data.length / 2));
  expect((await judge('garbled.png', data))?.message).toMatch(/^is damaged/);
});

it('decodes a picture once, and again after a change', async () => {
  const data = await pictureIn('jpg');
  const record = path.join(dir, CACHE, 'pictures/once.jpg.json');
  expect((await judge('once.jpg', data))?.severity).not.toBe('error');
  const kept = JSON.parse(readFileSync(record, 'utf8')) as {key: string; value: boolean};
  writeFileSync(record, JSON.stringify({...kept, value: false}));
  expect((await readPictureFacts(dir, 'once.jpg')).isDamaged).toBeUndefined();
  // What is in memory is kept by this name of the folder: another process finds the file.
  const facts = await readPictureFacts(`${dir}/.`, 'once.jpg');
  expect(facts.isDamaged).toBe(true);
  expect((await judge('once.jpg', data.subarray(0, 30_000)))?.message).toMatch(/^is damaged/);
  expect((await judge('once.jpg', data))?.severity).not.toBe('error');
});
