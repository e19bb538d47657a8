// What a form says about a field, in one pattern for all fields.

import { calculatorLimits, paymentDayLimits } from '../limits.ts';

export const fieldNames = {
  username: 'Username',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  creditorName: 'Creditor name',
  debtType: 'Debt type',
  balance: 'Balance',
  rate: 'Rate',
  monthlyPayment: 'Monthly payment',
  extraPayment: 'Extra payment',
  freedSum: 'Freed sum',
  term: 'Term',
  paymentDay: 'Payment day',
  amount: 'Amount',
  date: 'Date',
  notes: 'Notes',
  debt: 'Debt',
  debtsCount: 'Number of debts',
  balanceAfterPayment: 'Balance after payment',
  interestPaid: 'Total interest paid',
  name: 'Name',
  description: 'Description',
} as const;

/** A rate as it is to be written, for messages and hints. */
export const rateExample = '18.9';

export const fieldTexts = {
  required: (field: string) => `${field} is required`,
  notANumber: (field: string) => `${field} must be a number`,
  misplacedComma: ({ field, example }: { field: string; example: string }) =>
    `${field} must have a decimal point, such as ${example}`,
  notWhole: (field: string) => `${field} must be a whole number`,
  termNotWhole: `${fieldNames.term} must be a whole number of months`,
  notPositive: (field: string) => `${field} must be greater than 0`,
  tooManyDecimals: (field: string) =>
    `${field} can have at most ${calculatorLimits.amountDecimals} decimal places`,
  rateTooManyDecimals: `${fieldNames.rate} can have at most ${calculatorLimits.rateDecimals} decimal place`,
  rateOutOfRange: outOfRange({
    field: fieldNames.rate,
    min: calculatorLimits.rateMinPercent,
    max: calculatorLimits.rateMaxPercent,
  }),
  paymentDayOutOfRange: outOfRange({
    field: fieldNames.paymentDay,
    min: paymentDayLimits.min,
    max: paymentDayLimits.max,
  }),
  unprintable: (field: string) => `${field} has characters that cannot be shown`,
  negative: (field: string) => `${field} must be 0 or more`,
  tooMuch: ({ field, max }: { field: string; max: string }) => `${field} must be at most ${max}`,
  outOfRange,
  tooShort,
  tooLong: ({ field, maxLength }: { field: string; maxLength: number }) =>
    `${field} can have at most ${maxLength} characters`,
  empty: (field: string) => `${field} cannot be empty`,
  invalidEmail: 'Please enter a valid email address',
} as const;

function outOfRange({ field, min, max }: { field: string; min: number; max: number }): string {
  return `${field} must be between ${min} and ${max}`;
}

function tooShort({ field, minLength }: { field: string; minLength: number }): string {
  return `${field} must be at least ${minLength} characters long`;
}
