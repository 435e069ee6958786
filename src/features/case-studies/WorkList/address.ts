import {useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {sectorIds, type SectorId} from '../../../lib/vocabulary';

const PARAMETER = 'sector';

/** The known sector of an address: `?sector=health`. */
export function sectorOf(search: string): SectorId | undefined {
  const value = new URLSearchParams(search).get(PARAMETER);
  return sectorIds.find((id) => id === value);
}

export function withSector(href: string, sector: SectorId | undefined): string {
  const url = new URL(href);
  if (sector) url.searchParams.set(PARAMETER, sector);
  else url.searchParams.delete(PARAMETER);
  return url.href;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * Keeps the choice in the address, in the same history entry, whose state holds the router's key.
 */
function choose(sector: SectorId | undefined): void {
  window.history.replaceState(window.history.state, '', withSector(window.location.href, sector));
  listeners.forEach((listener) => listener());
}

/** The chosen sector, which the address alone holds; none in the first render. */
export function useSectorInUrl(): [SectorId | undefined, typeof choose] {
  // A link may lead to another address of the same page.
  useLocation();
  const sector = useSyncExternalStore(
    subscribe,
    () => sectorOf(window.location.search),
    () => undefined,
  );
  return [sector, choose];
}

/** Keeps the number of cards in the history entry's state, so that 'back' shows as many. */
export function keepCount(cards: number | undefined): void {
  window.history.replaceState({...(window.history.state as object | null), cards}, '');
}

export function keptCount(): number | undefined {
  return (window.history.state as {cards?: number} | null)?.cards;
}
