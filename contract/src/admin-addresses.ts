/** Where the admin area asks; without the schemas, which no page needs. */
export const adminAddresses = {
  listOutbox: { method: 'GET', path: '/api/admin/outbox' },
  listMessages: { method: 'GET', path: '/api/admin/messages' },
  recordOutcome: { method: 'POST', path: '/api/admin/messages/{id}/outcome' },
} as const;
