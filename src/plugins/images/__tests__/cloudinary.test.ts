/** @jest-environment node */
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {writeFiles} from '@site/scripts/lib/__tests__/temporaryFiles';
import {readEnvironment, type Environment} from '../../../lib/environment';
import {accessibilityModes, placeholderTypes, type Image} from '../../../lib/image';
import {SiteError} from '../../../lib/siteError';
import {cloudinaryImage, publicIdOf, widthSteps} from '../cloudinary';
import {createImagePipeline} from '../pipeline';

const picture = {publicId: 'my-agency/blog/essai/cover', version: 123, width: 2400, height: 1500};
const plain = readEnvironment({CLOUDINARY_CLOUD_NAME: 'demo'});

const token = (name: string) => (name === 'mint' ? '#d8f5ea' : '');

const imageWith = (changes: Partial<Environment> = {}): Image =>
  cloudinaryImage(picture, {...plain, ...changes}, token);

/** Extracts the transformation from a URL, where it precedes the version. */
const transformation = (address: string) =>
  /image\/upload\/(.*)\/v123\//.exec(address)?.[1] ?? address;

describe('Cloudinary URLs', () => {
  it('request widths in steps of 100 px from 100 to 4000, up to the original’s', () => {
    expect(widthSteps(350)).toEqual([100, 200, 300]);
    expect(widthSteps(9000)).toHaveLength(40);
    expect(widthSteps(9000).at(-1)).toBe(4000);
    expect(widthSteps(100)).toEqual([100]);
    expect(widthSteps(80)).toEqual([80]);
  });

  it('leave format and quality to Cloudinary and contain a version', () => {
    const image = imageWith();
    expect(image.src).toMatchInlineSnapshot(
      `"https://res.cloudinary.com/demo/image/upload/c_scale,w_1200/f_auto/q_auto/v123/my-agency/blog/essai/cover"`,
    );
    const candidates = image.srcset.split(', ');
    expect(candidates).toHaveLength(24);
    expect(candidates[0]).toMatchInlineSnapshot(
      `"https://res.cloudinary.com/demo/image/upload/c_scale,w_100/f_auto/q_auto/v123/my-agency/blog/essai/cover 100w"`,
    );
    expect(candidates.at(-1)).toMatch(/w_2400\/.* 2400w$/);
    expect(image).toMatchObject({width: 2400, height: 1500, sources: [], measured: true});
  });

  it('exist for each type of placeholder', () => {
    const placeholders = Object.fromEntries(
      placeholderTypes.map((IMAGE_PLACEHOLDER) => [
        IMAGE_PLACEHOLDER,
        transformation(imageWith({IMAGE_PLACEHOLDER}).placeholder ?? ''),
      ]),
    );
    expect(placeholders).toMatchInlineSnapshot(`
      {
        "blur": "c_scale,w_100/e_blur:2000/f_auto/q_1",
        "color": "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23d8f5ea%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E",
        "lqip": "c_scale,w_20/f_auto/q_auto",
        "pixelate": "c_scale,w_100/e_pixelate/f_auto/q_1",
        "predominant-color": "ar_1.0,b_auto,c_pad,w_iw_div_2/c_crop,g_north_east,h_1,w_1/f_auto/q_auto",
        "vectorize": "c_scale,w_100/e_vectorize:colors:3:detail:0.1/f_svg",
      }
    `);
  });

  it('change the colours of picture and placeholder in each accessibility mode', () => {
    for (const mode of accessibilityModes) {
      const image = imageWith({IMAGE_ACCESSIBILITY: mode});
      const effect = /(?:^|\/)([^/]*e_[^/]+)\//.exec(transformation(image.src))?.[1] ?? '';
      expect(effect).not.toBe('');
      expect(transformation(image.placeholder ?? '')).toContain(effect);
    }
    const effects = accessibilityModes.map((mode) =>
      transformation(imageWith({IMAGE_ACCESSIBILITY: mode}).src),
    );
    expect(effects).toMatchInlineSnapshot(`
      [
        "c_scale,w_1200/co_black,e_colorize:70/f_auto/q_auto",
        "c_scale,w_1200/co_white,e_colorize:40/f_auto/q_auto",
        "c_scale,w_1200/e_grayscale/f_auto/q_auto",
        "c_scale,w_1200/e_assist_colorblind/f_auto/q_auto",
      ]
    `);
  });

  it('escape special characters', () => {
    const image = cloudinaryImage({...picture, publicId: 'blog/été à Paris/vue'}, plain, token);
    expect(image.src).toContain('/v123/blog/%C3%A9t%C3%A9%20%C3%A0%20Paris/vue');
    expect(image.srcset.split(', ')).toHaveLength(24);
  });
});

describe('public ids', () => {
  it('consist of the folder and the path in the project, without extension', () => {
    expect(publicIdOf('blog/2021-05-19-phare/cover.png', 'my-agency')).toBe(
      'my-agency/blog/2021-05-19-phare/cover',
    );
    expect(publicIdOf('blog/essai/plan.v2.png')).toBe('blog/essai/plan.v2');
  });

  it.each(['blog/essai/50%.png', 'blog/essai/a+b.png', 'blog/v2/cover.png'])(
    'reject %s by name',
    (file) => {
      expect(() => publicIdOf(file)).toThrow(SiteError);
      expect(() => publicIdOf(file)).toThrow(`${file}: Cloudinary accepts no name`);
    },
  );
});

describe('the image provider', () => {
  let siteDir: string;
  beforeEach(() => {
    siteDir = writeFiles({
      'src/css/palette.css': ':root { --site-palette-mint: #123456; }',
      'src/css/tokens.css': ':root { --site-mint: var(--site-palette-mint); }',
      'src/css/on-brand.css': '',
    });
  });

  const provider = (variables: Record<string, string>) =>
    createImagePipeline(siteDir, readEnvironment(variables));
  const cloudinary = {IMAGE_PROVIDER: 'cloudinary', CLOUDINARY_CLOUD_NAME: 'demo'};

  async function draw(name: string, background = '#FBCB66') {
    const file = path.join(siteDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await sharp({create: {width: 640, height: 400, channels: 3, background}})
      .toFormat(name.endsWith('png') ? 'png' : 'jpeg')
      .toFile(file);
    return file;
  }

  it('is the build itself unless Cloudinary is configured', () => {
    expect(provider({}).cacheDir).toContain(siteDir);
    expect(provider(cloudinary).cacheDir).toBeUndefined();
  });

  it('takes the colour before a picture from the palette, unless told another', async () => {
    const file = await draw('blog/essai/cover.png');
    const colourWith = async (variables: Record<string, string> = {}) =>
      (await provider({...cloudinary, IMAGE_PLACEHOLDER: 'color', ...variables}).process(file))
        .placeholder;
    expect(await colourWith()).toContain('%23123456');
    expect(await colourWith({IMAGE_PLACEHOLDER_COLOR: '#abcdef'})).toContain('%23abcdef');
  });

  it('reads size and version from the picture and writes no file', async () => {
    const images = provider({...cloudinary, CLOUDINARY_FOLDER: 'agence/site'});
    const before = await images.process(await draw('blog/essai/cover.png'));
    expect(before).toMatchObject({width: 640, height: 400});
    expect(before.src).toMatch(
      /^https:\/\/res\.cloudinary\.com\/demo\/image\/upload\/c_scale,w_600\/f_auto\/q_auto\/v\d{1,9}\/agence\/site\/blog\/essai\/cover$/,
    );
    expect(images.usedFiles()).toEqual([]);
    const after = await images.process(await draw('blog/essai/cover.png', '#B1A7F5'));
    expect(after.src).not.toBe(before.src);
  });

  it('rejects two pictures with the same public id', async () => {
    const images = provider(cloudinary);
    await images.process(await draw('blog/essai/cover.png'));
    await expect(images.process(await draw('blog/essai/cover.jpg'))).rejects.toThrow(
      'blog/essai/cover.jpg: blog/essai/cover.png has the same name except for its extension, and Cloudinary would keep only one of the two (blog/essai/cover): rename one.',
    );
  });
});
