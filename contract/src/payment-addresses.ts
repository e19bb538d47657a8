/** Where payments, schedules and progress are asked for; without their schemas, for pages that must stay small. */
export const paymentAddresses = {
  list: { method: 'GET', path: '/api/portfolios/{id}/payments' },
  history: { method: 'GET', path: '/api/portfolios/{id}/payments/history' },
  summary: { method: 'GET', path: '/api/portfolios/{id}/payments/summary' },
  add: { method: 'POST', path: '/api/portfolios/{id}/payments' },
  update: { method: 'PUT', path: '/api/portfolios/{id}/payments/{paymentId}' },
  remove: { method: 'DELETE', path: '/api/portfolios/{id}/payments/{paymentId}' },
} as const;

export const balanceEntryAddresses = {
  list: { method: 'GET', path: '/api/portfolios/{id}/balance-entries' },
  add: { method: 'POST', path: '/api/portfolios/{id}/balance-entries' },
  update: { method: 'PUT', path: '/api/portfolios/{id}/balance-entries/{entryId}' },
  remove: { method: 'DELETE', path: '/api/portfolios/{id}/balance-entries/{entryId}' },
  standing: { method: 'GET', path: '/api/portfolios/{id}/debts/{debtId}/standing' },
} as const;

export const scheduleAddresses = {
  list: { method: 'GET', path: '/api/portfolios/{id}/scheduled-payments' },
  add: { method: 'POST', path: '/api/portfolios/{id}/scheduled-payments' },
  update: { method: 'PUT', path: '/api/portfolios/{id}/scheduled-payments/{scheduleId}' },
  remove: { method: 'DELETE', path: '/api/portfolios/{id}/scheduled-payments/{scheduleId}' },
  checkMissed: { method: 'GET', path: '/api/portfolios/{id}/scheduled-payments/check-missed' },
  process: { method: 'POST', path: '/api/portfolios/{id}/scheduled-payments/process' },
  undo: { method: 'POST', path: '/api/portfolios/{id}/scheduled-payments/undo' },
  upcoming: { method: 'GET', path: '/api/portfolios/{id}/scheduled-payments/upcoming' },
  unsettled: { method: 'GET', path: '/api/portfolios/{id}/scheduled-payments/unsettled' },
  required: { method: 'GET', path: '/api/portfolios/{id}/scheduled-payments/required' },
  linkable: {
    method: 'GET',
    path: '/api/portfolios/{id}/scheduled-payments/{scheduleId}/dates/{dueDate}/payments',
  },
  settle: {
    method: 'PUT',
    path: '/api/portfolios/{id}/scheduled-payments/{scheduleId}/dates/{dueDate}',
  },
  reopen: {
    method: 'DELETE',
    path: '/api/portfolios/{id}/scheduled-payments/{scheduleId}/dates/{dueDate}',
  },
  calendar: { method: 'GET', path: '/api/portfolios/{id}/calendar' },
  setCalendar: { method: 'PUT', path: '/api/portfolios/{id}/calendar' },
  removeCalendar: { method: 'DELETE', path: '/api/portfolios/{id}/calendar' },
} as const;

export const progressAddresses = {
  list: { method: 'GET', path: '/api/portfolios/{id}/progress' },
  capture: { method: 'POST', path: '/api/portfolios/{id}/progress' },
  remove: { method: 'DELETE', path: '/api/portfolios/{id}/progress/{snapshotId}' },
  planVsActual: { method: 'GET', path: '/api/portfolios/{id}/progress/plan-vs-actual' },
  restartPlan: { method: 'POST', path: '/api/portfolios/{id}/progress/first-plan' },
} as const;

export const paymentSettingsAddresses = {
  get: { method: 'GET', path: '/api/settings/payments' },
  update: { method: 'PUT', path: '/api/settings/payments' },
} as const;
