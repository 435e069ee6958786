/*
 * The inline loader of each page, until React has hydrated it. plugins/page-data bundles it into a
 * script of the HTML, so it stays small and imports lib alone.
 */
import {STYLES_NEED, UNSCRIPTED_ATTRIBUTE} from '../../lib/early';
import {layOutBelowFold} from './belowFold';
import {answerPresses} from './presses';
import {startScripts} from './startScripts';

function start(): void {
  const painted = new Promise<void>((done) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) done();
    }).observe({type: 'paint', buffered: true});
  });
  startScripts(painted, answerPresses());
  layOutBelowFold(painted);
}

document.currentScript?.remove();
// An older browser keeps the page as it is in the HTML, which is whole: no script of ours starts.
if (CSS.supports(...STYLES_NEED) && 'findLast' in []) start();
else document.documentElement.setAttribute(UNSCRIPTED_ATTRIBUTE, '');
