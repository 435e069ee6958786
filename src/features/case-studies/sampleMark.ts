import {translate} from '@docusaurus/Translate';

/** The word that a sample is marked with, on its card and above its title. */
export function sampleMark(): string {
  return translate({
    id: 'caseStudies.sampleMark.word',
    message: 'Exemple',
    description:
      'Marks a case study that came with the site and is made up: on its card, and above its title, where a full stop follows.',
  });
}
