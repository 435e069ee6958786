import {Linter} from 'eslint';
import loneText from '../lint/loneText.mjs';

/** The rule's messages about the children of an element. */
function messagesAbout(children: string): string[] {
  const code = `const drawing = icon && <svg />; const element = <b />; const it = <p>${children}</p>;`;
  return new Linter()
    .verify(code, {
      languageOptions: {parserOptions: {ecmaFeatures: {jsx: true}}},
      plugins: {site: {rules: {'lone-text': loneText}}},
      rules: {'site/lone-text': 'error'},
    })
    .map(({messageId, message}) => messageId ?? message);
}

it.each([
  ['{isCurrent ? <i /> : null}{label}', ['after'], 'an element comes before a text'],
  ['{isCurrent && <i />} of 3', ['after'], 'and before written words'],
  ['<i />{a ? text() : null}', ['goes'], 'a text comes and goes'],
  ['<i />{a ? "A" : `B`}', ['goes', 'goes'], 'one text replaces another'],
  ['{a ? text.one : <b />}<i />', ['goes'], 'an element replaces a text'],
  ['{isCurrent ? <i /> : null}<span>{label}</span>', [], 'the text has an element'],
  ['{label}{isCurrent ? <i /> : null}', [], 'the element comes last'],
  ['{a ? "A" : "B"}', [], 'the text is the only child'],
  ['{drawing}{list.map(row)}{children(control)}', [], 'they are elements'],
  ['{a ? <i /> : element}<i />', [], 'a name is an element'],
])('of <p>%s</p> it says %j: %s', (children, messages) => {
  expect(messagesAbout(children)).toEqual(messages);
});
