import {translate} from '@docusaurus/Translate';
import type {SectorId} from '../lib/vocabulary';

/** A sector's name as visitors read it. */
export const sectorLabels: Readonly<Record<SectorId, string>> = {
  health: translate({
    id: 'vocabulary.sectors.health',
    message: 'Santé',
    description: 'A sector of the agency: health services. Shown on filter chips and tags.',
  }),
  'medical-interface': translate({
    id: 'vocabulary.sectors.medicalInterface',
    message: 'Interface médicale',
    description:
      'A sector of the agency: screens and devices used in care. Shown on filter chips and tags.',
  }),
  'care-space': translate({
    id: 'vocabulary.sectors.careSpace',
    message: 'Espace de soin',
    description:
      'A sector of the agency: places where people are cared for. Shown on filter chips and tags.',
  }),
  'well-being': translate({
    id: 'vocabulary.sectors.wellBeing',
    message: 'Bien-être',
    description: 'A sector of the agency: well-being services. Shown on filter chips and tags.',
  }),
};
