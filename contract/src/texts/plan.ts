// The words of the plan that a portfolio keeps, and of what to pay this month.

export const planTexts = {
  strategyUnknown: 'Please select a strategy',
  change: 'Change plan',
  save: 'Save plan',
  saved: 'Plan saved.',
  alreadyRecorded: 'this month is already recorded.',
  noLongerPlanned: 'nothing is to be paid any more this month.',
  changeFailed: 'Failed to change the plan',
  fetchFailed: 'Failed to load the plan',
  effectHint: 'Change something to see here what it would mean, before you save it.',
  effectUnknown: 'Enter an amount, such as 50.00, to see what it would mean.',
  couldBeDebtFree: 'You could be debt free in',
  debtFree: 'Debt free',
  notCleared: 'These payments do not clear your debts',
  thisMonth: 'This month',
  nothingPlanned: 'Nothing is to be paid this month.',
  nothingPlannedIn: (month: string) => `Nothing is to be paid in ${month}.`,
  allRecorded: 'All of this month is recorded.',
  first: 'First',
  /** Under a debt that is marked as first. */
  firstFor: (reason: string) => `First for extra money: ${reason}`,
  record: 'Record',
  recorded: 'Recorded',
  stated: 'By your balance',
  undo: 'Undo',
  undone: (creditor: string) => `Undone. The payment to ${creditor} is deleted.`,
} as const;
