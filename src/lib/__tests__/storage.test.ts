/** @jest-environment jsdom */
import {clearDraft, readDraft, saveDraft, sessionStorageOrNone} from '../storage';

const original = Object.getOwnPropertyDescriptor(window, 'sessionStorage');

function block(storage: () => Partial<Storage>): void {
  Object.defineProperty(window, 'sessionStorage', {configurable: true, get: storage});
}

const forbid = () =>
  block(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });

afterEach(() => {
  if (original) Object.defineProperty(window, 'sessionStorage', original);
  sessionStorage.clear();
  clearDraft('letter');
});

describe('a draft', () => {
  it('is kept for the session, separately for each form', () => {
    saveDraft('letter', {email: 'a@b.fr'});
    saveDraft('other', {message: 'Bonjour'});
    expect(readDraft('letter')).toEqual({email: 'a@b.fr'});
    expect(readDraft('other')).toEqual({message: 'Bonjour'});
    clearDraft('other');
    expect(readDraft('other')).toEqual({});
    expect(readDraft('letter')).toEqual({email: 'a@b.fr'});
    expect(localStorage).toHaveLength(0);
  });

  it('is not kept when it is empty', () => {
    saveDraft('letter', {email: 'a'});
    saveDraft('letter', {email: '', checked: ''});
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', 'x', 'null', '[1]', '"text"', '{"email":1,"checked":null}'])(
    'is empty when the stored value is not a draft: %j',
    (raw) => {
      sessionStorage.setItem('draft.letter', raw);
      expect(readDraft('letter')).toEqual({});
    },
  );

  it('lasts as long as the page when storage is blocked', () => {
    forbid();
    saveDraft('letter', {email: 'a@b.fr'});
    expect(readDraft('letter')).toEqual({email: 'a@b.fr'});
    clearDraft('letter');
    expect(readDraft('letter')).toEqual({});
  });

  it.each<[string, () => Partial<Storage>]>([
    [
      'whose methods throw, as in some in-app browsers',
      () => {
        const no = () => {
          throw new DOMException('forbidden', 'SecurityError');
        };
        return {getItem: no, setItem: no, removeItem: no};
      },
    ],
    ['that is null', () => null as unknown as Storage],
    ['that is undefined', () => undefined as unknown as Storage],
  ])('lasts as long as the page with a storage %s', (_what, storage) => {
    block(storage);
    expect(sessionStorageOrNone()).toBeUndefined();
    saveDraft('letter', {email: 'a@b.fr'});
    expect(readDraft('letter')).toEqual({email: 'a@b.fr'});
    clearDraft('letter');
    expect(readDraft('letter')).toEqual({});
  });

  it('is the latest one even if the storage has filled up since', () => {
    saveDraft('letter', {email: 'first'});
    const stored = window.sessionStorage;
    block(() => ({
      getItem: (key) => stored.getItem(key),
      removeItem: (key) => stored.removeItem(key),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    saveDraft('letter', {email: 'second'});
    expect(readDraft('letter')).toEqual({email: 'second'});
    clearDraft('letter');
    expect(readDraft('letter')).toEqual({});
  });
});
