import {connection} from '../../lib/connection';
import {LATE_ID} from '../../lib/early';

/** Signs that the visitor uses the page. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'click'];

/** In ms: a picture or font may never load. */
const LATEST = 3000;

/**
 * Moves the application's scripts from their `<template>` into the document after the first paint,
 * or at the visitor's first event, but not before the whole HTML is parsed, because they read the
 * data at its end. A visitor who saves data (Save-Data) may only want to read: the scripts wait for
 * a sign.
 */
export function startScripts(painted: Promise<void>, onFail: () => void): void {
  let late = document.getElementById(LATE_ID) as HTMLTemplateElement | null;

  function start(): void {
    if (!late) return;
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start, {once: true});
      return;
    }
    SIGNS.forEach((sign) => removeEventListener(sign, start, true));
    late.content
      .querySelectorAll('script')
      .forEach((script) => Object.assign(script, {async: false, onerror: onFail}));
    late.replaceWith(late.content);
    late = null;
  }

  SIGNS.forEach((sign) => addEventListener(sign, start, {capture: true, passive: true}));
  if (connection()?.saveData) return;
  const loaded = new Promise((done) => addEventListener('load', done));
  void Promise.all([loaded, painted]).then(start);
  setTimeout(start, LATEST);
}
