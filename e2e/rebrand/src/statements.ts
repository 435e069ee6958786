import type {Statements} from '@site/src/statements';

export const statements: Statements = {
  accessibility: {
    established: '2026-11-04',
    audit: {date: '2026-11-03', firm: 'Cabinet du Matin', rgaa: '4.1.2', met: 55, applicable: 60},
    screenReaders: ['NVDA 2026.1 et Firefox 140', 'VoiceOver et Safari 26'],
    promised: '2027-05-06',
  },
  ecoDesign: {
    contact: {fr: 'Ambre Veilleur en répond.', en: 'Ambre Veilleur answers for it.'},
    host: {
      energy: {fr: 'Le soleil, en partie.', en: 'The sun, in part.'},
      equipment: {fr: 'Un vieux serveur, réparé deux fois.', en: 'An old server, mended twice.'},
      source: 'https://rhone.localhost/energie',
    },
  },
};
