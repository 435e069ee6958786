/** Parameters of a path: `:slug` takes one segment, `:slug+` one or more, joined by `/`. */
export type PathParams = Readonly<Record<string, string>>;

/** Lower-case letters, digits and single hyphens. */
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PARAMETER = /:([a-z]+)(\+?)/gi;

/** @throws Error when a parameter is missing, unknown or does not match */
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

/** A cache: every page matches the few patterns many times. */
const expressions = new Map<string, RegExp>();

/** Reads the parameters of a path that ends with a slash; undefined when it does not match. */
export function matchPattern(pattern: string, pathname: string): PathParams | undefined {
  const source = () =>
    pattern.replace(
      PARAMETER,
      (_, name: string, many: string) => `(?<${name}>${many ? '.+?' : '[^/]+'})`,
    );
  const expression = expressions.get(pattern) ?? new RegExp(`^${source()}$`);
  expressions.set(pattern, expression);
  const match = expression.exec(pathname);
  return match ? {...match.groups} : undefined;
}
