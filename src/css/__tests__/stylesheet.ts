import postcss from 'postcss';

/** A rule outside any @media, which applies on screens without preferences. */
export type Rule = {
  selectors: readonly string[];
  declarations: ReadonlyArray<readonly [property: string, value: string]>;
};

/** Reads the custom properties of the rules of a style sheet. */
export function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(css).each((node) => {
    if (node.type !== 'rule') return;
    const declarations: Array<[string, string]> = [];
    node.each((child) => {
      if (child.type === 'decl' && child.variable) declarations.push([child.prop, child.value]);
    });
    rules.push({selectors: selectorsOf(node.selector), declarations});
  });
  return rules;
}

function selectorsOf(prelude: string): string[] {
  const list = prelude.replaceAll(/\s+/g, ' ');
  const [, before, inside, after] = /^(.*):is\((.*)\)(.*)$/.exec(list) ?? [];
  return inside === undefined
    ? list.split(',').map((selector) => selector.trim())
    : inside.split(',').map((part) => `${before}${part.trim()}${after}`.trim());
}

/** Counts classes and attributes: our selectors use nothing else. */
const specificity = (selector: string) => selector.match(/[.[:]/g)?.length ?? 0;

/**
 * Computes the custom properties of an element that matches exactly these selectors, with
 * the cascade, inheritance and var().
 *
 * @throws Error for a var() of an undefined property
 */
export function customProperties(
  rules: readonly Rule[],
  matching: readonly string[],
  inherited: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const declared = new Map<string, string>(inherited);
  rules
    .flatMap(({selectors, declarations}) => {
      const weights = selectors.filter((one) => matching.includes(one)).map(specificity);
      return weights.length > 0 ? [{weight: Math.max(...weights), declarations}] : [];
    })
    .sort((a, b) => a.weight - b.weight)
    .forEach(({declarations}) => {
      declarations.forEach(([property, value]) => declared.set(property, value));
    });
  const resolve = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const found = declared.get(name);
      if (found === undefined) {
        throw new Error(`var(${name}) is declared nowhere.`);
      }
      return resolve(found);
    });
  const colourOf = (value: string): string =>
    resolve(value).replace(
      /^color-mix\(\s*in srgb,\s*(#[\da-f]+) (\d+)%,\s*(#[\da-f]+)\s*\)$/,
      (_, one: string, share: string, other: string) => mix(one, Number(share) / 100, other),
    );
  return new Map(
    [...declared].map(([property, value]) => [
      property,
      // Colours only: other values may use variables that the page defines.
      /^(?:#|var\(--[\w-]+\)$|color-mix\()/.test(value) ? colourOf(value) : value,
    ]),
  );
}

/** Red, green and blue, 0 to 255. */
function channelsOf(hex: string): number[] {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(hex) ? hex.slice(1) : undefined;
  if (digits === undefined) {
    throw new Error(`"${hex}" is no colour in hex.`);
  }
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
}

/** CSS' color-mix() in sRGB. */
function mix(one: string, share: number, other: string): string {
  const others = channelsOf(other);
  const mixed = channelsOf(one).map((own, at) => own * share + (others[at] ?? 0) * (1 - share));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
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
