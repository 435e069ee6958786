import {placesWarning, type PlacesFailure} from '../../../lib/maps';

const said = new Set<PlacesFailure>();

/** Says in the console, once per page load, why the address field is a plain one. */
export function warnOnce(failure: PlacesFailure): void {
  if (said.has(failure)) return;
  said.add(failure);
  // eslint-disable-next-line no-console -- the specification asks for it (section 8)
  console.warn(placesWarning(failure));
}
