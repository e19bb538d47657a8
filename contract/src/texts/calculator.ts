// The words of the calculator and its debt rows. Those of what comes later stand apart: every visitor loads these.

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
