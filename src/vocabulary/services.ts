import {translate} from '@docusaurus/Translate';
import type {ServiceId} from '../lib/vocabulary';

/** A service of the offer: its name and one line that says what it is. */
export type ServiceText = {label: string; line: string};

/** The ten services, in the order of the offer; each has an icon of its name. */
export const serviceTexts: Readonly<Record<ServiceId, ServiceText>> = {
  'ux-ui-design': {
    label: translate({
      id: 'vocabulary.services.uxUiDesign.label',
      message: 'Design UX et UI',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.uxUiDesign.line',
      message: 'Des écrans que l’on comprend du premier coup.',
      description:
        'One line that says what the service « Design UX et UI » is, in the offer on home.',
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
      message: 'Un regard extérieur, puis une liste claire de priorités.',
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
      message: 'Soignants, patients et designers à la même table.',
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
      message: 'Aller voir sur place, écouter, noter, recommencer.',
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
      message: 'Une idée complexe, racontée en deux minutes.',
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
      message: 'Une maquette à essayer avant de décider.',
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
      message: 'Des sites légers, sobres et durables.',
      description:
        'One line that says what the service « Écoconception web » is, in the offer on home.',
    }),
  },
  vision: {
    label: translate({
      id: 'vocabulary.services.vision.label',
      message: 'Vision',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.vision.line',
      message: 'Dessiner ensemble où l’on veut aller.',
      description: 'One line that says what the service « Vision » is, in the offer on home.',
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
      message: 'Transmettre nos méthodes à vos équipes.',
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
      message: 'Accompagner vos designers, pas à pas.',
      description: 'One line that says what the service « Mentorat » is, in the offer on home.',
    }),
  },
};
