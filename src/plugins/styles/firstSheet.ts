import postcss, {type AtRule, type ChildNode, type Root, type Rule} from 'postcss';
import parseSelectors, {type Node, type Selector} from 'postcss-selector-parser';
import type {Shown} from './shown';

/** Values up to this length stand wherever they are used; longer ones only once. */
const SHORT = 30;

const USE = /var\((--[\w-]+)\)/g;
const ANY_USE = /var\((--[\w-]+)/g;

const selectors = parseSelectors();

/** Pseudo-classes that hold the alternatives of an element: one of them has to be there. */
const ALTERNATIVES = new Set([':is', ':where']);

/** Data attributes whose values scripts change before the whole sheet is there. */
const CHANGING = new Set(['data-family', 'data-lazy']);

type IsAlwaysShown = (className: string) => boolean;

/** Whether an element that a selector asks for may be in the pages. */
function createCanMatch(shown: Shown, isAlwaysShown: IsAlwaysShown) {
  const canMatchNode = (node: Node): boolean => {
    switch (node.type) {
      case 'class':
        return shown.classes.has(node.value);
      case 'tag':
        return shown.tags.has(node.value);
      case 'id':
        return shown.ids.has(node.value);
      case 'attribute': {
        const values = shown.data.get(node.attribute);
        return (
          // What no element has yet is a state, which comes and goes.
          !values ||
          CHANGING.has(node.attribute) ||
          node.operator !== '=' ||
          values.has(node.value ?? '')
        );
      }
      case 'pseudo':
        // `:not()` and `:has()` say what need not be there.
        return !ALTERNATIVES.has(node.value) || node.nodes.some(canMatch);
      default:
        return true;
    }
  };
  // What is always shown is not in the HTML, with no value of its attributes.
  const namesAlwaysShown = ({nodes}: Selector) =>
    nodes.some((node) => node.type === 'class' && isAlwaysShown(node.value));
  const canMatch = (selector: Selector): boolean =>
    namesAlwaysShown(selector) || selector.nodes.every(canMatchNode);
  return canMatch;
}

const isKeyframes = (node: ChildNode | undefined): boolean =>
  node?.type === 'atrule' && node.name.endsWith('keyframes');

/** Takes out rules for elements that are not there. */
function keepShown(root: Root, canMatch: (selector: Selector) => boolean): void {
  root.walkRules((rule: Rule) => {
    if (isKeyframes(rule.parent as ChildNode)) {
      return;
    }
    const kept = selectors.astSync(rule.selector).nodes.filter(canMatch);
    if (kept.length === 0) {
      rule.remove();
    } else {
      rule.selector = kept.map(String).join(',');
    }
  });
}

/** Takes out declarations of custom properties that nothing uses. */
function keepUsed(root: Root, alsoUsed: ReadonlySet<string>): void {
  for (let isAnyGone = true; isAnyGone;) {
    isAnyGone = false;
    const used = new Set([...root.toString().matchAll(ANY_USE)].map(([, name = '']) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop) && !alsoUsed.has(declaration.prop)) {
        declaration.remove();
        isAnyGone = true;
      }
    });
  }
}

function isOnTop({parent}: ChildNode): boolean {
  return (
    parent?.type === 'rule' &&
    (parent as Rule).selector === ':root' &&
    parent.parent?.type === 'root'
  );
}

/** Minified sheets write `var(--a)var(--b)`: the values have to stay two words. */
function spaced(value: string, before: string, after: string): string {
  return `${/[\w%)]$/.test(before) ? ' ' : ''}${value}${/^[\w.#(-]/.test(after) ? ' ' : ''}`;
}

/**
 * Writes the values of constants where they are used: of custom properties that are
 * declared once, on `:root`, and made of constants only.
 */
function foldConstants(root: Root, alsoUsed: ReadonlySet<string>): void {
  const declared = new Map<string, string | undefined>();
  root.walkDecls(/^--/, (declaration) => {
    const isConstant =
      !declared.has(declaration.prop) && isOnTop(declaration) && !alsoUsed.has(declaration.prop);
    declared.set(declaration.prop, isConstant ? declaration.value : undefined);
  });
  const uses = new Map<string, number>();
  for (const [, name = ''] of root.toString().matchAll(USE)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const valueOf = (name: string): string | undefined => {
    const value = declared.get(name);
    const whole = value?.replace(USE, (use, part: string) => valueOf(part) ?? use);
    // `var(--a, fallback)` stays: it says that the property may be missing.
    return whole?.includes('var(') ? undefined : whole;
  };
  const folded = new Map<string, string>();
  for (const name of declared.keys()) {
    const value = valueOf(name);
    if (value !== undefined && (value.length <= SHORT || (uses.get(name) ?? 0) <= 1)) {
      folded.set(name, value);
    }
  }
  root.walkDecls((declaration) => {
    if (folded.has(declaration.prop)) {
      declaration.remove();
    } else {
      declaration.value = declaration.value.replace(
        USE,
        (use, name: string, index: number, whole: string) => {
          const value = folded.get(name);
          return value === undefined
            ? use
            : spaced(value, whole.slice(0, index), whole.slice(index + use.length));
        },
      );
    }
  });
}

/** Takes out animations that nothing runs, rules that became empty, and layers without any. */
function keepFull(root: Root): void {
  const words = new Set<string>();
  root.walkDecls(/animation/, ({value}) => {
    value.split(/[\s,]+/).forEach((word) => words.add(word));
  });
  root.walkAtRules(/keyframes$/, (animation: AtRule) => {
    if (!words.has(animation.params)) animation.remove();
  });
  const clean = (container: Root | AtRule) => {
    container.each((node) => {
      if (node.type === 'atrule' && node.nodes) clean(node);
      if ('nodes' in node && node.nodes?.length === 0) node.remove();
    });
  };
  clean(root);
  const layers = new Set<string>();
  root.walkAtRules('layer', ({params, nodes}: AtRule) => {
    if (nodes) layers.add(params);
  });
  // One that only says an order.
  root.walkAtRules('layer', (layer: AtRule) => {
    if (layer.nodes) return;
    const names = layer.params.split(/,\s*/).filter((name) => layers.has(name));
    if (names.length === 0) {
      layer.remove();
    } else {
      layer.params = names.join(',');
    }
  });
}

/**
 * The rules of a style sheet that pages need as they are shown at first: all that may
 * apply to an element of theirs, in the same order, whatever its state.
 *
 * @param css the whole sheet, minified
 * @param shown what is in the HTML of these pages
 * @param isAlwaysShown classes of what scripts show before the whole sheet is there
 */
export function firstSheet(css: string, shown: Shown, isAlwaysShown: IsAlwaysShown): string {
  const root = postcss.parse(css);
  keepShown(root, createCanMatch(shown, isAlwaysShown));
  keepUsed(root, shown.properties);
  foldConstants(root, shown.properties);
  keepFull(root);
  return root.toString();
}

/**
 * The whole sheet without what each first sheet has: the fonts, which browsers would
 * look for anew.
 */
export function wholeSheet(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (face) => {
    face.remove();
  });
  return root.toString();
}
