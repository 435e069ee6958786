/*
 * Home's inline script, before its sky is parsed: plugins/page-data bundles it into the HTML. An
 * idea may have none.
 */
import {isLow, showLow} from './Scenery/sun';

/** What the city's clocks are ahead of UTC in the middle of each month, in hours. */
declare const CITY_OFFSETS: readonly number[];

/*
 * Without Intl, whose first use blocks a phone. On some days of a month that changes its clocks, the
 * hour is wrong by one, until React knows it.
 */
const ahead = CITY_OFFSETS[new Date().getUTCMonth()]!;
const there = new Date(Date.now() + ahead * 3_600_000);
showLow(isLow(there.getUTCHours(), new Date().getUTCMonth()));
