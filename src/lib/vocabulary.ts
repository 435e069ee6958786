/** Categories of case studies (specification, section 9; decisions, section 3). */
export const sectorIds = ['health', 'medical-interface', 'care-space', 'well-being'] as const;
export type SectorId = (typeof sectorIds)[number];

export const serviceIds = [
  'ux-ui-design',
  'audit-ux',
  'co-creation',
  'ethnography',
  'pitch-video',
  'prototyping',
  'sustainable-web-design',
  'vision',
  'training',
  'mentoring',
] as const;
export type ServiceId = (typeof serviceIds)[number];
