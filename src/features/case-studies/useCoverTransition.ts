import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isPlainClick} from '../../lib/links';

/** The name that a card's cover and the case study's share while one grows into the other. */
const NAME = 'case-study-cover';

/** How long the old picture may stand still while the new page is drawn, in ms. */
const LIMIT = 1000;

/** How often the new page is looked for, in ms; no frame is drawn meanwhile. */
const INTERVAL = 16;

/** The cover that begins the page of a case study (CaseStudyPage). */
const pageCover = () => document.querySelector<HTMLElement>('[data-case-study] > :first-child');

/** Waits until another cover than the given one stands on the page. */
async function coverAfter(previous: HTMLElement | null): Promise<void> {
  const end = Date.now() + LIMIT;
  while (Date.now() < end) {
    const cover = pageCover();
    if (cover && cover !== previous) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
}

/** Clicks so far: of several cards the last one clicked is wanted. */
let clicks = 0;

/**
 * Lets a card's cover grow into the header of its case study, where the browser
 * has view transitions (https://drafts.csswg.org/css-view-transitions-1/); a
 * plain link elsewhere, with reduced motion and for modified clicks.
 *
 * @param path address without the language's prefix
 * @param coverOf finds the cover of the card from its link
 */
export function useCoverTransition(
  path: string,
  coverOf: (link: HTMLElement) => HTMLElement | null | undefined,
): (event: MouseEvent<HTMLElement>) => void {
  const history = useHistory();
  const target = useBaseUrl(path);
  return (event) => {
    const cover = coverOf(event.currentTarget);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!cover || isStill || !('startViewTransition' in document) || !isPlainClick(event)) {
      return;
    }
    event.preventDefault();
    clicks += 1;
    const click = clicks;
    const {location} = history;
    if (location.pathname === target) {
      // The second half of a double click.
      return;
    }
    const previous = pageCover();
    const go = () => {
      if (click !== clicks || history.location !== location) {
        // The visitor has gone elsewhere meanwhile.
        return;
      }
      // Two elements of one name would cancel the transition.
      previous?.style.setProperty('view-transition-name', 'none');
      cover.style.setProperty('view-transition-name', NAME);
      const transition = document.startViewTransition(async () => {
        history.push(target);
        await coverAfter(previous);
      });
      const clean = () => {
        cover.style.removeProperty('view-transition-name');
      };
      transition.finished.then(clean, clean);
      // Skipped (a hidden tab, a newer transition): the page has changed all the same.
      transition.ready.catch(() => undefined);
    };
    // With its code there, the page is drawn at once and the old one need not freeze.
    Promise.resolve(window.docusaurus.preload(target)).then(go, go);
  };
}
