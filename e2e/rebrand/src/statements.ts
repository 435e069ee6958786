import type {Statements} from '@site/src/statements';

export const statements: Statements<'en' | 'fr' | 'de'> = {
  legal: {
    form: {
      fr: 'Société à responsabilité limitée',
      en: 'Limited company',
      de: 'Gesellschaft mit beschränkter Haftung',
    },
    registration: 'RCS Lyon 000\u00A0000\u00A0098',
    capital: {fr: '8\u00A0000\u00A0euros', en: '€8,000', de: '8.000\u00A0Euro'},
    siret: '000\u00A0000\u00A0098 00012',
    vat: 'FR98 000\u00A0000\u00A0098',
    publicationDirector: 'Ambre Veilleur',
  },
  host: {
    name: {
      fr: 'Atelier Lune, sur son serveur',
      en: 'Atelier Lune, on its own server',
      de: 'Atelier Lune, auf eigenem Server',
    },
    address: '9, quai du Matin, 69002 Lyon, France',
    phone: {display: '04 00 00 20 25', international: '+33400002025'},
    isOwn: true,
    logMonths: 12,
    location: {
      fr: 'Les serveurs de notre hébergeur sont dans le Rhône.',
      en: 'Our host’s servers are in the Rhône valley.',
      de: 'Die Server unseres Hosters stehen im Rhonetal.',
    },
  },
  privacy: {
    mailProvider: 'Courrier du Rhône',
    newsletterSender: 'Lettres du Rhône',
    formsMailer: 'Relais du Rhône',
    contact: {
      fr: 'Ambre Veilleur répond de vos données.',
      en: 'Ambre Veilleur answers for your data.',
      de: 'Ambre Veilleur verantwortet Ihre Daten.',
    },
  },
  buyers: {
    scope: {
      auditPeople: 6,
      trainingDays: 4,
      trainingPeople: 8,
      printPoints: 18,
      signContrast: 75,
    },
    purchasing: {
      fr: 'Nous répondons aux appels des villes.',
      en: 'We answer calls from cities.',
      de: 'Wir antworten auf Ausschreibungen von Städten.',
    },
    references: {
      fr: 'Trois mairies, sur demande.',
      en: 'Three town halls, on request.',
      de: 'Drei Rathäuser, auf Anfrage.',
    },
    insurance: {
      fr: 'Responsabilité civile, sur demande.',
      en: 'Liability insurance, on request.',
      de: 'Haftpflichtversicherung, auf Anfrage.',
    },
    training: {
      fr: 'Nos formations se font dehors.',
      en: 'Our courses take place outside.',
      de: 'Unsere Kurse finden draußen statt.',
    },
    notesMonths: 4,
  },
  accessibility: {
    established: '2026-11-04',
    audit: {date: '2026-11-03', firm: 'Cabinet du Matin', rgaa: '4.1.2', met: 55, applicable: 60},
    screenReaders: ['NVDA 2026.1 et Firefox 140', 'VoiceOver et Safari 26'],
    promised: '2027-05-06',
  },
  ecoDesign: {
    contact: {
      fr: 'Ambre Veilleur en répond.',
      en: 'Ambre Veilleur answers for it.',
      de: 'Ambre Veilleur verantwortet sie.',
    },
    host: {
      energy: {fr: 'Le soleil, en partie.', en: 'The sun, in part.', de: 'Zum Teil die Sonne.'},
      equipment: {
        fr: 'Un vieux serveur, réparé deux fois.',
        en: 'An old server, mended twice.',
        de: 'Ein alter Server, zweimal repariert.',
      },
      source: 'https://rhone.localhost/energie',
    },
  },
};
