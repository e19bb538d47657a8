/** Where a choice about measuring is logged; without its schema, for pages that must stay small. */
export const consentAddresses = {
  log: { method: 'POST', path: '/api/consent' },
} as const;
