import facts from '@generated/docusaurus-plugin-content-blog/default/facts.json';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Docusaurus} from '@site/scripts/__tests__/jest/Docusaurus';
import {RETENTION_MONTHS} from '../../../constants';
import {site} from '../../../site';
import {
  AuditBy,
  FormsHost,
  Headcount,
  IfService,
  KeptFor,
  Project,
  TestedOn,
  WhileSamples,
} from '../mdx';
import {pageSchemas} from '../../../plugins/texts/pageSchemas';

const show = (children: ReactNode, customFields: Record<string, unknown> = {}) =>
  renderToStaticMarkup(<Docusaurus config={{customFields}}>{children}</Docusaurus>);

it.each([
  [{}, 'none'],
  [{weather: {key: 'a'}}, 'some'],
  [{cloudinary: true, weather: undefined}, 'some'],
  [{cloudinary: false}, 'none'],
])('IfService: with %j the text is for %s', (fields, expected) => {
  const texts = (
    <>
      <IfService name="weather cloudinary">some</IfService>
      <IfService name="weather cloudinary" off>
        none
      </IfService>
    </>
  );
  expect(show(texts, fields)).toBe(expected);
});

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

it('the accessibility statement has the days of the last test and of the promised audit', () => {
  document.body.innerHTML = show([<TestedOn key="tested" />, <AuditBy key="audit" />]);
  const days = [...document.querySelectorAll('time')].map(({dateTime}) => dateTime);
  expect(days).toEqual([site.accessibility.tested, site.accessibility.audit]);
});
