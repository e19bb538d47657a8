// The words of what few see of the calculator, or only later: saving from it, links that cannot be read, exports.

import { createPortfolioTexts } from './create-portfolio.ts';
import { fieldNames } from './fields.ts';

export const savingTexts = {
  title: 'Save to Portfolio',
  selectionRequired: 'Please select a portfolio or create a new one',
  addDebtFailed: 'Failed to add debt to portfolio',
  createPortfolioFailed: createPortfolioTexts.failed,
  validForAllDebts,
  validTypeRequired: validForAllDebts('debt type'),
  validBalanceRequired: validForAllDebts('balance'),
  validRateRequired: validForAllDebts('interest rate'),
  validMonthlyPaymentRequired: validForAllDebts('monthly payment'),
  validTermRequired: validForAllDebts('term'),
  creditorRequired: `${fieldNames.creditorName} is required for all debts`,
} as const;

function validForAllDebts(field: string): string {
  return `Valid ${field} is required for all debts`;
}

export const sharedPlanTexts = {
  unreadable: 'This link to a plan could not be read.',
  unreadableAdvice:
    'It may have been cut short on the way. Ask for the whole link again. What stands below is not from it.',
} as const;

export const upgradeToExport = 'Upgrade to export';
