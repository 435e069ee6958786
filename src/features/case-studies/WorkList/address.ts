import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {sectorIds, type SectorId} from '../../../vocabulary';

const PARAMETER = 'sector';

/** Reads a known sector from a query string: `?sector=health`. */
export function sectorOf(search: string): SectorId | undefined {
  const value = new URLSearchParams(search).get(PARAMETER);
  return sectorIds.find((id) => id === value);
}

/** The selected sector, kept in the URL; undefined in the first render. */
export function useSectorInUrl(): [SectorId | undefined, (sector: SectorId | undefined) => void] {
  const history = useHistory();
  const location = useLocation();
  const sector = useIsBrowser() ? sectorOf(location.search) : undefined;
  /** Replaces the history entry. */
  const choose = (choice: SectorId | undefined) => {
    const parameters = new URLSearchParams(location.search);
    if (choice) parameters.set(PARAMETER, choice);
    else parameters.delete(PARAMETER);
    history.replace({...location, search: parameters.toString()});
  };
  return [sector, choose];
}

/** Saves the number of cards in the history entry, so that going back restores it. */
export function keepCount(cards: number): void {
  window.history.replaceState({...(window.history.state as object | null), cards}, '');
}

export function keptCount(): number | undefined {
  return (window.history.state as {cards?: number} | null)?.cards;
}
