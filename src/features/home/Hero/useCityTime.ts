import {useSyncExternalStore} from 'react';
import {site} from '../../../site';

const MINUTE = 60_000;

const minuteNow = (): number => Math.floor(Date.now() / MINUTE);

function subscribe(onMinute: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        onMinute();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  wait();
  return () => window.clearTimeout(timer);
}

/**
 * The time in the agency's city by the visitor's clock, to the minute; undefined on the server and
 * in the first client render.
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
