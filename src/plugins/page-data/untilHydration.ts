import {minifySync} from '@swc/core';
import {
  ARRIVING_ATTRIBUTE,
  BELOW_FOLD_CLASS,
  BURGER_ATTRIBUTE,
  HYDRATED,
  MENU_ID,
  THEME_KEY,
  THEME_TOGGLE_ATTRIBUTE,
  UNSCRIPTED_ATTRIBUTE,
} from '../../lib/early';
import {Markup, markup} from '../../lib/markup';

export const LATE_ID = 'late';

/** How long a pressed control waits for hydration, in ms. */
const PATIENCE = 8000;

const SHARED = `
  const root = document.documentElement;
  const painted = new Promise((done) => new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) done();
  }).observe({type: 'paint', buffered: true}));
`;

/**
 * Moves the application's scripts from their `<template>` into the document after the first paint,
 * or at the visitor's first event, but not before the whole HTML is parsed, because they read the
 * data at its end. Until hydration, or for good if the scripts fail to load, it answers the theme
 * toggle and the burger itself, and loads the page that back or forward leads to; clicks on other
 * controls are replayed after hydration, unless it keeps them waiting too long.
 */
const SCRIPTS = `
  const canOpen = 'showModal' in document.createElement('dialog');
  // Signs that the visitor wants to use the page.
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'];
  const path = location.pathname;
  let late = document.getElementById('${LATE_ID}');
  let pressed;
  let timer;
  document.currentScript.remove();
  function press(event) {
    const control = event.target.closest('button[type="button"], [${BURGER_ATTRIBUTE}]');
    if (!control || control.closest('dialog')) return;
    const answer = answerTo(control);
    if (!answer) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    answer(control);
  }
  function answerTo(control) {
    if (control.hasAttribute('${BURGER_ATTRIBUTE}')) return canOpen && openMenu;
    if (control.hasAttribute('${THEME_TOGGLE_ATTRIBUTE}')) return changeTheme;
    return !root.hasAttribute('${UNSCRIPTED_ATTRIBUTE}') && wait;
  }
  function openMenu() {
    const menu = document.getElementById('${MENU_ID}').content.firstChild.cloneNode(true);
    menu.onclick = (event) => event.target.closest('a, button') && menu.close();
    menu.onclose = () => menu.remove();
    document.body.append(menu);
    menu.showModal();
    menu.querySelector('button').focus();
  }
  function changeTheme() {
    root.dataset.theme = root.dataset.themeChoice = root.dataset.theme === 'dark' ? 'light' : 'dark';
    try { localStorage.setItem('${THEME_KEY}', root.dataset.theme); } catch {}
  }
  function wait(control) {
    if (pressed) pressed.removeAttribute('data-waiting');
    pressed = control;
    clearTimeout(timer);
    if (!control) return;
    control.setAttribute('data-waiting', '');
    timer = setTimeout(fail, ${PATIENCE});
  }
  // After a page has been loaded in full, the browser takes the entries before it for its own.
  function travel() {
    if (location.pathname !== path) location.reload();
  }
  addEventListener('popstate', travel);
  addEventListener('click', press, true);
  document.addEventListener('${HYDRATED}', () => {
    const control = pressed;
    root.removeAttribute('${UNSCRIPTED_ATTRIBUTE}');
    wait(null);
    removeEventListener('popstate', travel);
    removeEventListener('click', press, true);
    if (control && control.isConnected) control.click();
  }, {once: true});
  function fail() {
    root.setAttribute('${UNSCRIPTED_ATTRIBUTE}', '');
    wait(null);
  }
  function start() {
    if (!late) return;
    if (document.readyState === 'loading')
      return document.addEventListener('DOMContentLoaded', start, {once: true});
    signs.forEach((sign) => removeEventListener(sign, start, true));
    late.content.querySelectorAll('script').forEach((script) =>
      Object.assign(script, {async: false, onerror: fail}));
    late.replaceWith(late.content);
    late = null;
  }
  signs.forEach((sign) => addEventListener(sign, start, {capture: true, passive: true}));
  const loaded = new Promise((done) => addEventListener('load', done));
  Promise.all([loaded, painted]).then(start);
  // A picture or font may never load.
  setTimeout(start, 3000);
`;

/**
 * On a visit to the top of a page, the browser lays out each section below the fold when it is idle
 * (css/base.css). Not where it restores a position or goes to an anchor, which need the heights.
 */
const BELOW_FOLD = `
  const [visit] = performance.getEntriesByType('navigation');
  const parsed = new Promise((done) => document.addEventListener('DOMContentLoaded', done));
  function layOut() {
    const sections = [...document.getElementsByClassName('${BELOW_FOLD_CLASS}')];
    const next = sections.find((section) => !section.style.contentVisibility);
    if (next) {
      next.style.contentVisibility = 'visible';
      requestIdleCallback(layOut);
    } else {
      root.removeAttribute('${ARRIVING_ATTRIBUTE}');
      sections.forEach((section) => section.style.removeProperty('content-visibility'));
    }
  }
  if (window.requestIdleCallback && !location.hash && visit && visit.type === 'navigate') {
    root.setAttribute('${ARRIVING_ATTRIBUTE}', '');
    Promise.all([parsed, painted]).then(() => requestIdleCallback(layOut));
  }
`;

const LOADER = `(function () {${SHARED}${SCRIPTS}${BELOW_FOLD}})()`;

const {code} = minifySync(LOADER, {compress: true, mangle: true});

/** Wraps script tags so that a page loads them after its first paint, in one round trip. */
export function deferScripts(tags: Markup): Markup {
  return markup`<template id="${LATE_ID}">${tags}</template><script>${new Markup(code)}</script>`;
}
