/** Parameters of a path: `:slug` takes one segment, `:slug+` one or more, joined by `/`. */
export type PathParams = Readonly<Record<string, string>>;

/** What one segment may hold: lower case, digits and single hyphens. */
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PARAMETER = /:([a-z]+)(\+?)/gi;

export function compilePattern(pattern: string, params: PathParams, label: string): string {
  const known = new Set<string>();
  const path = pattern.replace(PARAMETER, (_, name: string, many: string) => {
    known.add(name);
    const value = params[name];
    if (value === undefined) throw new Error(`Route ${label}: parameter "${name}" is missing.`);
    const segments = many ? value.split('/') : [value];
    if (!segments.every((segment) => SEGMENT.test(segment))) {
      throw new Error(
        `Route ${label}: parameter "${name}" is "${value}", which does not match ` +
          `${many ? 'one or more path segments' : 'one path segment'} of a-z, 0-9 and hyphens.`,
      );
    }
    return value;
  });
  const unknown = Object.keys(params).find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new Error(`Route ${label}: there is no parameter "${unknown}" in "${pattern}".`);
  }
  return path;
}

type Compiled = {expression: RegExp; names: readonly string[]};

/** Patterns are few, and asked for many times by every page. */
const compiled = new Map<string, Compiled>();

function compile(pattern: string): Compiled {
  const known = compiled.get(pattern);
  if (known) return known;
  const names: string[] = [];
  const source = pattern.replace(PARAMETER, (_, name: string, many: string) => {
    names.push(name);
    return many ? '(.+?)' : '([^/]+)';
  });
  const result = {expression: new RegExp(`^${source}$`), names};
  compiled.set(pattern, result);
  return result;
}

/** Reads the parameters of a path that ends with a slash; undefined when it does not match. */
export function matchPattern(pattern: string, pathname: string): PathParams | undefined {
  const {expression, names} = compile(pattern);
  const match = expression.exec(pathname);
  return match
    ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']))
    : undefined;
}
