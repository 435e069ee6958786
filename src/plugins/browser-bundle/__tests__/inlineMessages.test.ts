import {inlineMessages} from '../inlineMessages.mjs';

const IMPORT = "import Translate, {translate} from '@docusaurus/Translate';\n";

const inline = (code: string, messages = {}) =>
  inlineMessages(IMPORT + code, messages).slice(IMPORT.length);

describe('messages in the browser’s bundle', () => {
  it('are inlined in the language of the bundle, without id and description', () => {
    const code = "const a = translate({id: 'x', message: 'Bonjour', description: 'A word.'});";
    expect(inline(code, {x: 'Hello "you"'})).toBe('const a = ("Hello \\"you\\"");');
    expect(inline(code)).toBe('const a = ("Bonjour");');
  });

  it('keep their values, and the messages inside those values', () => {
    expect(
      inline(
        "translate({id: 'x', message: 'Vu par {who}'}, {who: translate({id: 'y', message: 'nous'})});",
        {x: 'Seen by {who}', y: 'us'},
      ),
    ).toBe('translate({message: "Seen by {who}"}, {who: ("us")});');
  });

  it('may be a template without values', () => {
    expect(inline("translate({id: 'x', message: `Un`});")).toBe('("Un");');
  });

  it('are inlined in elements too', () => {
    const code =
      '<p>\n  <Translate id="x" description="A text.">\n    Bonjour\n  </Translate>!\n</p>';
    expect(inline(code, {x: 'Hello'})).toBe('<p>\n  <Translate>{"Hello"}</Translate>!\n</p>');
    expect(inline(code)).toBe('<p>\n  <Translate>\n    Bonjour\n  </Translate>!\n</p>');
    expect(inline('<Translate id="x" values={{a: <b />}}>{"Vu {a}"}</Translate>')).toBe(
      '<Translate values={{a: <b />}}>{"Vu {a}"}</Translate>',
    );
  });

  it('follow renamed imports', () => {
    expect(
      inlineMessages(
        "import {translate as t} from '@docusaurus/Translate';\nt({id: 'x', message: 'Un'}); translate({});",
        {x: 'One'},
      ),
    ).toBe('import {translate as t} from \'@docusaurus/Translate\';\n("One"); translate({});');
  });

  it('leave other files as they are', () => {
    const code = "translate({id: 'x', message: 'Un'})";
    expect(inlineMessages(code, {x: 'One'})).toBe(code);
  });

  it('are rejected with their line when they are not literals', () => {
    expect(() => inline('\ntranslate({id: name, message: "Un"});')).toThrow(
      'Line 3: translate() without an id. Write the id and the message as literals',
    );
    expect(() => inline("translate({id: 'x', message: text});")).toThrow('x has no message');
    expect(() => inline("translate({id: 'x', message: 'Un' + text});")).toThrow('x has no message');
    expect(() => inline('<Translate>Un</Translate>')).toThrow('<Translate> without an id');
  });
});
