import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import {examples, inOneText, type Example} from '@site/e2e/support/commonmark';
import {factsOf} from '../../texts/facts';

/*
 * The examples of CommonMark (https://spec.commonmark.org), each in a page: what the check accepts,
 * the build compiles, React renders, and it is what CommonMark says, or a warning tells that it isn't.
 */

/** What MDX reads otherwise, on purpose, by the numbers of the examples. */
const byDesign: Readonly<Record<string, readonly number[]>> = {
  'four spaces make no code, so that what follows them is a heading, a fence or an item': [
    87, 137, 312, 313,
  ],
  'what stands between two tags is Markdown': [159, 161, 162, 166, 168, 185, 186, 189],
  'an address alone is a link, as on GitHub': [608, 611, 612],
};

/** HTML with its blanks and its ways to write the same left out. */
const plain = (html: string) =>
  html
    .replaceAll(/<link [^>]*>/g, '')
    .replaceAll(' />', '/>')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/>\n</g, '><')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .trim();

type Judged = {
  number: number;
  isAccepted: boolean;
  isWarned: boolean;
  /** Names, calls or leads to nothing, and shows no picture. */
  isAlone: boolean;
  /** Of what is accepted: whether React renders what CommonMark says. */
  isSame: boolean;
};

async function judge({number, markdown, html}: Example): Promise<Judged> {
  const {problems, links, pictures} = await factsOf({
    file: 'a.mdx',
    locale: 'fr',
    kind: 'page',
    source: `Un mot.\n\n${markdown}`,
  });
  const isAccepted = problems.every(({severity}) => severity === 'warning');
  const isAlone = links.length + pictures.length === 0 && !/^ {0,3}\[[^\]]+\]:/m.test(markdown);
  const judged = {number, isAccepted, isWarned: problems.length > 0, isAlone};
  if (!isAccepted) return {...judged, isSame: false};
  const {default: Content} = await evaluate(markdown, {...runtime, remarkPlugins: [remarkGfm]});
  const rendered = renderToStaticMarkup(createElement(Content));
  return {...judged, isSame: plain(rendered) === plain(html)};
}

let judged: Judged[];
const numbersOf = (of: readonly Judged[]) => of.map(({number}) => number);

beforeAll(async () => {
  judged = [];
  for (const example of examples) judged.push(await judge(example));
}, 120_000);

it('reads all examples, and accepts most of them', () => {
  expect(judged).toHaveLength(652);
  expect(judged.filter(({isAccepted}) => isAccepted).length).toBeGreaterThan(400);
});

it('renders what it accepts as CommonMark does, warns, or differs on purpose', () => {
  const others = judged.filter((each) => each.isAccepted && !each.isWarned && !each.isSame);
  expect(numbersOf(others)).toEqual(
    Object.values(byDesign)
      .flat()
      .sort((a, b) => a - b),
  );
});

it('lends the end-to-end test those that can stand in one text', () => {
  const these = judged.filter((each) => each.isAccepted && !each.isWarned && each.isAlone);
  expect(inOneText).toEqual(numbersOf(these));
});
