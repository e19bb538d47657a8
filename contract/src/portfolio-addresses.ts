/** Where portfolios and their debts are asked for; without their schemas, for pages that must stay small. */
export const portfolioAddresses = {
  list: { method: 'GET', path: '/api/portfolios' },
  create: { method: 'POST', path: '/api/portfolios' },
  get: { method: 'GET', path: '/api/portfolios/{id}' },
  update: { method: 'PUT', path: '/api/portfolios/{id}' },
  remove: { method: 'DELETE', path: '/api/portfolios/{id}' },
  listDebts: { method: 'GET', path: '/api/portfolios/{id}/debts' },
  addDebt: { method: 'POST', path: '/api/portfolios/{id}/debts' },
  addDebts: { method: 'POST', path: '/api/portfolios/{id}/debts/import' },
  replaceDebts: { method: 'PUT', path: '/api/portfolios/{id}/debts' },
  updateDebt: { method: 'PUT', path: '/api/portfolios/{id}/debts/{debtId}' },
  removeDebt: { method: 'DELETE', path: '/api/portfolios/{id}/debts/{debtId}' },
  checkLimits: { method: 'GET', path: '/api/portfolios/{id}/debts/check-limits' },
} as const;

export const planAddresses = {
  list: { method: 'GET', path: '/api/plan' },
  get: { method: 'GET', path: '/api/portfolios/{id}/plan' },
  change: { method: 'PUT', path: '/api/portfolios/{id}/plan' },
  paymentEffect: { method: 'GET', path: '/api/portfolios/{id}/payments/{paymentId}/effect' },
} as const;
