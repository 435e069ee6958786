export const sectors = {
  station: {tint: 'butter'},
  street: {tint: 'mint'},
} as const;

export const services = {
  'night-walk': {icon: 'ethnography'},
  lighting: {icon: 'vision'},
  wayfinding: {icon: 'audit-ux'},
  furniture: {icon: 'prototyping'},
  workshop: {icon: 'co-creation'},
} as const;
