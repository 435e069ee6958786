import '@testing-library/jest-dom';

/** jsdom lays nothing out: its observers have nothing to tell. */
class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

if (typeof window !== 'undefined') {
  window.IntersectionObserver = Observer as never;
  window.ResizeObserver = Observer;
}
