/// <reference types="google.maps" />
import {importLibrary, setOptions} from '@googlemaps/js-api-loader';
import type {PlacesFailure} from '../../../../lib/mapsFrame';

/** Region and language of the completion (specification, section 7). */
const REGION = 'FR';
const LANGUAGE = 'fr';

/** Time limit of the library, in ms; the plain field works meanwhile. */
const PLACES_TIME_OUT = 10_000;

/** Google's codes for a key that is unknown or not allowed on this site. */
const REFUSALS = ['PERMISSION_DENIED', 'REQUEST_DENIED', 'UNAUTHENTICATED'];

export class PlacesError extends Error {
  constructor(readonly failure: PlacesFailure) {
    super(failure);
    this.name = 'PlacesError';
  }
}

type Library = Pick<
  google.maps.PlacesLibrary,
  'AutocompleteSuggestion' | 'AutocompleteSessionToken'
>;

export type Places = {
  suggest: (input: string) => Promise<string[]>;
  /** Ends the session once an address is chosen: Google bills the next search separately. */
  taken: () => void;
};

/** @throws PlacesError when Google’s script or its library does not load */
export async function loadPlaces(key: string): Promise<Places> {
  setOptions({
    key,
    v: 'weekly',
    region: REGION,
    language: LANGUAGE,
    libraries: ['places'],
    // Sends Google the site's origin, not the page's address.
    authReferrerPolicy: 'origin',
  });
  guardBootstrap();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PlacesError('time-out')), PLACES_TIME_OUT);
  });
  const loading = Promise.race([importLibrary('places'), late]);
  const library = await loading
    .catch((error: unknown) => {
      throw error instanceof PlacesError ? error : new PlacesError('script');
    })
    .finally(() => clearTimeout(timer));
  if (!isUsable(library)) throw new PlacesError('library');
  return createPlaces(library);
}

/** The loader's `importLibrary` recurses forever when the script is not Google's. */
function guardBootstrap(): void {
  const bootstrap = google.maps.importLibrary;
  let called = false;
  const guarded = (name: string) => {
    if (called) throw new PlacesError('library');
    called = true;
    return bootstrap(name);
  };
  google.maps.importLibrary = guarded;
}

function isUsable(library: Partial<Library> | undefined): library is Library {
  return (
    typeof library?.AutocompleteSuggestion?.fetchAutocompleteSuggestions === 'function' &&
    typeof library.AutocompleteSessionToken === 'function'
  );
}

export function createPlaces({AutocompleteSuggestion, AutocompleteSessionToken}: Library): Places {
  let token: google.maps.places.AutocompleteSessionToken | undefined;
  return {
    async suggest(input) {
      // One token for all requests of an address: Google bills by session.
      token ??= new AutocompleteSessionToken();
      try {
        const {suggestions} = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
          input,
          sessionToken: token,
          region: REGION.toLowerCase(),
          language: LANGUAGE,
        });
        return suggestions.flatMap(({placePrediction}) => placePrediction?.text.text ?? []);
      } catch (error) {
        const {code} = error as {code?: unknown};
        throw REFUSALS.includes(String(code)) ? new PlacesError('key') : error;
      }
    },
    taken() {
      token = undefined;
    },
  };
}
