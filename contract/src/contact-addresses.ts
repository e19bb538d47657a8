/** Where the contact call is made; without its schema, for pages that must stay small. */
export const contactAddresses = {
  send: { method: 'POST', path: '/api/contact' },
} as const;
