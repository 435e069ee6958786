import {inlineMessages} from '../inlineMessages.mjs';

const messages = {x: 'Hello "you"', y: 'Seen by {who}', z: 'us'};
const inline = (code: string) => inlineMessages(code, messages);

describe('messages in the browser’s bundle', () => {
  it('are inlined in the language of the bundle, without their ids', () => {
    expect(inline("const a = translate({id: 'x'});")).toBe('const a = ("Hello \\"you\\"");');
  });

  it('keep their values, and the messages inside those values', () => {
    expect(inline("translate({id: 'y'}, {who: translate({id: 'z'})});")).toBe(
      'translate({message: "Seen by {who}"}, {who: ("us")});',
    );
    expect(inline("translate(\n  {id: 'y'},\n  {who},\n);")).toBe(
      'translate({message: "Seen by {who}"},\n  {who},\n);',
    );
  });

  it('are inlined in elements too', () => {
    expect(inline('<p><Translate id="z" />!</p>')).toBe('<p><Translate children={"us"} />!</p>');
    expect(inline('<Translate\n  id="y"\n  values={{who: <b />}}\n/>')).toBe(
      '<Translate children={"Seen by {who}"}\n  values={{who: <b />}}\n/>',
    );
  });

  it('of a composed id are a table of the texts that it can name', () => {
    const named = {'a.x.b': 'X', 'a.y.b': 'Y {n}', 'a.x': 'no'};
    expect(inlineMessages('translate({id: `a.${id}.b`})', named)).toBe(
      '({"x":"X","y":"Y {n}"}[id])',
    );
    expect(inlineMessages('translate({id: `a.${id}.b`}, {n})', named)).toBe(
      'translate({message: {"x":"X","y":"Y {n}"}[id]}, {n})',
    );
  });

  it('are rejected with their line when an id is unknown or no literal', () => {
    expect(() => inline("\ntranslate({id: 'w'});")).toThrow('Line 2: no text has the id "w"');
    expect(() => inline('translate({id: name});')).toThrow('Line 1: the id is not a literal');
    expect(() => inline('translate({id: `a.${name}`});')).toThrow('no text has the id "a.…"');
    expect(() => inline('\n\n<Translate values={{}} id="x" />')).toThrow('Line 3: the id is not');
  });
});
