import {
  bestStrategy,
  compareStrategies,
  likeness,
  type StrategyOutcome,
  startRun,
  type strategyNames,
} from '@debt-payoff/engine';
import { finish } from '@debt-payoff/engine/terms';
import { describe, expect, it } from 'vitest';
import { type ClearingStrategy, comparedNames, markedStrategies } from './compared-strategies.ts';
import {
  clearingGoalsSentence,
  findClearingGoals,
  goalDifference,
  planGoalSentence,
  searchPlanGoal,
} from './goal-sentences.ts';
import { addMonths, monthOf } from './months.ts';
import type { PlannedDebt, PlanOptions } from './planned-debt.ts';
import { termedAssumptions, termedStrategyLine } from './termed-lines.ts';
import { termedPlanOf } from './termed-plan.ts';
import { type TermedComparison, termedTileNotes, termedVerdict } from './termed-verdict.ts';

const start = monthOf('2026-11');

function aDebt(debt: Partial<PlannedDebt>): PlannedDebt {
  return {
    creditor: 'Card',
    type: 'Credit Card',
    balance: 3_000,
    interestRate: 24.9,
    monthlyPayment: 90,
    termMonths: null,
    ...debt,
  };
}

function compared(
  debts: readonly Partial<PlannedDebt>[],
  extra = 0,
  options: PlanOptions = {},
): TermedComparison {
  const plan = termedPlanOf(debts.map(aDebt), extra, options);
  const results = comparedNames(plan).flatMap(
    (name) => compareStrategies(plan).find(({ strategy }) => strategy === name) ?? [],
  );
  const series = results.flatMap(({ strategy, outcome, shortfall = null }): ClearingStrategy[] => {
    if (outcome.neverPaysOff) return [];
    const run = startRun(plan, strategy);
    while (run.state === 'running' && run.clearedDebts.length === 0) run.advance();
    return [{ ...outcome, strategy, shortfall, cleared: [{ month: run.month }] }];
  });
  return { plan, results, series, best: bestStrategy(results), likeness: likeness(results, plan) };
}

describe('the verdict on debts with terms', () => {
  it('compares what is shown, and says no more of avalanche than that it looked ahead', () => {
    const comparison = compared(
      [
        { balance: 5_000, interestRate: 0, rateChanges: [{ lastMonth: 6, thenRate: 34.9 }] },
        { balance: 5_000, interestRate: 10 },
      ],
      320,
    );
    const verdict = termedVerdict(comparison, start);
    expect(verdict).toMatch(
      /^Avalanche has the lowest total interest of the strategies shown: £[\d,.]+\. /,
    );
    expect(verdict).toMatch(
      / Avalanche is the cheapest within your budget of 14 orders that look ahead at your deals; a cheaper one may exist\.$/,
    );
    expect(termedStrategyLine('avalanche', comparison)).toBe(
      'Avalanche: The cheapest within your budget of 14 orders that look ahead at your deals; a cheaper one may exist. When a debt is cleared, its payment goes to the next one.',
    );
  });

  it('compares the strategies for a single debt whose minimum falls', () => {
    const minimum = { floor: 25, percent: 1, plusInterest: true };
    const comparison = compared([
      { rateKind: 'apr', interestRate: 24.9, monthlyPayment: 0, minimum },
    ]);
    expect(comparison.likeness).toBe('avalanche-and-snowball');
    // The figures of uk-debts.md, section 6: 57 months against 180.
    expect(termedVerdict(comparison, start)).toBe(
      'Avalanche and snowball have the lowest total interest of the strategies shown: £1,899.94. That is £2,633.07 less than minimum, the most expensive of the three. Avalanche and snowball give identical results.',
    );
  });

  it('says of minimum that paying only what is asked would not clear the debts', () => {
    const minimum = { floor: 0, percent: 1, plusInterest: true };
    const comparison = compared([{ minimum }, { balance: 500 }]);
    expect(comparison.results.find(({ strategy }) => strategy === 'minimum')?.outcome).toEqual({
      neverPaysOff: true,
    });
    const verdict = termedVerdict(comparison, start);
    expect(verdict).toContain('Paying only what is asked would not clear this.');
    expect(verdict).not.toContain('Minimum does not clear');
  });
});

describe('strategies that pass the budget', () => {
  const result = (
    strategy: (typeof strategyNames)[number],
    totalInterestPence: number,
    month?: number,
  ): StrategyOutcome => ({
    strategy,
    outcome: { neverPaysOff: false, months: 20, totalInterestPence },
    shortfall: month === undefined ? null : { month, pence: 1_250, askedPence: 21_250 },
  });
  const withResults = (results: readonly StrategyOutcome[]): TermedComparison => {
    const { plan } = compared([{ rateKind: 'apr' }, { balance: 500 }]);
    const series = results.flatMap(({ strategy, outcome, shortfall = null }) =>
      outcome.neverPaysOff
        ? []
        : [{ ...outcome, strategy, shortfall, cleared: [{ month: 5 }] } satisfies ClearingStrategy],
    );
    return { plan, results, series, best: bestStrategy(results), likeness: 'none' };
  };

  it('come after those within it, and are said to, with what they cost less', () => {
    const comparison = withResults([
      result('avalanche', 10_000, 7),
      result('snowball', 11_000),
      result('minimum', 12_000),
    ]);
    expect(termedVerdict(comparison, start)).toBe(
      'Snowball has the lowest total interest of those within your budget: £110.00. That is £10.00 less than minimum, the most expensive of the three. Avalanche clears the debts in the same month and costs £10.00 less interest, but passes your budget.',
    );
  });

  it('are not said to cost the same as the best, nor more', () => {
    const passing = result('avalanche', 10_000, 7);
    const within = [result('snowball', 11_000), result('minimum', 12_000)];
    expect(termedTileNotes(withResults([passing, ...within]), start)).toMatchObject({
      lowest: 'Snowball, of those within your budget',
      saving: 'Snowball instead of minimum',
    });
    expect(termedTileNotes(withResults([passing, ...within.slice(0, 1)]), start)).toMatchObject({
      lowest: 'Snowball, of those within your budget',
      saving: 'What costs less passes your budget',
    });
    expect(termedTileNotes(withResults(within), start)).toMatchObject({
      lowest: 'Snowball, of the strategies shown',
    });
  });

  it('share no mark with one that costs the same within it', () => {
    const comparison = withResults([
      result('avalanche', 10_000, 7),
      result('snowball', 10_000),
      result('minimum', 12_000),
    ]);
    expect(markedStrategies(comparison)).toEqual(['snowball']);
    expect(termedVerdict(comparison, start)).toMatch(
      /^Snowball has the lowest total interest of the strategies shown: £100\.00\./,
    );
  });
});

describe('how a strategy pays', () => {
  it('is told as for other plans, but for minimum, which pays what is asked', () => {
    const comparison = compared([{ priority: true }, { takesExtra: false }]);
    expect(termedStrategyLine('snowball', comparison)).toBe(
      'Snowball: The smallest balance is paid first. When a debt is cleared, its payment goes to the next one.',
    );
    expect(termedStrategyLine('minimum', comparison)).toBe(
      'Minimum: Only what lenders ask is paid, with any extra money split evenly. When a debt is cleared, its payment does not move to another.',
    );
    expect(termedStrategyLine('avalanche', comparison)).toMatch(
      /^Avalanche: The highest interest rate is paid first\. /,
    );
  });

  it('names no orders to choose from where one debt alone takes extra', () => {
    const comparison = compared(
      [{ rateChanges: [{ lastMonth: 6, thenRate: 34.9 }], takesExtra: false }, {}],
      100,
    );
    expect(termedVerdict(comparison, start)).not.toMatch(/orders/);
    expect(termedStrategyLine('avalanche', comparison)).not.toMatch(/orders/);
  });

  it('says of avalanche that no order clears the debts, where none does', () => {
    const rateChanges = [{ lastMonth: 3, thenRate: 60 }];
    const comparison = compared([{ monthlyPayment: 20, rateChanges }, {}]);
    expect(termedStrategyLine('avalanche', comparison)).toMatch(
      /^Avalanche: None of 14 orders that look ahead at your deals clears the debts\. /,
    );
  });

  it('rests on what is true of these debts', () => {
    const { plan } = compared([{ rateKind: 'apr' }]);
    expect(termedAssumptions(plan)).toHaveLength(3);
    const debts = [
      { priority: true, fee: 5, rateChanges: [{ lastMonth: 3, thenRate: 30 }] },
      { takesExtra: false },
    ];
    expect(termedAssumptions(compared(debts).plan)).toEqual([
      'An estimate by month. Your statement is right where it differs.',
      'Whatever the strategy, extra money goes to priority debts first.',
      "Debts marked 'No extra money' get none of it.",
      expect.stringContaining('Of an APR or EAR'),
      expect.stringContaining('change only as listed here'),
      'A lender can end a deal after a missed or late payment.',
      "Fees are added to the balances before the first month's interest.",
    ]);
  });
});

describe('what would clear debts with terms', () => {
  it('is the goal of 1,200 months, with that of 60 months beside it', () => {
    const { plan } = compared([{ rateKind: 'apr', monthlyPayment: 50 }]);
    const goals = finish(findClearingGoals(plan, 'avalanche'));
    expect(goals.least?.months).toBe(1_200);
    expect(goals.soon?.months).toBe(60);
    expect(clearingGoalsSentence(goals, { what: 'it' })).toMatch(
      /^An extra payment of £6\.\d\d a month above what your lenders ask would clear it in \d+ years( and \d+ months?)?, with £[\d,.]+ interest; one of £33\.\d\d a month in 5 years, with £[\d,.]+ interest\.$/,
    );
  });

  it('is one figure with more than 50 debts', () => {
    const debts = Array.from(
      { length: 51 },
      () => ({ rateKind: 'apr', monthlyPayment: 50 }) as const,
    );
    expect(finish(findClearingGoals(compared(debts).plan, 'minimum')).soon).toBeNull();
  });

  it('may be no sum at all', () => {
    const { plan } = compared([{ monthlyPayment: 5, takesExtra: false }]);
    const goals = finish(findClearingGoals(plan, 'avalanche'));
    expect(clearingGoalsSentence(goals, { what: 'it' })).toBe(
      'No extra payment would clear it within 100 years.',
    );
  });

  it.each([
    [null, 30, 'No sum is enough'],
    [47_411, 29, 'What you pay already gets you there'],
    [47_411, 31, '£15.89 less'],
    [47_411, null, '£15.89 less'],
    [55_083, 31, '£60.83 more'],
    [55_083, 31, '£60.83 more', true],
    [55_083, 29, '£60.83 more, never over the budget', true],
  ])(
    'takes %j of a month, in time or not (%j months now): %s',
    (goalPence, months, words, hasShortfall = false) => {
      const goal =
        goalPence === null
          ? null
          : {
              months: 30,
              extraPence: 1,
              monthlyPaymentPence: goalPence,
              monthsToPayoff: 30,
              totalInterestPence: 1,
            };
      expect(goalDifference(goal, { monthlyPence: 49_000, months, hasShortfall })).toBe(words);
    },
  );
});

describe('the goal of a plan that is typed', () => {
  const card = { balance: 1_200, interestRate: 0, monthlyPayment: 50 };
  const falling = {
    ...card,
    monthlyPayment: 200,
    minimum: { floor: 10 },
    rateChanges: [{ lastMonth: 1, thenRate: 0, thenPayment: 20 }],
  };
  const rising = {
    ...{ balance: 1_000, interestRate: 0, monthlyPayment: 0 },
    minimum: { floor: 5, percent: 1, plusInterest: true },
    rateChanges: [{ lastMonth: 3, thenRate: 60 }],
  };

  it.each<{ name: string; debt: Partial<PlannedDebt>; months: number; says: string }>([
    {
      ...{ name: 'what it takes more', debt: card, months: 12 },
      says: 'To be debt free by November 2027, pay £50.00 more a month.',
    },
    {
      ...{ name: 'that the plan is there by itself', debt: card, months: 24 },
      says: 'What you pay already gets you there: debt free by November 2028.',
    },
    {
      ...{ name: 'the extra, where the first month is dearer as it is', debt: falling, months: 12 },
      says: 'To be debt free by November 2027, you need an extra payment of £90.00 a month above what your lenders ask.',
    },
    {
      ...{ name: 'that no sum is enough', debt: { ...card, takesExtra: false }, months: 12 },
      says: 'However much more you paid each month, you would not be debt free by November 2027.',
    },
    {
      ...{ name: 'that the plan is there, but over its budget', debt: rising, months: 1_200 },
      says: 'This plan is debt free by November 2126, but in at least one month your lenders would ask for more than your budget. To be there without that, pay £',
    },
  ])('says $name', ({ debt, months, says }) => {
    const plan = termedPlanOf([aDebt(debt)], 0);
    const found = finish(searchPlanGoal(plan, { strategy: 'avalanche', months }));
    expect(planGoalSentence(found, addMonths(start, months)).slice(0, says.length)).toBe(says);
  });
});
