/** @jest-environment jsdom */
import {targetOf} from '../../../lib/links';
import {createPositions} from '../scroll/positions';

describe('positions', () => {
  beforeEach(() => sessionStorage.clear());

  it('persist across page loads', () => {
    const before = createPositions(sessionStorage);
    before.set('a', 120.4);
    before.set('b', 0);
    before.save();
    const after = createPositions(sessionStorage);
    expect(after.get('a')).toBe(120);
    expect(after.get('b')).toBe(0);
    expect(after.get('c')).toBeUndefined();
  });

  it('are discarded oldest first', () => {
    const before = createPositions(sessionStorage);
    for (let entry = 0; entry < 150; entry += 1) before.set(`key-${entry}`, entry);
    before.set('key-0', 7);
    before.save();
    const after = createPositions(sessionStorage);
    expect(after.get('key-0')).toBe(7);
    expect(after.get('key-1')).toBeUndefined();
    expect(after.get('key-149')).toBe(149);
  });

  it.each(['', 'nonsense', '{}', 'null'])(
    'are empty when session storage contains "%s"',
    (stored) => {
      sessionStorage.setItem('scroll-positions', stored);
      expect(createPositions(sessionStorage).get('a')).toBeUndefined();
    },
  );

  it('work without storage and with a full one', () => {
    const full = {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    for (const storage of [undefined, full]) {
      const positions = createPositions(storage);
      positions.set('a', 5);
      expect(() => positions.save()).not.toThrow();
      expect(positions.get('a')).toBe(5);
    }
  });
});

describe('the target of a hash', () => {
  beforeEach(() => {
    document.body.innerHTML = '<h2 id="accessibilité"></h2><h2 id="100%"></h2><p id="a%20b"></p>';
  });

  it.each([
    ['#accessibilité', 'accessibilité'],
    ['#accessibilit%C3%A9', 'accessibilité'],
    ['#100%', '100%'],
    ['#100%25', '100%'],
    ['#a%20b', 'a%20b'],
  ])('of "%s" is "%s"', (hash, id) => {
    expect(targetOf(hash)?.id).toBe(id);
  });

  it.each(['', '#', '#top', '#rien', '#%E0%A4%A'])('of "%s" is undefined', (hash) => {
    expect(targetOf(hash)).toBeUndefined();
  });
});
