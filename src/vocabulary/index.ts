import type {IconName} from '../components/Icon';
import type {Tint} from '../components/Tag';

/*
 * What the agency does. The ids are the words of the front matter of case studies; labels.ts
 * has the names. To add one: write it here and there, in the order wanted.
 */

/** The sectors of the case studies, with the tint of their tags, chips and share pictures. */
export const sectors = {
  health: {tint: 'mint'},
  'medical-interface': {tint: 'lilac'},
  'care-space': {tint: 'butter'},
  'well-being': {tint: 'coral'},
} as const satisfies Readonly<Record<string, {tint: Tint}>>;
export type SectorId = keyof typeof sectors;
export const sectorIds = Object.keys(sectors) as [SectorId, ...SectorId[]];

/**
 * `icon`: a drawing of src/components/Icon/svg. `price`: for a service that is sold alone, the name
 * of its price in src/site.ts.
 */
export type Service = {icon: IconName; price?: 'audit' | 'training'};

/** The services. Home shows them in this order, those sold alone first. */
export const services = {
  'ux-ui-design': {icon: 'ux-ui-design'},
  'audit-ux': {icon: 'audit-ux', price: 'audit'},
  'co-creation': {icon: 'co-creation'},
  ethnography: {icon: 'ethnography'},
  'pitch-video': {icon: 'pitch-video'},
  prototyping: {icon: 'prototyping'},
  'sustainable-web-design': {icon: 'sustainable-web-design'},
  vision: {icon: 'vision'},
  training: {icon: 'training', price: 'training'},
  mentoring: {icon: 'mentoring'},
} as const satisfies Readonly<Record<string, Service>>;
export type ServiceId = keyof typeof services;
export const serviceIds = Object.keys(services) as [ServiceId, ...ServiceId[]];
