import { alike, differing } from '@debt-payoff/contract/compared-situations.fixture';
import { arrangedSituations } from '@debt-payoff/contract/custom-order-situations.fixture';
import { monthOf } from '@debt-payoff/contract/months';
import { expect, it } from 'vitest';
import { chartSummary } from './chart-summary.ts';
import { compare } from './comparison.ts';
import { aStateOf } from './strategies.fixture.ts';

const situations = [...differing, ...alike, ...arrangedSituations];

it.each(situations)('the balance chart says what holds: $name', (situation) => {
  const { debts, extra, customOrder, outcomes, chart } = situation;
  const comparison = compare(
    aStateOf(debts, { extraPayment: extra, ...(customOrder !== undefined && { customOrder }) }),
  );
  expect(chartSummary(comparison, monthOf('2026-11'))).toBe(chart);
  // The page compares what the verdicts were written for.
  expect(
    comparison.results.map(({ outcome }) =>
      outcome.neverPaysOff ? null : [outcome.months, outcome.totalInterestPence],
    ),
  ).toEqual(outcomes);
});
