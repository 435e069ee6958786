import {createPlaces, PlacesError} from '../places';

type Library = Parameters<typeof createPlaces>[0];
type Request = {input: string; sessionToken: object};

function library(answer: (request: Request) => unknown) {
  const asked: Request[] = [];
  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions: (request: Request) => {
      asked.push(request);
      return Promise.resolve().then(() => answer(request));
    },
  };
  const standIn = {AutocompleteSuggestion, AutocompleteSessionToken: class {}};
  return {asked, places: createPlaces(standIn as unknown as Library)};
}

const found = (...texts: string[]) => ({
  suggestions: texts.map((text) => ({placePrediction: {text: {text}}})),
});

it('returns the text of Google’s suggestions, in order', async () => {
  const {places, asked} = library(() => found('rue A, Paris', 'rue B, Lyon'));
  expect(await places.suggest('rue')).toEqual(['rue A, Paris', 'rue B, Lyon']);
  expect(asked[0]).toMatchObject({input: 'rue', region: 'fr', language: 'fr'});
});

it('omits suggestions that are not places', async () => {
  const {places} = library(() => ({suggestions: [{placePrediction: null}]}));
  expect(await places.suggest('rue')).toEqual([]);
});

it('uses one session for each address', async () => {
  const {places, asked} = library(() => found());
  await places.suggest('rue');
  await places.suggest('rue A');
  places.taken();
  await places.suggest('place');
  expect(asked[1]?.sessionToken).toBe(asked[0]?.sessionToken);
  expect(asked[2]?.sessionToken).not.toBe(asked[0]?.sessionToken);
});

it('distinguishes a rejected key from a failed search', async () => {
  const refused = library(() => {
    throw Object.assign(new Error('no'), {code: 'PERMISSION_DENIED'});
  });
  await expect(refused.places.suggest('rue')).rejects.toMatchObject({
    name: PlacesError.name,
    failure: 'key',
  });
  const broken = library(() => {
    throw new TypeError('network');
  });
  await expect(broken.places.suggest('rue')).rejects.toThrow(TypeError);
});
