import '@testing-library/jest-dom';

/** jsdom has no layout, so its observers report nothing. */
class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

if (typeof window !== 'undefined') {
  window.IntersectionObserver = Observer as never;
  window.ResizeObserver = Observer;
}
