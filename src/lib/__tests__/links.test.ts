import {
  isScript,
  kindOf,
  namesLanguage,
  samePagePath,
  withTrailingSlash,
  type LinkKind,
} from '../links';

const french = {from: 'https://site.example/work/halles/', locale: 'fr'} as const;
const english = {from: 'https://site.example/en/team/', locale: 'en'} as const;

describe('a link on a French page', () => {
  const table: ReadonlyArray<readonly [string, LinkKind]> = [
    ['/', 'page'],
    ['/team/', 'page'],
    ['/team', 'page'],
    ['/fr/', 'page'],
    ['/#work', 'page'],
    ['/?sector=health', 'page'],
    ['/english/', 'page'],
    ['/v1.2/', 'page'],
    ['/.well-known', 'page'],
    ['/team/?file=plan.pdf', 'page'],
    ['/team/#plan.pdf', 'page'],
    ['', 'page'],
    ['../phare/', 'page'],
    ['#steps', 'page'],
    ['https://site.example/team/', 'page'],
    ['https://site.example:443/team/', 'page'],
    ['//site.example/team/', 'page'],
    ['/caf%C3%A9/', 'page'],
    ['/en/', 'language'],
    ['/en', 'language'],
    ['https://site.example/en/', 'language'],
    ['/plan.pdf', 'file'],
    ['/PLAN.PDF', 'file'],
    ['/img/icons.svg?v=1#check-32', 'file'],
    ['/en/plan.pdf', 'file'],
    ['/team/index.html', 'file'],
    ['https://elsewhere.example/', 'external'],
    ['http://site.example/team/', 'external'],
    ['https://site.example:8443/team/', 'external'],
    ['https://site.example.evil.example/', 'external'],
    ['//elsewhere.example/plan.pdf', 'external'],
    ['mailto:a@example.org', 'other'],
    ['javascript:void(0)', 'other'],
    ['data:text/plain,a', 'other'],
    ['https://', 'other'],
  ];

  it.each(table)('"%s" is a %s', (href, kind) => {
    expect(kindOf(href, french)).toBe(kind);
  });
});

it.each([
  ['/en/', 'page'],
  ['../legal/', 'page'],
  ['#top', 'page'],
  ['/team/', 'language'],
  ['/en/plan.pdf', 'file'],
] as const)('on an English page "%s" is a %s', (href, kind) => {
  expect(kindOf(href, english)).toBe(kind);
});

it.each([
  ['/team', '/team/'],
  ['/team/', '/team/'],
  ['/team#a', '/team/#a'],
  ['/team?a=/b', '/team/?a=/b'],
  ['/', '/'],
  ['#a', '#a'],
  ['?a', '?a'],
  ['', ''],
  ['/plan.pdf', '/plan.pdf'],
  ['/plan.pdf#page=2', '/plan.pdf#page=2'],
  ['..', '../'],
])('"%s" is normalised to "%s"', (address, whole) => {
  expect(withTrailingSlash(address)).toBe(whole);
});

it.each([
  ['/team/', '/team/'],
  ['/fr/team/', '/team/'],
  ['/fr/', '/'],
  ['/fr', '/'],
  ['/team', '/team/'],
  ['/en/team/', '/en/team/'],
  ['/french/', '/french/'],
])('"%s" is the same page as "%s"', (path, page) => {
  expect(samePagePath(path)).toBe(page);
});

it('recognises the paths that contain their language', () => {
  expect(['/fr/', '/fr', '/en/team/', '/fr/team/'].every(namesLanguage)).toBe(true);
  expect(['/', '/team/', '/french/', '/english', 'fr/'].some(namesLanguage)).toBe(false);
});

it.each([
  ['javascript:a()', true],
  ['JavaScript:a()', true],
  [' \u0001javascript:a()', true],
  ['java\tscript:a()', true],
  ['\njava\r\nscript\t:a()', true],
  ['https://site.example/javascript:a()', false],
  ['/javascript:a()', false],
  ['java script:a()', false],
])('%j runs a script: %s', (address, expected) => {
  expect(isScript(address)).toBe(expected);
  // What the URL standard says, in Node's implementation.
  expect(URL.canParse(address) && new URL(address).protocol === 'javascript:').toBe(expected);
});
