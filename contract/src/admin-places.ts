/** The places of the admin area: under its path, or by themselves on the staff's own site. */
export const adminPlaces = [
  'articles',
  'resources',
  'logo-export',
  'users',
  'subscriptions',
  'analytics',
  'social',
  'messages',
  'audit',
  'health',
  'outbox',
] as const;
export type AdminPlace = (typeof adminPlaces)[number];
