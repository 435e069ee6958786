/*
 * What MDN's HTTP Observatory says of a site (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring),
 * algorithm 4. Its own package cannot be a dependency: it downloads lists when it is
 * installed, and brings a web server and two database drivers. docs/security.md says how
 * to run it by hand; the figures here were compared with its own.
 */

/** Headers by their lower-case names. */
type Headers = Readonly<Record<string, string>>;

export type Finding = {test: string; result: string; score: number};

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

/** Sources that let anybody in. */
const BROAD = /^(?:https?:|ftp:|\*|https?:\/\/\*(?:\.\*)?)$/;

function contentPolicy(headers: Headers): Finding {
  const test = 'content-security-policy';
  const header = headers[test];
  if (!header) {
    return {test, result: 'not implemented', score: -25};
  }
  const policy = directivesOf(header);
  const fallback = policy.get('default-src') ?? ['*'];
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map(
    (name) => policy.get(name) ?? fallback,
  ) as [string[], string[], string[]];
  const isOpen = (source: string) =>
    BROAD.test(source) || source === 'data:' || source === "'unsafe-inline'";
  if (script.some(isOpen) || object.some((source) => BROAD.test(source))) {
    return {test, result: 'unsafe-inline or anybody', score: -20};
  }
  if ([...script, ...style].includes("'unsafe-eval'")) {
    return {test, result: 'unsafe-eval', score: -10};
  }
  if (style.some(isOpen)) {
    return {test, result: 'unsafe-inline in styles', score: 0};
  }
  return fallback.join() === "'none'"
    ? {test, result: "no unsafe, default-src 'none'", score: 10}
    : {test, result: 'no unsafe', score: 5};
}

function frames(headers: Headers): Finding {
  const test = 'x-frame-options';
  const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.test(source))) {
    return {test, result: 'by frame-ancestors', score: 5};
  }
  return /^(?:DENY|SAMEORIGIN)$/i.test(headers[test] ?? '')
    ? {test, result: 'by the header', score: 0}
    : {test, result: 'not implemented', score: -20};
}

function referrer(headers: Headers): Finding {
  const test = 'referrer-policy';
  const value = headers[test];
  if (!value) {
    return {test, result: 'not implemented', score: 0};
  }
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
    ? {test, result: 'private', score: 5}
    : {test, result: 'unsafe', score: -5};
}

function transport(headers: Headers): Finding {
  const test = 'strict-transport-security';
  const [, age] = /max-age=(\d+)/.exec(headers[test] ?? '') ?? [];
  if (!age) {
    return {test, result: 'not implemented', score: -20};
  }
  // Six months, as the Observatory counts them, in s.
  return Number(age) >= 15_552_000
    ? {test, result: 'six months or more', score: 0}
    : {test, result: 'less than six months', score: -10};
}

function resourcePolicy(headers: Headers): Finding {
  const test = 'cross-origin-resource-policy';
  const value = headers[test];
  if (value === undefined) {
    return {test, result: 'not implemented', score: 0};
  }
  return /^same-(?:site|origin)$/.test(value)
    ? {test, result: value, score: 10}
    : {test, result: value, score: value === 'cross-origin' ? 0 : -5};
}

const rest = (headers: Headers, scripts: readonly {integrity: string | null}[]): Finding[] => [
  headers['x-content-type-options'] === 'nosniff'
    ? {test: 'x-content-type-options', result: 'nosniff', score: 0}
    : {test: 'x-content-type-options', result: 'not implemented', score: -5},
  headers['access-control-allow-origin'] === undefined
    ? {test: 'cross-origin-resource-sharing', result: 'not implemented', score: 0}
    : {test: 'cross-origin-resource-sharing', result: 'somebody', score: -50},
  headers['set-cookie'] === undefined
    ? {test: 'cookies', result: 'none', score: 0}
    : {test: 'cookies', result: 'to be looked at', score: -40},
  scripts.some(({integrity}) => integrity !== null)
    ? {test: 'subresource-integrity', result: 'implemented', score: 5}
    : {test: 'subresource-integrity', result: 'scripts of the site alone', score: 0},
];

/**
 * Grades a page that is answered over HTTPS. That visitors are led from HTTP to HTTPS is
 * the host's doing, and counted as done.
 *
 * @param scripts its scripts that have an address
 */
export function grade(
  headers: Headers,
  scripts: readonly {integrity: string | null}[],
): {score: number; grade: string; findings: Finding[]} {
  const findings = [
    contentPolicy(headers),
    frames(headers),
    referrer(headers),
    transport(headers),
    resourcePolicy(headers),
    ...rest(headers, scripts),
  ];
  const sum = (scores: number[]) => scores.reduce((total, score) => total + score, 100);
  const plain = sum(findings.map(({score}) => Math.min(score, 0)));
  // What is better than asked for counts for those that are good already.
  const score = plain >= 90 ? sum(findings.map((finding) => finding.score)) : plain;
  return {score, grade: score >= 100 ? 'A+' : score >= 90 ? 'A' : 'B or worse', findings};
}
