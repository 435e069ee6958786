import {translate} from '@docusaurus/Translate';
import type {Weather} from '../../lib/weather';

/**
 * The weather in words. Without data, the specification's default sentence
 * (section 7).
 */
export function weatherSentence(agency: string, weather: Weather | undefined): string {
  return translate(
    {
      id: 'themeToggle.sentence.weather',
      message: 'Chez {agency}, à {city}\u00A0: {description}.',
      description:
        'Tooltip of the theme button. {agency}: name of the agency; {city}: Paris; {description}: the weather in a few words, in lower case.',
    },
    {
      agency,
      city: weather?.city ?? 'Paris',
      description:
        weather?.description ??
        translate({
          id: 'themeToggle.sentence.clearSky',
          message: 'ciel dégagé',
          description: 'The weather when it is not known; part of the tooltip of the theme button.',
        }),
    },
  );
}
