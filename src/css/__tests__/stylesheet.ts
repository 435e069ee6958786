import postcss from 'postcss';
import {mix} from '../../lib/colour';

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
