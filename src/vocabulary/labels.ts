import {translate} from '@docusaurus/Translate';
import type {SectorId, ServiceId} from '.';

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

/** A service of the offer: its name and one line that says what it is. */
export type ServiceText = {label: string; line: string};

/** The services' names and lines. */
export const serviceTexts: Readonly<Record<ServiceId, ServiceText>> = {
  'ux-ui-design': {
    label: translate({
      id: 'vocabulary.services.uxUiDesign.label',
      message: 'Design d’écrans (UX\u00A0et\u00A0UI)',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.uxUiDesign.line',
      message: 'Des écrans que l’on comprend du premier coup.',
      description:
        'One line that says what the service « Design d’écrans » is, in the offer on home.',
    }),
  },
  'audit-ux': {
    label: translate({
      id: 'vocabulary.services.auditUx.label',
      message: 'Audit UX',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.auditUx.line',
      message: 'Un écran, un livret ou un couloir vu d’un œil neuf, puis une liste de priorités.',
      description: 'One line that says what the service « Audit UX » is, in the offer on home.',
    }),
  },
  'co-creation': {
    label: translate({
      id: 'vocabulary.services.coCreation.label',
      message: 'Cocréation',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.coCreation.line',
      message: 'Une même table pour les équipes soignantes, les patients et les designers.',
      description: 'One line that says what the service « Cocréation » is, in the offer on home.',
    }),
  },
  ethnography: {
    label: translate({
      id: 'vocabulary.services.ethnography.label',
      message: 'Ethnographie',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.ethnography.line',
      message: 'Des journées sur place, à regarder, écouter et noter.',
      description: 'One line that says what the service « Ethnographie » is, in the offer on home.',
    }),
  },
  'pitch-video': {
    label: translate({
      id: 'vocabulary.services.pitchVideo.label',
      message: 'Vidéo de présentation',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.pitchVideo.line',
      message: 'Deux minutes de film pour convaincre une direction ou un jury.',
      description:
        'One line that says what the service « Vidéo de présentation » is, in the offer on home.',
    }),
  },
  prototyping: {
    label: translate({
      id: 'vocabulary.services.prototyping.label',
      message: 'Prototypage',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.prototyping.line',
      message:
        'Une lettre, un panneau, une pièce en carton\u00A0: de quoi essayer avant de décider.',
      description: 'One line that says what the service « Prototypage » is, in the offer on home.',
    }),
  },
  'sustainable-web-design': {
    label: translate({
      id: 'vocabulary.services.sustainableWebDesign.label',
      message: 'Écoconception web',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.sustainableWebDesign.line',
      message: 'Des sites qui s’ouvrent vite, même sur un vieux téléphone.',
      description:
        'One line that says what the service « Écoconception web » is, in the offer on home.',
    }),
  },
  vision: {
    label: translate({
      id: 'vocabulary.services.vision.label',
      message: 'Cap et vision',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.vision.line',
      message: 'Un but sur lequel tout le monde s’accorde, montré en images.',
      description:
        'One line that says what the service « Cap et vision » is, in the offer on home.',
    }),
  },
  training: {
    label: translate({
      id: 'vocabulary.services.training.label',
      message: 'Formation',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.training.line',
      message: 'Deux jours pour apprendre à observer et à écrire clair.',
      description: 'One line that says what the service « Formation » is, in the offer on home.',
    }),
  },
  mentoring: {
    label: translate({
      id: 'vocabulary.services.mentoring.label',
      message: 'Mentorat',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.mentoring.line',
      message: 'Un rendez-vous par mois avec vos designers.',
      description: 'One line that says what the service « Mentorat » is, in the offer on home.',
    }),
  },
};
