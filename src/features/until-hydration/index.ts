/*
 * The inline loader of each page, until React has hydrated it. plugins/page-data bundles it into a
 * script of the HTML, so it stays small and imports lib alone.
 */
import {layOutBelowFold} from './belowFold';
import {answerPresses} from './presses';
import {startScripts} from './startScripts';

const painted = new Promise<void>((done) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) done();
  }).observe({type: 'paint', buffered: true});
});

document.currentScript?.remove();
startScripts(painted, answerPresses());
layOutBelowFold(painted);
