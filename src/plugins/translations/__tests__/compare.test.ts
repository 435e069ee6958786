import {isBlank} from '../../../lib/texts/unseen';
import {compareTexts, isSame, markupProblem} from '../compare';

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
  ['Step {step\u200B}', 'has another sign, U+200B'],
  ['Step {ѕtep}', 'has another sign, U+0455'],
  ['Step {ste\u0301p}', 'has another sign, U+0301'],
  ['Step *{step}*', 'has *{step}*'],
  ['Step =={step}==', 'has =={step}=='],
  ['Step !{step}', 'has !{step}'],
  ['Step {step}{step}', 'has {step} twice in a row'],
  ['Step {step}\u3000', 'does not begin and end with a space'],
])('tells that the page would show the signs of %j', (english, expected) => {
  expect(compareTexts(`Étape ${only}`, english)).toEqual([expect.stringContaining(expected)]);
});

it.each([
  ['{n} word|words', 'lacks {n} in its plural form, “words”'],
  ['{n} word |{n} words', 'has a space beside its "|"'],
  ['{n} word ｜ {n} words', 'has one form'],
])('tells what the forms of %j lack', (english, expected) => {
  expect(compareTexts('{n} mot|{n} mots', english)).toEqual([expect.stringContaining(expected)]);
});

it('accepts a singular without its number', () => {
  expect(compareTexts('{n} mot|{n} mots', 'one word|{n} words')).toEqual([]);
});

it.each([
  'E\u0301quipe soin',
  'Équipe\u200B soin',
  'Équ\u00ADipe soin',
  'Équipe\u3000soin',
  '\u200EÉquipe soin',
])('sees the same French in %j', (text) => expect(isSame('Équipe soin', text)).toBe(true));

it.each([
  ['L’équipe-soin', 'L\u02BCéquipe\u2011soin'],
  ['La fin', 'La \uFB01n'],
])('sees %j in %j', (french, text) => expect(isSame(french, text)).toBe(true));

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
  ['L&rsquo un', 'has “&rsquo”'],
  ['&copy Un mot', 'has “&copy”'],
  ['Un __mot__', 'has “__mot__”'],
  ['Un *mot* ici', 'has “*mot*”'],
  ['Un _mot simple_', 'has “_mot simple_”'],
  ['~~Un~~ mot', 'has “~~Un~~”'],
  ['## Un mot', 'has “##”'],
  ['[[Un mot]]', 'has “[[Un mot]]”'],
  ['[mot]{.mark}', 'has “[mot]{.mark}”'],
  ['Un mоt', 'has “о”, U+043E, in “mоt”, a letter of another alphabet'],
  ['Τitre', 'has “Τ”, U+03A4'],
])('tells that the page would show %j as it is written', (text, expected) => {
  expect(markupProblem(text)).toContain(expected);
});

it.each([
  'R&D, Soin & design',
  'Un mot',
  '2 * 3 * 4',
  '[mot]',
  '{count} a|{count} b',
  'Nom *',
  'un_nom_de_fichier',
  '20 μm',
])('accepts %j', (text) => expect(markupProblem(text)).toBeUndefined());

it.each([
  '',
  ' ',
  '\u200b',
  '\u00a0\u2060',
  '\ufeff',
  '\u00ad',
  '\u200e \u2800',
  '\uFE0F',
  '\u034F',
])('counts %j as empty', (text) => expect(isBlank(text)).toBe(true));
