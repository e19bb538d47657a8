// The words of what few see of the calculator, or only later: saving from it, links that cannot be read, exports.

import { createPortfolioTexts } from './create-portfolio.ts';
import { fieldNames, fieldTexts } from './fields.ts';

export const savingTexts = {
  title: 'Save to Portfolio',
  selectionRequired: 'Please select a portfolio or create a new one',
  addDebtFailed: 'Failed to add debt to portfolio',
  createPortfolioFailed: createPortfolioTexts.failed,
  validBalanceRequired: fieldTexts.validForAllDebts('balance'),
  validRateRequired: fieldTexts.validForAllDebts('interest rate'),
  validMonthlyPaymentRequired: fieldTexts.validForAllDebts('monthly payment'),
  validTermRequired: fieldTexts.validForAllDebts('term'),
  creditorRequired: fieldTexts.requiredForAllDebts(fieldNames.creditorName),
} as const;

export const sharedPlanTexts = {
  unreadable: 'This link to a plan could not be read.',
  unreadableAdvice:
    'It may have been cut short on the way. Ask for the whole link again. What stands below is not from it.',
} as const;

export const upgradeToExport = 'Upgrade to export';
