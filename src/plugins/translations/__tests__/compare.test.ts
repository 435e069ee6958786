import {compareTexts, markupProblem} from '../compare';
import {isBlank} from '../text';

const only = '{step}';

it.each([
  [
    'Step {{step}}',
    'has a brace too many, which the page would show: write {step}, with one brace',
  ],
  ['Step {step}}', 'has a brace too many'],
  ['Step ${step}', 'has ${step}, and the page would show the signs round {step}'],
  ["Step '{step}'", "has '{step}', and the page would show the signs round {step}"],
  ['Step "{step}"', 'has "{step}"'],
  ['Step %{step}', 'has %{step}'],
  ['Step { step }', 'lacks {step}'],
  ['Step {step, number}', 'lacks {step}'],
  ['Step ｛step｝', 'lacks {step}'],
])('tells that the page would show the signs of %j', (english, expected) => {
  expect(compareTexts(`Étape ${only}`, english)).toEqual([expect.stringContaining(expected)]);
});

it.each([
  ['Étape {step}', 'Step {step}'],
  ['Le texte « {step} »', 'The text “{step}”'],
  ['Les {step}', '{step}’s'],
  ['Le texte : {step}', 'The text ‘{step}’'],
  ['{step} %', '{step}%'],
])('accepts %j as %j', (french, english) => {
  expect(compareTexts(french, english)).toEqual([]);
});

it.each([
  ['{count} a\\|{count} b', 'has a backslash'],
  ['Un\\u00a0mot', 'has a backslash'],
  ['Un **mot**', 'has “**mot**”'],
  ['[Un mot](/a/)', 'has “[Un mot](/a/)”'],
  ['Un `mot`', 'has “`mot`”'],
  ['Un&nbsp;mot', 'has “&nbsp;”'],
  ['Un&nbsp mot', 'has “&nbsp”'],
  ['Soin &amp design', 'has “&amp”'],
])('tells that the page would show %j as it is written', (text, expected) => {
  expect(markupProblem(text)).toContain(expected);
});

it.each(['R&D, Soin & design', 'Un mot', '2 * 3 * 4', '[mot]', '{count} a|{count} b'])(
  'accepts %j',
  (text) => expect(markupProblem(text)).toBeUndefined(),
);

it.each(['', ' ', '\u200b', '\u00a0\u2060', '\ufeff', '\u00ad', '\u200e \u2800'])(
  'counts %j as empty',
  (text) => expect(isBlank(text)).toBe(true),
);
