import {act, render, screen} from '@testing-library/react';
import {useRef} from 'react';
import ReadingProgress, {progressOf} from '..';

describe('progressOf', () => {
  it.each([
    ['at the top', 0, 5000, 0],
    ['half way', 2000, 5000, 0.5],
    ['at the end of the text', 4000, 5000, 1],
    ['below the text', 9000, 5000, 1],
    ['on overscroll', -80, 5000, 0],
    ['at once when the text fits in the window', 0, 800, 1],
  ])('%s (%i px of %i) is %d', (_where, scrolled, length, progress) => {
    expect(progressOf(scrolled, length, 1000)).toBe(progress);
  });
});

function Text() {
  const target = useRef<HTMLElement>(null);
  return (
    <>
      <ReadingProgress target={target} />
      <article ref={target} data-testid="text" />
    </>
  );
}

describe('ReadingProgress', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({bottom: 4000 - window.scrollY}) as DOMRect);
    Object.defineProperty(window, 'innerHeight', {value: 1000, configurable: true});
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    window.scrollY = 0;
  });

  it('exposes the progress in steps of 10, once scrolling rests', () => {
    render(<Text />);
    const scroll = (to: number) =>
      act(() => {
        window.scrollY = to;
        window.dispatchEvent(new Event('scroll'));
        jest.advanceTimersByTime(100);
      });
    const bar = screen.getByRole('progressbar');
    for (const at of [300, 600, 900, 1200, 1600]) scroll(at);
    expect(bar.style.transform).toMatch(/^scaleX\(0\.53/);
    expect(bar).toHaveAttribute('aria-valuenow', '0');
    act(() => void jest.runAllTimers());
    expect(bar).toHaveAttribute('aria-valuenow', '50');
  });
});
