import {translate} from '@docusaurus/Translate';

export const sectorLabels = {
  station: translate({
    id: 'vocabulary.sectors.station',
    message: 'Gares',
    description: 'A sector of the agency: railway stations.',
  }),
  street: translate({
    id: 'vocabulary.sectors.street',
    message: 'Rues et quais',
    description: 'A sector of the agency: streets and quays.',
  }),
};

export const serviceTexts = {
  'night-walk': {
    label: translate({
      id: 'vocabulary.services.nightWalk.label',
      message: 'Marche de nuit',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.nightWalk.line',
      message: 'Deux heures dehors, sans lampe, avec les riverains.',
      description: 'One line that says what the service « Marche de nuit » is.',
    }),
  },
  lighting: {
    label: translate({
      id: 'vocabulary.services.lighting.label',
      message: 'Lumière',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.lighting.line',
      message: 'Moins de lampes, aux bons endroits.',
      description: 'One line that says what the service « Lumière » is.',
    }),
  },
  wayfinding: {
    label: translate({
      id: 'vocabulary.services.wayfinding.label',
      message: 'Orientation',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.wayfinding.line',
      message: 'Des signes que l’on lit en marchant.',
      description: 'One line that says what the service « Orientation » is.',
    }),
  },
  furniture: {
    label: translate({
      id: 'vocabulary.services.furniture.label',
      message: 'Mobilier',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.furniture.line',
      message: 'Des bancs où l’on s’assoit même en hiver.',
      description: 'One line that says what the service « Mobilier » is.',
    }),
  },
  workshop: {
    label: translate({
      id: 'vocabulary.services.workshop.label',
      message: 'Atelier ouvert',
      description: 'Name of a service of the offer.',
    }),
    line: translate({
      id: 'vocabulary.services.workshop.line',
      message: 'Une table dans la rue, du papier et des voisins.',
      description: 'One line that says what the service « Atelier ouvert » is.',
    }),
  },
};
