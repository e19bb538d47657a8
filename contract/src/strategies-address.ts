/** Where the strategy comparison is asked for; without its schemas, for pages that must stay small. */
export const compareStrategiesAddress = { method: 'POST', path: '/api/strategies' } as const;
