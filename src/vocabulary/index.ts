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

/** The services, in the order of the offer on home, with an icon (src/components/Icon/svg). */
export const services = {
  'ux-ui-design': {icon: 'ux-ui-design'},
  'audit-ux': {icon: 'audit-ux'},
  'co-creation': {icon: 'co-creation'},
  ethnography: {icon: 'ethnography'},
  'pitch-video': {icon: 'pitch-video'},
  prototyping: {icon: 'prototyping'},
  'sustainable-web-design': {icon: 'sustainable-web-design'},
  vision: {icon: 'vision'},
  training: {icon: 'training'},
  mentoring: {icon: 'mentoring'},
} as const satisfies Readonly<Record<string, {icon: IconName}>>;
export type ServiceId = keyof typeof services;
export const serviceIds = Object.keys(services) as [ServiceId, ...ServiceId[]];
