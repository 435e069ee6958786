/* Colours in hexadecimal, `#rgb` or `#rrggbb`. Each function throws an Error for another notation. */

/** Red, green and blue, 0 to 255. */
function channelsOf(hex: string): number[] {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(hex) ? hex.slice(1) : undefined;
  if (digits === undefined) {
    throw new Error(`"${hex}" is not a colour in hexadecimal, such as #09c78e.`);
  }
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
}

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** CSS' color-mix() in sRGB: `share`, 0 to 1, is that of the first; the other may be `transparent`. */
export function mix(one: string, share: number, other: string): string {
  if (other === 'transparent') return toHex([...channelsOf(one), share * 255]);
  const others = channelsOf(other);
  return toHex(channelsOf(one).map((own, at) => own * share + (others[at] ?? 0) * (1 - share)));
}

/** WCAG 2.2, relative luminance of sRGB. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio: 1 to 21. */
export function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
