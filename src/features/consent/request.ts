import {createStore} from '../../lib/store';

/** Somebody asked for the banner again. */
export type ConsentRequest = {
  /** What was pressed: the focus goes back there afterwards. */
  from: HTMLElement;
};

const request = createStore<ConsentRequest | undefined>(undefined);

export const {subscribe: subscribeToRequests, get: currentRequest} = request;

/** Opens the banner again and brings the focus there. */
export function openConsentBanner(from: HTMLElement): void {
  request.set({from});
}

export function endRequest(): void {
  request.set(undefined);
}
