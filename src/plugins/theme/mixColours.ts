import type {Plugin as PostCssPlugin} from 'postcss';
import {mix} from '../../lib/colour';
import type {Token} from '../../lib/tokens';

const MIX = /color-mix\(\s*in srgb,\s*(\S+)\s+([\d.]+)%,\s*(var\([^)]*\)|[^,)]+?)\s*\)/g;

/**
 * Computes mixtures of the palette, which are constants: Chrome mixes colours from 111 on, Safari
 * from 16.2. A colour is one of the palette, or in hex, or transparent.
 *
 * @throws Error, which names the line, for a mixture of what changes with the theme
 */
export function mixColours(token: Token): PostCssPlugin {
  const colourOf = (value: string) => {
    const [, name] = /^var\(--site-(palette-[\w-]+)\)$/.exec(value) ?? [];
    return name === undefined ? value : token(name);
  };
  return {
    postcssPlugin: 'mix-colours',
    Declaration(declaration) {
      if (!declaration.value.includes('color-mix(')) return;
      const value = declaration.value.replaceAll(
        MIX,
        (whole, one: string, share: string, other: string) => {
          try {
            return mix(colourOf(one), Number(share) / 100, colourOf(other));
          } catch {
            return whole;
          }
        },
      );
      if (value.includes('color-mix(')) {
        throw declaration.error(
          `"${declaration.value}" is no mixture that the build can compute: mix two colours of src/css/palette.css in sRGB, such as color-mix(in srgb, var(--site-palette-ink) 14%, transparent), once for each theme.`,
        );
      }
      declaration.value = value;
    },
  };
}
