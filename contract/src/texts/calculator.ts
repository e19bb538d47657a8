// The words of the calculator, its debt rows and saving from it.

import { createPortfolioTexts } from './create-portfolio.ts';
import { fieldNames, fieldTexts } from './fields.ts';

export const calculatorTexts = {
  hero: {
    start: 'Start Calculating Now',
  },
  stickyButton: 'Calculate Now',
  addAnotherDebt: 'Add Another Debt',
  createPortfolio: createPortfolioTexts.open,
  export: {
    start: 'Export',
    needsCompleteForm:
      "Complete the form to export the calculation. 'Calculate Strategies' shows what it still needs.",
    upgradeTitle: 'Upgrade to export',
  },
  sharedPlan: {
    unreadable: 'This link to a plan could not be read.',
    unreadableAdvice:
      'It may have been cut short on the way. Ask for the whole link again. What stands below is not from it.',
  },
  planOptions: 'Plan options',
  columns: {
    creditor: 'Creditor',
    type: 'Type',
    balance: fieldNames.balance,
    rate: 'Interest rate',
    monthlyPayment: fieldNames.monthlyPayment,
    term: fieldNames.term,
  },
  save: {
    title: 'Save to Portfolio',
    selectionRequired: 'Please select a portfolio or create a new one',
    addDebtFailed: 'Failed to add debt to portfolio',
    createPortfolioFailed: createPortfolioTexts.failed,
    validBalanceRequired: fieldTexts.validForAllDebts('balance'),
    validRateRequired: fieldTexts.validForAllDebts('interest rate'),
    validMonthlyPaymentRequired: fieldTexts.validForAllDebts('monthly payment'),
    validTermRequired: fieldTexts.validForAllDebts('term'),
    creditorRequired: fieldTexts.requiredForAllDebts(fieldNames.creditorName),
  },
  validation: {
    creditorRequired: fieldTexts.required(fieldNames.creditorName),
    typeRequired: 'Please select a debt type',
    rateOutOfRange: fieldTexts.rateOutOfRange,
    /** The amount comes formatted, pound sign included. */
    paymentBelowInterest: (amount: string) =>
      `Minimum payment must be at least ${amount} to cover interest`,
    termRequired: 'Term is required for this debt type',
    noDebts: 'Add at least one debt',
    fixErrors: 'Please fix the validation errors before submitting',
  },
  failures: {
    calculationFailed: 'Calculation failed',
    tryLater: 'Something went wrong. Please try again later.',
  },
} as const;
