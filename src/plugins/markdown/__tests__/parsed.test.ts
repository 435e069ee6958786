import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {keepParsed, takeParsed} from '../parsed';

const environment = process.env.NODE_ENV;

afterEach(() => Object.assign(process.env, {NODE_ENV: environment}));

/** The check's parser and the bundler's, and how often each parsed. */
function parsers(mode: string) {
  Object.assign(process.env, {NODE_ENV: mode});
  const make = (plugin: typeof keepParsed) => {
    const own = jest.fn((value: string): Root => ({
      type: 'root',
      children: [{type: 'paragraph', children: [{type: 'text', value}]}],
    }));
    const processor: ThisParameterType<typeof plugin> = {parser: own};
    plugin.call(processor);
    const parse = (source: string, frontMatter = {}) =>
      processor.parser?.(source, new VFile({value: source, data: {frontMatter}})) as Root;
    return {own, parse};
  };
  return {check: make(keepParsed), bundler: make(takeParsed)};
}

it('leaves a tree to the bundler once, as it was before the check changed it', () => {
  const {check, bundler} = parsers('production');
  const tree = check.parse('Un texte.');
  const before = structuredClone(tree);
  tree.children.length = 0;
  expect(bundler.parse('Un texte.')).toEqual(before);
  expect(bundler.own).not.toHaveBeenCalled();
  bundler.parse('Un texte.');
  expect(bundler.own).toHaveBeenCalledTimes(1);
});

it('parses what the check has not parsed, or not in the same way', () => {
  const {check, bundler} = parsers('production');
  check.parse('Un autre texte.');
  bundler.parse('Un autre texte.', {mdx: {format: 'md'}});
  bundler.parse('Un autre texte, changé.');
  expect(bundler.own).toHaveBeenCalledTimes(2);
});

it('keeps nothing under npm start', () => {
  const {check, bundler} = parsers('development');
  check.parse('Encore un texte.');
  bundler.parse('Encore un texte.');
  expect(bundler.own).toHaveBeenCalledTimes(1);
});
