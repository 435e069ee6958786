import {act, fireEvent, render, screen} from '@testing-library/react';
import {IMAGE_MEASURE_DEBOUNCE} from '../../../constants';
import type {Image as ImageData} from '../../../lib/image';
import Image from '..';

const image: ImageData = {
  src: '/cover-1280.webp',
  srcset: '/cover-400.webp 400w, /cover-800.webp 800w, /cover-1280.webp 1280w',
  sources: [],
  sizes: '100vw',
  width: 1600,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRg==',
};
const measured: ImageData = {
  ...image,
  placeholder: 'https://res.cloudinary.com/demo/image/upload/e_blur:2000/cover',
  measured: true,
};

class Observers {
  static intersection: Observers[] = [];
  static resize: Observers[] = [];
  observe = jest.fn();
  disconnect = jest.fn();
  constructor(
    readonly notify: (entries: unknown[]) => void,
    readonly options?: IntersectionObserverInit,
  ) {}
}

/** Returns the observers of a kind that are still active. */
const active = (kind: 'intersection' | 'resize') =>
  Observers[kind].filter(({disconnect}) => disconnect.mock.calls.length === 0);

function scrollTo(intersectionRatio: number) {
  act(() => {
    active('intersection').forEach(({notify}) => {
      notify([{isIntersecting: intersectionRatio > 0, intersectionRatio}]);
    });
  });
}

function resizeTo(width: number, height: number) {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: {configurable: true, value: width},
    clientHeight: {configurable: true, value: height},
  });
  act(() => active('resize').forEach(({notify}) => notify([])));
}

beforeEach(() => {
  jest.useFakeTimers();
  Observers.intersection = [];
  Observers.resize = [];
  window.IntersectionObserver = class extends Observers {
    constructor(notify: (entries: unknown[]) => void, options?: IntersectionObserverInit) {
      super(notify, options);
      Observers.intersection.push(this);
    }
  } as never;
  window.ResizeObserver = class extends Observers {
    constructor(notify: (entries: unknown[]) => void) {
      super(notify);
      Observers.resize.push(this);
    }
  } as never;
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(window, 'ResizeObserver');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
});

const picture = () => screen.getByAltText<HTMLImageElement>('Un œil');
const box = () => picture().closest('[data-state]');

describe('a lazy image', () => {
  it('loads when the page is printed', () => {
    render(<Image image={image} alt="Un œil" />);
    scrollTo(0);
    fireEvent(window, new Event('beforeprint'));
    expect(box()).not.toHaveAttribute('data-lazy');
    expect(picture()).toHaveAttribute('loading', 'eager');
  });
});

describe('a measured image', () => {
  const still = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('keeps its given sizes until its size is stable for 150 ms', () => {
    render(<Image image={measured} alt="Un œil" sizes="50vw" />);
    resizeTo(300, 100);
    still(100);
    resizeTo(320, 100);
    still(IMAGE_MEASURE_DEBOUNCE - 1);
    expect(picture()).toHaveAttribute('sizes', '50vw');
    still(1);
    expect(picture()).toHaveAttribute('sizes', '320px');
  });

  it('loads only after it is measured', () => {
    render(<Image image={measured} alt="Un œil" />);
    resizeTo(320, 100);
    scrollTo(1);
    expect(box()).toHaveAttribute('data-lazy', 'waiting');
    still(IMAGE_MEASURE_DEBOUNCE);
    expect(box()).not.toHaveAttribute('data-lazy');
  });

  it('requests another file only when the current one is too small', () => {
    render(<Image image={measured} alt="Un œil" eager sizes="100vw" />);
    Object.defineProperty(picture(), 'currentSrc', {value: '/cover-800.webp'});
    resizeTo(600, 100);
    still(IMAGE_MEASURE_DEBOUNCE);
    expect(picture()).toHaveAttribute('sizes', '100vw');
    resizeTo(900, 100);
    still(IMAGE_MEASURE_DEBOUNCE);
    expect(picture()).toHaveAttribute('sizes', '900px');
  });
});
