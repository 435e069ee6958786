import {act, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {grantConsent, hasStoredChoice, saveConsent, useConsent} from '../useConsent';
import {CONSENT_KEY} from '../../lib/early';

function Answer() {
  const answer = useConsent('maps');
  return (
    <p>
      {answer} {answer === 'unasked' ? 'ask' : 'quiet'}
    </p>
  );
}

/** Stores a choice as another tab would. */
const store = (purposes: string[], date = new Date().toISOString()) =>
  localStorage.setItem(CONSENT_KEY, JSON.stringify({version: 1, date, purposes}));
const tellTabs = () => window.dispatchEvent(new StorageEvent('storage', {key: CONSENT_KEY}));
const block = (name: 'setItem' | 'getItem') =>
  jest.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });

const answer = () => screen.getByRole('paragraph').textContent;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('useConsent', () => {
  it('is unknown on the server, which asks nothing', () => {
    saveConsent(true);
    expect(renderToString(<Answer />)).toContain('unknown');
    expect(renderToString(<Answer />)).toContain('quiet');
  });

  it('asks a visitor who has not answered', () => {
    render(<Answer />);
    expect(answer()).toBe('unasked ask');
  });

  it.each([
    [true, 'granted quiet'],
    [false, 'refused quiet'],
  ])('follows the answer %s at once', (accepted, expected) => {
    render(<Answer />);
    act(() => saveConsent(accepted));
    expect(answer()).toBe(expected);
  });

  it('follows another tab', () => {
    render(<Answer />);
    store(['maps']);
    act(() => void tellTabs());
    expect(answer()).toBe('granted quiet');
  });

  it('grants a single purpose on request, even after a refusal', () => {
    render(<Answer />);
    act(() => saveConsent(false));
    act(() => grantConsent('maps'));
    expect(answer()).toBe('granted quiet');
  });

  it('distinguishes an expired choice from none', () => {
    expect(hasStoredChoice()).toBe(false);
    store(['maps'], '2020-01-01T00:00:00Z');
    render(<Answer />);
    expect(answer()).toBe('unasked ask');
    expect(hasStoredChoice()).toBe(true);
  });

  it.each(['pageshow', 'visibilitychange'])('reads the choice again on %s', (name) => {
    render(<Answer />);
    store(['maps']);
    act(() => {
      (name === 'pageshow' ? window : document).dispatchEvent(new Event(name));
    });
    expect(answer()).toBe('granted quiet');
  });

  it('keeps the answer for the page when storage is blocked', () => {
    block('setItem');
    block('getItem');
    render(<Answer />);
    act(() => saveConsent(true));
    expect(answer()).toBe('granted quiet');
  });

  it('prefers another tab’s choice to one that it could not store', () => {
    const setItem = block('setItem');
    render(<Answer />);
    act(() => saveConsent(true));
    expect(answer()).toBe('granted quiet');
    setItem.mockRestore();
    store([]);
    act(() => void tellTabs());
    expect(answer()).toBe('refused quiet');
  });
});
