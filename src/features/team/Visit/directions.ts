/**
 * A route planner that takes its two ends as plain text in its address, so that
 * a form without any script opens it. On a phone, an application that has
 * claimed these addresses may answer instead.
 * https://github.com/openstreetmap/openstreetmap-website/blob/master/app/assets/javascripts/index/directions.js
 */
export const DIRECTIONS = {
  address: 'https://www.openstreetmap.org/directions',
  /** Names of the query parameters. */
  from: 'from',
  to: 'to',
} as const;

/** The map with its destination set, for whoever has nothing to type. */
export function directionsTo(destination: string): string {
  return `${DIRECTIONS.address}?${new URLSearchParams({[DIRECTIONS.to]: destination}).toString()}`;
}
