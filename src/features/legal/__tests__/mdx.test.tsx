import facts from '@generated/docusaurus-plugin-content-blog/default/facts.json';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Docusaurus} from '@site/scripts/__tests__/jest/Docusaurus';
import {say} from '@site/scripts/__tests__/jest/words';
import {RETENTION_MONTHS} from '../../../constants';
import type {Locale} from '../../../lib/locales';
import measured from '../../../measured.json';
import {statements} from '../../../statements';
import {Door} from '../Door';
import {HeaderContext} from '../header';
import {InBrief} from '../InBrief';
import {
  AccessibilityDay,
  FormsHost,
  Headcount,
  If,
  KeptFor,
  Project,
  Rest,
  WhileSamples,
} from '../mdx';
import {Browsers, EcoDesign, Measured, Weights} from '../measured';
import {kilobytes, restOf} from '../sizes';
import {Audit} from '../statement';
import {pageSchemas} from '../../../plugins/texts/pageSchemas';

const show = (children: ReactNode, customFields: Record<string, unknown> = {}) =>
  renderToStaticMarkup(<Docusaurus config={{customFields}}>{children}</Docusaurus>);

it.each([
  [{}, 'none'],
  [{weather: {key: 'a'}}, 'some'],
  [{cloudinary: true, weather: undefined}, 'some'],
  [{cloudinary: false}, 'none'],
])('If: with %j the text is for %s', (fields, expected) => {
  const texts = (
    <>
      <If is="weather cloudinary">some</If>
      <If not="weather cloudinary">none</If>
    </>
  );
  expect(show(texts, fields)).toBe(expected);
});

it.each([
  [{asksConsent: true}, false, 'consent idle-banner'],
  [{asksConsent: true, maps: true}, true, 'maps films consent'],
  [{}, true, 'films consent'],
  [{}, false, ''],
])('with %j and films: %s, the policy describes: %s', (fields, hasFilms, expected) => {
  facts.hasFilms = hasFilms;
  const names = ['maps', 'films', 'consent', 'idle-banner'];
  const texts = names.map((name) => (
    <If key={name} is={name}>
      {`${name} `}
    </If>
  ));
  expect(show(texts, fields).trim()).toBe(expected);
});

it.each([undefined, 'legal', 'eco-design', 'newsletter', ''])(
  'InBrief: the header of the page %s shows it, and the rest is below',
  (page) => {
    const shown = show(
      <HeaderContext value={page === undefined ? page : {name: page, lang: 'de'}}>
        <InBrief>brief</InBrief>
        <Rest>below</Rest>
      </HeaderContext>,
    );
    expect(shown.includes('<div lang="de">brief</div>')).toBe(page !== undefined);
    expect(shown.includes('below')).toBe(page === undefined);
    expect(shown.includes('<svg')).toBe(page === 'legal' || page === 'eco-design');
    expect(shown).not.toContain('NaN');
  },
);

it('FormsHost names the host that receives the forms', () => {
  const formsUrl = 'https://forms.example.org/my-agency';
  expect(show(<FormsHost />, {formsUrl})).toBe('forms.example.org');
  expect(show(<FormsHost />)).toBe('');
});

it.each(['message', 'application', 'newsletter', 'unsubscription'] as const)(
  'KeptFor: a %s is said to be kept as long as it is',
  (form) => {
    const [number, unit] = show(<KeptFor form={form} />).split('\u00A0');
    expect(Number(number) * (unit === 'ans' ? 12 : 1)).toBe(RETENTION_MONTHS[form]);
    expect(unit).toMatch(/^(?:mois|ans)$/);
  },
);

it.each(pageSchemas.Project.shape.field.options)('Project writes %s', (field) => {
  expect(show(<Project field={field} />)).toMatch(/\S/);
});

it.each([
  [8, 'huit'],
  [25, '25'],
])('Headcount writes %i people as “%s”', (members, words) => {
  facts.members = members;
  expect(show(<Headcount />)).toBe(words);
});

it.each([true, false])('WhileSamples shows its text while there are samples: %s', (any) => {
  facts.hasSamples = any;
  expect(show(<WhileSamples>Des études.</WhileSamples>)).toBe(any ? 'Des études.' : '');
});

it('the accessibility statement has the days of its audit, of its text and of the next audit', () => {
  const days = (['audit', 'established', 'promised'] as const).map((day) =>
    show(<AccessibilityDay of={day} />),
  );
  const {audit, established, promised} = statements.accessibility;
  [audit.date, established, promised].forEach((day, index) => {
    expect(days[index]).toContain(`dateTime="${day}"`);
  });
});

it('the accessibility statement has the figures of the audit', () => {
  const {met, applicable} = statements.accessibility.audit;
  expect(show(<Audit field="rate" />)).toBe('82');
  expect(show(<Audit field="missed" />)).toBe('neuf');
  expect([met, applicable]).toEqual([41, 50]);
  expect(show(<Audit field="by" />)).toBe(say('legal.Audit.internal'));
});

it.each([...pageSchemas.Measured.shape.field.options])('Measured writes %s', (field) => {
  expect(show(<Measured field={field} />)).toMatch(/\S/);
});

it('the rest, and what Measured writes beside it, are the weight of home', () => {
  const [home] = measured.pages;
  if (!home) throw new Error('home is not measured');
  const {js, css, fonts, images, total} = home;
  const rest = restOf(home);
  expect(js + css + fonts + images + rest).toBeCloseTo(total, 1);
  expect(show(<Measured field="rest" />)).toBe(kilobytes(rest, 'fr'));
});

it.each([...pageSchemas.Door.shape.holds.options])(
  'Door draws %s, and nothing is spoken',
  (held) => {
    const door = (locale: Locale) =>
      renderToStaticMarkup(
        <Docusaurus locale={locale}>
          <Door holds={held} />
        </Docusaurus>,
      );
    expect(door('fr')).toMatch(/^<svg[^>]* aria-hidden="true">(<(?!text|title)[^<>]+>)+<\/svg>$/);
    expect(door('en')).toBe(door('fr'));
  },
);

it.each([...pageSchemas.EcoDesign.shape.field.options].filter((field) => field !== 'wue'))(
  'EcoDesign writes %s',
  (field) => {
    expect(show(<EcoDesign field={field} />)).toMatch(/\S/);
  },
);

it('EcoDesign and If leave out a figure that the host does not publish', () => {
  expect(show(<EcoDesign field="wue" />)).toBe('');
  expect(show(<If is="wue">WUE</If>)).toBe('');
  expect(show(<If is="pue">PUE</If>)).toBe('PUE');
});

it('Browsers names every browser of package.json', () => {
  expect(show(<Browsers />)).toBe(
    'Chrome 109, Edge 109, Firefox 115, Safari 15,4, Safari (iPhone, iPad) 15,4',
  );
});

it('Weights has a row for each measured page, with its grade', () => {
  document.body.innerHTML = show(<Weights />);
  const rows = [...document.querySelectorAll('tbody tr')].map(({textContent}) => textContent);
  expect(rows).toHaveLength(measured.pages.length);
  expect(rows[0]).toContain('EcoIndex 86,5 (A)');
  expect(rows.at(-1)).toContain('EcoIndex 74,5 (B)');
});
