import { alike, differing } from '@debt-payoff/contract/compared-situations.fixture';
import { monthOf } from '@debt-payoff/contract/months';
import { expect, it } from 'vitest';
import { chartSummary } from './chart-summary.ts';
import { compare } from './comparison.ts';
import { aStateOf } from './strategies.fixture.ts';

it.each([...differing, ...alike])('the balance chart says what holds: $name', (situation) => {
  const { debts, extra, outcomes, chart } = situation;
  const comparison = compare(aStateOf(debts, { extraPayment: extra }));
  expect(chartSummary(comparison, monthOf('2026-11'))).toBe(chart);
  // The page compares what the verdicts were written for.
  expect(
    comparison.results.map(({ outcome }) =>
      outcome.neverPaysOff ? null : [outcome.months, outcome.totalInterestPence],
    ),
  ).toEqual(outcomes);
});
