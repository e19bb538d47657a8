// The words of the plan that a portfolio keeps.

export const planTexts = {
  strategyUnknown: 'Please select a strategy',
  strategies: { minimum: 'minimum', avalanche: 'avalanche', snowball: 'snowball' },
  record: 'Record',
  first: 'First',
} as const;
