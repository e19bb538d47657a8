// What is said of rates by kind, deals, minimums, one-offs, pauses and goals.

import { joinWords } from '../joined-words.ts';
import { termLimits } from '../term-limits.ts';
import { customOrderTexts } from './custom-order.ts';
import { fieldNames, fieldTexts } from './fields.ts';

export const termFieldNames = {
  rateKind: 'Kind of rate',
  month: 'Month',
  newPayment: 'New payment',
  fee: 'Fee',
  minimum: 'Minimum',
  percentage: 'Percentage',
  goal: 'Goal',
} as const;

/** What counts as a priority debt, by what can follow if it is not paid. */
export const priorityExamples = [
  'council tax (in Northern Ireland rates instead of council tax)',
  'rent, mortgage or secured-loan arrears',
  'gas and electricity',
  'court fines',
  'child maintenance',
  'HMRC',
  'TV licence',
  'hire purchase on essential goods',
] as const;

export const debtTermTexts = {
  priorityHint: `By consequence, not by rate: ${joinWords(priorityExamples)}.`,
  priorityOfMortgage: 'Arrears only. Enter them as their own debt.',
  rateOutOfRange: (max: string) => `${fieldNames.rate} must be between 0 and ${max}`,
  rateTooManyDecimals: (decimals: number) =>
    `${fieldNames.rate} can have at most ${decimals} decimal places`,
  kindUnknown: `${termFieldNames.rateKind} must be simple, apr, ear or monthly`,
  monthRequired: fieldTexts.required(termFieldNames.month),
  monthOutOfRange: (max: string) => `${termFieldNames.month} must be between 1 and ${max}`,
  changeTooEarly: 'This deal ends before the end of this month. Enter the rate that follows',
  changesOutOfOrder: 'Each change must come after the one before',
  tooManyChanges: `A debt can have at most ${termLimits.rateChangesMax} changes of its rate`,
  notAList: (field: string) => `${field} must be a list`,
  notAChange: 'Each change needs a last month and a rate',
  notAMinimum: 'A minimum needs a floor',
  minimumCounts: (amount: string) =>
    `The minimum you described is ${amount}. The plan counts that.`,
  laterInterest: ({ month, interest }: { month: string; interest: string }) =>
    `From ${month} the interest would be about ${interest} a month, more than this payment.`,
  blankPayment: 'Leave this blank to pay what the lender asks for.',
  lowerPayment: 'Anything less is saved as what the lender asks for this month.',
  percentOutOfRange: fieldTexts.outOfRange({
    field: termFieldNames.percentage,
    min: 0,
    max: termLimits.percentMax,
  }),
  notABoolean: (field: string) => `${field} must be true or false`,
  tooManyOneOffs: `A plan can have at most ${termLimits.oneOffsMax} one-offs`,
  notAOneOff: 'Each one-off needs a month and an amount',
  notADebt: customOrderTexts.notADebt,
  debtTwice: 'Name each debt once',
  tooManyPauses: `A plan can have at most ${termLimits.pausesMax} pauses`,
  notAPause: 'Each pause needs a first and a last month',
  pauseBackwards: 'The last month of a pause must not be before its first',
  goalOutOfRange: (max: string) => `${termFieldNames.goal} must be between 1 and ${max} months`,
  tooManyDebtsForGoal: `A goal can be worked out for up to ${termLimits.goalDebtsMax} debts`,
} as const;
