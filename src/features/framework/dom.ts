/*
 * Stands in for react-dom/client in the browser's bundle (plugins/browser-bundle): React
 * hears every kind of event at each of its roots, whether a component asks for it or not. A
 * tap sends ten of those before its click, each to several listeners; and the browser can't
 * call it a tap before it has asked those of them who could say that it is none.
 */
import {createRoot as create, hydrateRoot as hydrate, type Root} from 'react-dom/client';

/**
 * What no component of the site may ask React for: `onPointerDown`, `onWheel`, … ESLint
 * refuses them (eslint.config.mjs). A listener of an element's own hears them as ever.
 */
const UNHEARD = /^(?:(?:got|lost)?pointer|mouse|touch|drag|drop|wheel)/;

/** Makes a root, at which React listens only to what is left. */
function listenLess(place: EventTarget, make: () => Root): Root {
  const listen = place.addEventListener.bind(place);
  place.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
    if (!UNHEARD.test(args[0])) listen(...args);
  };
  try {
    return make();
  } finally {
    // The prototype's again.
    Reflect.deleteProperty(place, 'addEventListener');
  }
}

export const createRoot: typeof create = (place, options) =>
  listenLess(place, () => create(place, options));

export const hydrateRoot: typeof hydrate = (place, children, options) =>
  listenLess(place, () => hydrate(place, children, options));

export default {createRoot, hydrateRoot};
