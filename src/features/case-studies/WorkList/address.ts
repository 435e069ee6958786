import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {sectorIds, type SectorId} from '../../../lib/vocabulary';

const PARAMETER = 'sector';

/** The known sector of an address: `?sector=health`. */
export function sectorOf(search: string): SectorId | undefined {
  const value = new URLSearchParams(search).get(PARAMETER);
  return sectorIds.find((id) => id === value);
}

/** The chosen sector, which the address alone holds; none in the first render. */
export function useSectorInUrl(): [SectorId | undefined, (sector: SectorId | undefined) => void] {
  const history = useHistory();
  const location = useLocation();
  const sector = useIsBrowser() ? sectorOf(location.search) : undefined;
  /** In the same entry of the history. */
  const choose = (choice: SectorId | undefined) => {
    const parameters = new URLSearchParams(location.search);
    if (choice) parameters.set(PARAMETER, choice);
    else parameters.delete(PARAMETER);
    history.replace({...location, search: parameters.toString()});
  };
  return [sector, choose];
}

/** Keeps the number of cards in the history entry's state, so that 'back' shows as many. */
export function keepCount(cards: number): void {
  window.history.replaceState({...(window.history.state as object | null), cards}, '');
}

export function keptCount(): number | undefined {
  return (window.history.state as {cards?: number} | null)?.cards;
}
