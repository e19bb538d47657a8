// What is said to those who call with debts that our own forms would not send.

import { calculatorLimits } from '../limits.ts';
import { strategyLimits } from '../strategy-limits.ts';

export const strategiesCallTexts = {
  notADebt: 'Each debt needs a creditor, a type, a balance, a rate and a monthly payment',
  detailsNotABoolean: 'includeDetails must be true or false',
  tooManyDebts: `A calculation can have at most ${calculatorLimits.debtsPerCalculationMax} debts`,
  /** Our own pages leave the months out. */
  detailsTooLarge: `The months of these debts would take more than ${strategyLimits.detailsMaxBytes / 1_000_000} MB. Leave them out: send "includeDetails": false.`,
} as const;
