/** The worked cases of real UK debts. */
import { readFileSync } from 'node:fs';
import type { MonthlyDetail, StrategyName, UkResult } from './reference.fixture.ts';
import type { UkRequest } from './reference-plan.fixture.ts';
import type { RateKind } from './reference-rates.fixture.ts';

export type ExpectedResult = Omit<UkResult, 'monthlyDetails'> & { months: MonthlyDetail[] };
export type Figures = {
  months?: number;
  totalInterest?: number;
  totalPaid?: number;
  fees?: number;
  firstInterest?: number;
  firstPayment?: number;
  targetMonthlyPayment?: number;
  targetInterest?: number;
};
type UkVectors = {
  rates: { kind: RateKind; rate: number; parts: number; balance: number; interest: number }[];
  cases: {
    id: string;
    about: string;
    request: UkRequest;
    expect: { [Name in StrategyName]?: ExpectedResult };
  }[];
  published: {
    id: string;
    request: UkRequest;
    strategy: StrategyName;
    published: Figures;
    within: Figures;
    ours: Figures;
  }[];
  aquaRates: { rows: { apr: number; monthly: number; parts: number }[] };
};

export const ukVectors: UkVectors = JSON.parse(
  readFileSync(new URL('../fixtures/uk.json', import.meta.url), 'utf8'),
);
