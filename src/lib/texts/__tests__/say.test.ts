import {say} from '../say';

it('an id that no text has is a type error, and is named by the build and the receiver', () => {
  // @ts-expect-error: npm run check -- types fails here if such an id is accepted.
  expect(() => say('fr', 'home.Hero.titre')).toThrow(
    'i18n/fr/code.json has no text "home.Hero.titre": write it there.',
  );
});
