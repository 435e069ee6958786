import {act, render} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import PageIndex from '..';

const ids = ['in-short', 'challenges', 'steps'];
const entries = ids.map((id) => ({id, label: id}));

describe('PageIndex', () => {
  type Callback = (entries: Array<{target: Element; isIntersecting: boolean}>) => void;
  const observers: Array<{callback: Callback; margin?: string; targets: Element[]}> = [];

  beforeEach(() => {
    observers.length = 0;
    window.IntersectionObserver = class {
      private readonly record;
      constructor(callback: Callback, options?: IntersectionObserverInit) {
        this.record = {callback, margin: options?.rootMargin, targets: [] as Element[]};
        observers.push(this.record);
      }
      observe(target: Element) {
        this.record.targets.push(target);
      }
      disconnect() {
        this.record.targets.length = 0;
      }
    } as unknown as typeof IntersectionObserver;
  });

  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  const current = () => document.querySelector('[aria-current]')?.textContent;

  it('marks no section in the server’s HTML', () => {
    expect(renderToString(<PageIndex entries={entries} />)).not.toContain('aria-current');
  });

  it('follows the visitor down and back up', () => {
    render(
      <>
        <PageIndex entries={entries} />
        {ids.map((id) => (
          <section key={id} id={id} />
        ))}
      </>,
    );
    const [observer] = observers;
    expect(observer?.targets.map(({id}) => id)).toEqual(ids);
    const notify = (passed: readonly string[]) =>
      act(() =>
        observer?.callback(
          observer.targets.map((target) => ({target, isIntersecting: passed.includes(target.id)})),
        ),
      );
    notify([]);
    expect(current()).toBeUndefined();
    notify(['in-short']);
    expect(current()).toBe('in-short');
    notify(['in-short', 'challenges', 'steps']);
    expect(current()).toBe('steps');
    notify(['in-short', 'challenges']);
    expect(current()).toBe('challenges');
    expect(document.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
  });

  it('says the section and its place, and closes as the visitor reads on', () => {
    render(
      <>
        <PageIndex entries={entries} />
        {ids.map((id) => (
          <section key={id} id={id} />
        ))}
      </>,
    );
    const list = document.querySelector('details');
    const summary = document.querySelector('summary');
    expect(summary).toHaveTextContent(/^\D+$/);
    list?.setAttribute('open', '');
    const [observer] = observers;
    act(() =>
      observer?.callback(
        observer.targets.map((target) => ({target, isIntersecting: target.id !== 'steps'})),
      ),
    );
    expect(summary).toHaveTextContent('2 / 3 · challenges', {normalizeWhitespace: true});
    expect(list).not.toHaveAttribute('open');
  });
});
