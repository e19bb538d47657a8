/**
 * Invented debts with a believable year behind them; no lender of these names is meant. What is owed today
 * is the same on every day of the calendar: it comes out of the ledger, from openings chosen for it.
 */
import type { PaymentType } from '@debt-payoff/contract/payment-kinds';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';

/** Within the history of a debt: months are counted from the first payment, which is in the first. */
type InHistory = { readonly month: number; readonly day: number };

export type DemoDebt = {
  /** As it was when it was added. */
  readonly opened: DebtFacts;
  /** The rate of today ends with the month that lies so far ahead. */
  readonly deal?: { readonly monthsAhead: number; readonly thenRate: number };
  /** The day of the month on which its owner pays. */
  readonly paysOn: number;
  /** How many monthly payments there were; twelve where nothing is said. */
  readonly payments?: number;
  /** The months in which nothing was paid. */
  readonly skipped?: readonly number[];
  readonly extras?: readonly (InHistory & {
    readonly amount: number;
    readonly type: PaymentType;
    readonly notes: string;
  })[];
  /** A balance that its owner read off a statement and entered by hand. */
  readonly statement?: InHistory & { readonly balance: number };
};

/** Now £2,640.55. */
export const northgateCard: DemoDebt = {
  opened: {
    creditor: 'Northgate credit card',
    debt_type: 'Credit Card',
    balance: 3_217.61,
    interest_rate: 24.9,
    monthly_payment: 85,
    auto_payment_enabled: true,
    auto_payment_day: 28,
  },
  paysOn: 28,
  extras: [
    { month: 4, day: 12, amount: 120, type: 'extra', notes: 'Overtime' },
    { month: 9, day: 20, amount: 100, type: 'extra', notes: 'Sold the old bike' },
  ],
};

/** Now £412.30. */
export const storeCard: DemoDebt = {
  opened: {
    creditor: 'Marlow & Finch store card',
    debt_type: 'Store Card',
    balance: 604.27,
    interest_rate: 29.9,
    monthly_payment: 25,
  },
  paysOn: 5,
  skipped: [7],
  extras: [{ month: 10, day: 20, amount: 60, type: 'extra', notes: 'For the month left out' }],
};

/** Now £850.00. */
export const overdraft: DemoDebt = {
  opened: {
    creditor: 'Arranged overdraft',
    debt_type: 'Overdraft',
    balance: 1_210.33,
    interest_rate: 39.9,
    rate_kind: 'ear',
    // A bank asks for nothing each month.
    minimum_rule: { floor: 0 },
    monthly_payment: 50,
  },
  paysOn: 25,
  skipped: [5],
  extras: [{ month: 11, day: 8, amount: 150, type: 'lump_sum', notes: 'Council tax refund' }],
};

/** Now £5,480.00. */
export const bankLoan: DemoDebt = {
  opened: {
    creditor: 'Calder Bank loan',
    debt_type: 'Personal Loan',
    balance: 7_072.37,
    interest_rate: 7.5,
    monthly_payment: 172.4,
    term_months: 48,
    auto_payment_enabled: true,
    auto_payment_day: 1,
  },
  paysOn: 1,
};

/** Now £1,889.70, with its fee for the transfer; the deal goes on for some months. */
export const transferCard: DemoDebt = {
  opened: {
    creditor: 'Westmere transfer card',
    debt_type: 'Credit Card',
    balance: 3_000,
    fee: 89.7,
    interest_rate: 0,
    rate_kind: 'apr',
    minimum_rule: { floor: 25, percent: 1, plus_interest: true },
    monthly_payment: 100,
  },
  deal: { monthsAhead: 6, thenRate: 24.9 },
  paysOn: 18,
};

/** Now £160.00. */
export const councilTax: DemoDebt = {
  opened: {
    creditor: 'Council tax arrears',
    debt_type: 'Other',
    balance: 640,
    interest_rate: 0,
    monthly_payment: 40,
    is_priority: true,
  },
  paysOn: 3,
};

/** Now £4,250.00. */
export const aprLoan: DemoDebt = {
  opened: {
    creditor: 'Fairway loan',
    debt_type: 'Personal Loan',
    balance: 5_860.37,
    interest_rate: 6.9,
    rate_kind: 'apr',
    monthly_payment: 160,
    term_months: 48,
  },
  paysOn: 8,
};

/** Paid off. */
export const sofa: DemoDebt = {
  opened: {
    creditor: 'Sofa on finance',
    debt_type: 'Other',
    balance: 450,
    interest_rate: 0,
    monthly_payment: 45,
  },
  paysOn: 10,
  payments: 10,
};

/** Now £7,920.00. */
export const carFinance: DemoDebt = {
  opened: {
    creditor: 'Brookside Motors finance',
    debt_type: 'Auto Loan',
    balance: 9_972.24,
    interest_rate: 9.9,
    monthly_payment: 238.5,
    auto_payment_enabled: true,
    auto_payment_day: 15,
  },
  paysOn: 15,
};

/** Now £6,310.90, with a scheduled payment that was missed. */
export const harbourVisa: DemoDebt = {
  opened: {
    creditor: 'Harbour Visa',
    debt_type: 'Credit Card',
    balance: 7_240,
    interest_rate: 21.9,
    monthly_payment: 180,
    auto_payment_enabled: true,
    auto_payment_day: 20,
  },
  paysOn: 20,
  skipped: [10],
  extras: [{ month: 6, day: 11, amount: 300, type: 'lump_sum', notes: 'Tax refund' }],
  statement: { month: 8, day: 25, balance: 6_387.17 },
};

/** Now £268.75. */
export const catalogue: DemoDebt = {
  opened: {
    creditor: 'Pennine catalogue',
    debt_type: 'Store Card',
    balance: 409.57,
    interest_rate: 34.9,
    monthly_payment: 20,
  },
  paysOn: 12,
  extras: [{ month: 11, day: 20, amount: 10, type: 'extra', notes: '' }],
};

/** Now £11,240.00. */
export const studentLoan: DemoDebt = {
  opened: {
    creditor: 'Student loan, plan 1',
    debt_type: 'Student Loan',
    balance: 12_050.8,
    interest_rate: 3.2,
    monthly_payment: 96,
  },
  paysOn: 22,
};

/** Now £148,300.00. */
export const mortgage: DemoDebt = {
  opened: {
    creditor: 'Dales Building Society',
    debt_type: 'Mortgage',
    balance: 151_478.53,
    interest_rate: 4.4,
    monthly_payment: 815,
    term_months: 300,
    auto_payment_enabled: true,
    auto_payment_day: 1,
  },
  paysOn: 1,
};
