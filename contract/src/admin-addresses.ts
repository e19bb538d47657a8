/** Where the admin area asks; without the schemas, which no page needs. */
export const adminAddresses = {
  listOutbox: { method: 'GET', path: '/api/admin/outbox' },
} as const;
