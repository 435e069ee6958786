import {useSyncExternalStore} from 'react';
import {site} from '../../../site';

const MINUTE = 60_000;

/** In ms, where the browser does not tell when it is idle. */
const SOON = 200;

/** Intl's first use blocks a phone for some 150 ms: it waits until the page has started. */
let isIdle = false;

const minuteNow = (): number | undefined => (isIdle ? Math.floor(Date.now() / MINUTE) : undefined);

function subscribe(onMinute: () => void): () => void {
  let timer = 0;
  let isOver = false;
  const show = () => {
    if (isOver) return;
    isIdle = true;
    onMinute();
    timer = window.setTimeout(show, MINUTE - (Date.now() % MINUTE));
  };
  // Safari lacks it.
  const tellsIdle = 'requestIdleCallback' in window;
  if (tellsIdle) requestIdleCallback(show);
  else timer = window.setTimeout(show, SOON);
  return () => {
    isOver = true;
    window.clearTimeout(timer);
  };
}

/**
 * The time in the agency's city by the visitor's clock, to the minute; undefined on the server and
 * until the browser is idle.
 */
export function useCityTime(): {hour: number; minute: string} | undefined {
  const now = useSyncExternalStore(subscribe, minuteNow, () => undefined);
  if (now === undefined) return undefined;
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: site.address.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now * MINUTE);
  return {hour: Number(time.slice(0, 2)), minute: time.slice(3)};
}
