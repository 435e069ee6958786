import type {Profile, Site} from '@site/src/site';

/** With a drawing that the project does not have: svg/mastodon-32.svg. */
type Own = Omit<Site<'en' | 'fr' | 'de'>, 'social'> & {
  social: ReadonlyArray<Omit<Profile, 'icon'> & {icon: string}>;
};

/** Reserved values that no check takes for examples: mail to these addresses reaches no one. */
export const site: Own = {
  name: 'Atelier Lune',
  since: 1998,
  email: 'bonsoir@lune.localhost',
  phone: {display: '04 00 00 19 98', international: '+33400001998'},
  phoneHours: {fr: 'Tous les matins', en: 'Every morning', de: 'Jeden Vormittag'},
  address: {
    street: '4, montée du Soir',
    postalCode: '69005',
    city: 'Lyon',
    country: 'France',
    countryCode: 'fr',
    timeZone: 'Europe/Paris',
  },
  security: {email: 'securite@lune.localhost', reviewed: '2026-11-02'},
  accessibility: 'partial',
  cookieBanner: 'when-needed',
  replyDays: 8,
  video: 'https://salon.localhost/lune',
  social: [
    {name: 'PeerTube', href: 'https://films.localhost/lune', icon: 'video', inBar: true},
    {name: 'Mastodon', href: 'https://mastodon.localhost/@lune', icon: 'mastodon', inBar: true},
    {name: 'Instagram', href: 'https://images.localhost/lune', icon: 'instagram'},
    {name: 'Pinterest', href: 'https://tableaux.localhost/lune', icon: 'pinterest'},
    {name: 'LinkedIn', href: 'https://reseau.localhost/lune', icon: 'linkedin'},
  ],
  projects: {
    steps: {frame: 1, observe: 5, try: 6, handOver: 3},
    unit: 'week',
    people: {from: 3, to: 6},
    prices: {
      audit: {from: 4000, to: 9000},
      project: {from: 20_000, to: 45_000},
      programme: {from: 60_000, to: 110_000},
      training: {from: 2500, to: 4500},
    },
    callMinutes: 20,
    proposalPages: 2,
    proposalDays: 6,
  },
  joining: {
    fr: 'Un stage par an, à Lyon, le soir.',
    en: 'One intern a year, in Lyon, evenings.',
    de: 'Ein Praktikum im Jahr, in Lyon, abends.',
  },
  newsletter: {
    language: 'fr',
    pastIssue: {
      contents: {
        fr: ['une lampe', 'un banc'],
        en: ['a lamp', 'a bench'],
        de: ['eine Lampe', 'eine Bank'],
      },
    },
  },
};
