import { describe, expect, it } from 'vitest';
import { partsOf } from '../terms/terms.ts';
import { engineResult } from './engine-calculator.fixture.ts';
import {
  referenceParts,
  referenceResult,
  strategiesOf,
  type UkResult,
} from './reference.fixture.ts';
import type { UkRequest } from './reference-plan.fixture.ts';
import { referenceInterest } from './reference-rates.fixture.ts';
import { type Figures, ukVectors } from './vectors.fixture.ts';

const pence = (pounds: number) => Math.round(pounds * 100);

describe('rates, by the engine and by the second implementation', () => {
  it.each(ukVectors.rates)('$kind $rate %', ({ kind, rate, parts, balance, interest }) => {
    expect(partsOf(kind, rate)).toBe(parts);
    expect(referenceParts(kind, rate)).toBe(BigInt(parts));
    expect(referenceInterest(BigInt(pence(balance)), BigInt(parts))).toBe(BigInt(pence(interest)));
  });

  it.each(ukVectors.aquaRates.rows)('a card of $apr % APR', ({ apr, monthly, parts }) => {
    expect(partsOf('apr', apr)).toBe(parts);
    expect(referenceParts('apr', apr)).toBe(BigInt(parts));
    const thousandths = parts / 30_000_000;
    expect(Math.abs(thousandths - monthly * 1_000)).toBeLessThanOrEqual(1);
  });
});

describe.each([
  { by: 'the second implementation', calculate: referenceResult },
  { by: 'the engine', calculate: engineResult },
])('worked cases, by $by', ({ calculate }) => {
  it.each(ukVectors.cases)('$id: $about', ({ request, expect: expected }) => {
    expect(strategiesOf(request)).toEqual(Object.keys(expected));
    for (const name of strategiesOf(request)) {
      const { months = [], ...figures } = expected[name] ?? {};
      const { monthlyDetails, ...rest } = calculate(request, name);
      expect({ name, ...rest }).toEqual({ name, ...figures });
      expect(monthlyDetails).toHaveLength(rest.monthsToPayoff ?? 0);
      expect(months.map(({ month }) => monthlyDetails[month - 1])).toEqual(months);
    }
  });

  it.each(ukVectors.published)('$id, as published', (entry) => {
    const figures = figuresOf(entry.request, calculate(entry.request, entry.strategy));
    expect(figures).toMatchObject(entry.ours);
    expect(Object.keys(entry.within)).toEqual(Object.keys(entry.published));
    for (const [name, distance] of distances(figures, entry.published)) {
      expect(distance, name).toBeLessThanOrEqual(pence(entry.within[name] ?? 0));
    }
  });
});

const figureNames = [
  'months',
  'totalInterest',
  'totalPaid',
  'fees',
  'firstInterest',
  'firstPayment',
  'targetMonthlyPayment',
  'targetInterest',
] as const;

function figuresOf(request: UkRequest, result: UkResult): Figures {
  const first = result.monthlyDetails[0];
  const interest = result.totalInterestPaid ?? 0;
  const borrowed = request.debts.reduce((total, debt) => total + pence(debt.balance), 0);
  return {
    months: result.monthsToPayoff ?? 0,
    totalInterest: interest,
    totalPaid: (borrowed + pence(result.totalFees) + pence(interest)) / 100,
    fees: result.totalFees,
    firstInterest: first?.total_interest_paid ?? 0,
    firstPayment: first?.debts[0]?.monthly_payment ?? 0,
    targetMonthlyPayment: result.target?.monthlyPayment ?? 0,
    targetInterest: result.target?.totalInterestPaid ?? 0,
  };
}

/** How far apart the figures lie, in pence (or hundredths of a month). */
function distances(ours: Figures, theirs: Figures): [keyof Figures, number][] {
  return figureNames.flatMap((name): [keyof Figures, number][] => {
    const published = theirs[name];
    return published === undefined
      ? []
      : [[name, Math.abs(pence(ours[name] ?? 0) - pence(published))]];
  });
}
