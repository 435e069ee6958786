import {act, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {useRef} from 'react';
import ReadingProgress, {progressOf} from '..';
import {named, say} from '@site/scripts/__tests__/jest/words';

describe('progressOf', () => {
  it('runs from the top of the page to the end of the text', () => {
    expect(progressOf(0, 5000, 1000)).toBe(0);
    expect(progressOf(2000, 5000, 1000)).toBe(0.5);
    expect(progressOf(4000, 5000, 1000)).toBe(1);
  });

  it('stays between 0 and 1 below the text and on overscroll', () => {
    expect(progressOf(9000, 5000, 1000)).toBe(1);
    expect(progressOf(-80, 5000, 1000)).toBe(0);
  });

  it('is complete at once when the text fits in the window', () => {
    expect(progressOf(0, 800, 1000)).toBe(1);
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

  it('has a name and starts at 0, on the server too', () => {
    expect(renderToString(<Text />)).toContain('aria-valuenow="0"');
    render(<Text />);
    expect(
      screen.getByRole('progressbar', {name: named(say('components.ReadingProgress.label'))}),
    ).toHaveAttribute('aria-valuenow', '0');
  });

  it('exposes the progress', () => {
    render(<Text />);
    act(() => {
      window.scrollY = 1500;
      window.dispatchEvent(new Event('scroll'));
      jest.runAllTimers();
    });
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  });
});
