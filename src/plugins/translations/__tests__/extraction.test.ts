/** @jest-environment node */
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {globTranslatableSourceFiles} from '@docusaurus/utils';
import {sourceMessages} from '../catalogue';
import {mergeMessages} from '../merge';
import {CODE} from './project';

const root = path.resolve(__dirname, '../../../..');

describe('the texts of the code', () => {
  it('are those that Docusaurus finds', async () => {
    const files = (await globTranslatableSourceFiles([path.join(root, 'src')])).filter(
      (file) => !file.includes('__tests__'),
    );
    const found = await extractAllSourceCodeFileTranslations(
      files,
      getBabelOptions({isServer: true}),
    );
    const theirs = Object.fromEntries(
      found
        .flatMap(({translations}) => Object.entries(translations))
        .map(([id, {message, description}]) => [id, {message, description}]),
    );
    const ours = Object.fromEntries(
      (await sourceMessages(root)).map(({id, message, description}) => [
        id,
        {message, description},
      ]),
    );
    expect(Object.keys(ours).length).toBeGreaterThan(200);
    expect(ours).toEqual(theirs);
  }, 60_000);
});

describe('npm run i18n:extract', () => {
  const merge = (
    extracted: Record<string, {message: string; description?: string}>,
    current: Record<string, {message: string; description?: string}>,
    {sources = {}, removed = {}}: Partial<Parameters<typeof mergeMessages>[0]> = {},
  ) => mergeMessages({file: CODE, extracted, current, sources, removed});

  it('keeps what is translated, and takes the notes of the code', () => {
    const {messages, sources} = merge(
      {a: {message: 'Soin', description: 'new'}},
      {a: {message: 'Care', description: 'old'}},
      {sources: {a: 'Soins'}},
    );
    expect(messages).toEqual({a: {message: 'Care', description: 'new'}});
    // What it was translated from stays: the check will say that it changed.
    expect(sources).toEqual({a: 'Soins'});
  });

  it('writes a new text in French, without a source: the check calls it not translated', () => {
    const {messages, sources, added} = merge({b: {message: 'Soin'}}, {});
    expect([messages, sources, added]).toEqual([{b: {message: 'Soin'}}, {}, ['b']]);
  });

  it('sorts, whatever the order of files', () => {
    const {messages} = merge({c: {message: '3'}, a: {message: '1'}, b: {message: '2'}}, {});
    expect(Object.keys(messages)).toEqual(['a', 'b', 'c']);
  });

  it('keeps the translation of what left the code, and says so', () => {
    const {messages, removed, gone} = merge({}, {a: {message: 'Care'}}, {sources: {a: 'Soin'}});
    expect(messages).toEqual({});
    expect(gone).toEqual(['a']);
    expect(removed).toEqual({[`${CODE}#a`]: {french: 'Soin', translation: 'Care'}});
  });

  it('brings it back when its id comes back', () => {
    const {messages, sources, removed, restored} = merge(
      {a: {message: 'Soins'}},
      {},
      {removed: {[`${CODE}#a`]: {french: 'Soin', translation: 'Care'}}},
    );
    expect(messages).toEqual({a: {message: 'Care'}});
    expect(sources).toEqual({a: 'Soin'});
    expect(removed).toEqual({});
    expect(restored).toEqual([{id: 'a', from: 'a'}]);
  });

  it('gives it to the id that has its French now: a renamed id loses no translation', () => {
    const {messages, sources, removed, gone, restored} = merge(
      {'home.title': {message: 'Soin'}},
      {'home.titel': {message: 'Care'}},
      {sources: {'home.titel': 'Soin'}},
    );
    expect(messages).toEqual({'home.title': {message: 'Care'}});
    expect(sources).toEqual({'home.title': 'Soin'});
    expect([removed, gone]).toEqual([{}, []]);
    expect(restored).toEqual([{id: 'home.title', from: 'home.titel'}]);
  });

  it('leaves alone what a translator replaced in the theme’s words, and adds none of them', () => {
    const {messages, gone} = merge({'theme.b': {message: 'B'}}, {'theme.a': {message: 'A'}});
    expect([messages, gone]).toEqual([{'theme.a': {message: 'A'}}, []]);
  });

  it('keeps a translator’s note on a label of the sidebar', () => {
    const id = 'sidebar.handbook.category.write';
    const {messages} = merge(
      {[id]: {message: 'Écrire', description: 'The label for category Écrire'}},
      {[id]: {message: 'Write', description: 'Above the pages for writers.'}},
    );
    expect(messages[id]?.description).toBe('Above the pages for writers.');
  });
});
