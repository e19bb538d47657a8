import { describe, expect, it } from 'vitest';
import { isStillRewritten, planFromToday } from './first-plan.ts';
import { keptPlanOf } from './forecast.ts';
import { aForecast, aPortfolioRow, type SpokenDebt } from './portfolio.fixture.ts';
import { paid, rated, stated } from './tracked-debt.fixture.ts';

/** As of a day, with what was entered until then. */
function planOn(
  today: string,
  debts: readonly SpokenDebt[],
  plan: Parameters<typeof aPortfolioRow>[0] = {},
) {
  const { set } = aForecast(today, debts, { plan });
  const startedOn = set.startedOn ?? today;
  return planFromToday(set, {
    plan: keptPlanOf(aPortfolioRow(plan)),
    today,
    startedOn,
  });
}

describe('a first plan', () => {
  it('holds what it was made of, and the number of the last entry', () => {
    const entries = [rated('2026-01-11', 12), paid('2026-01-12', 100)];
    const plan = planOn(
      '2026-01-13',
      [
        { balance: 600, entries },
        { name: 'Loan', balance: 300, payment: 50 },
      ],
      { strategy: 'snowball', extra: 40, correction: 10 },
    );
    expect(plan).toMatchObject({
      startedOn: '2026-01-10',
      madeOn: '2026-01-13',
      lastEntryOrder: entries[1]?.order,
      strategy: 'snowball',
      extraPence: 4_000,
      budgetCorrectionPence: 1_000,
      debts: [
        { debtId: 1, owedPence: 50_000, rateBasisPoints: 1_200, monthlyPaymentPence: 10_000 },
        { debtId: 2, owedPence: 30_000, rateBasisPoints: 0, monthlyPaymentPence: 5_000 },
      ],
    });
    // 505.00 and 300.00, less 200.00.
    expect(plan.balancesPence.slice(0, 2)).toEqual([80_000, 60_500]);
    expect(plan.month).toBe('2026-06');
  });

  it('has neither month nor line where it would never end', () => {
    const plan = planOn('2026-01-10', [{ balance: 1_000, rate: 30, payment: 20 }]);
    expect(plan).toMatchObject({ month: null, balancesPence: [] });
  });

  it.each([
    { today: '2026-01-10', isRewritten: true },
    { today: '2026-01-16', isRewritten: true },
    { today: '2026-01-17', isRewritten: false },
  ])('is rewritten on its first seven days: $today $isRewritten', ({ today, isRewritten }) => {
    expect(isStillRewritten({ startedOn: '2026-01-10' }, today)).toBe(isRewritten);
  });
});

describe('a set whose first plan nobody kept', () => {
  const firstPlanOf = (today: string, debts: readonly SpokenDebt[]) =>
    aForecast(today, debts, { plan: { strategy: 'snowball', extra: 90, correction: 30 } })
      .firstPlan;

  it('has that of its openings: avalanche, no extra, the first rates and payments', () => {
    const entries = [paid('2026-01-11', 100), rated('2026-02-01', 24), stated('2026-02-02', 900)];
    const plan = firstPlanOf('2026-04-20', [{ rate: 12, payment: 100, paymentNow: 250, entries }]);
    expect(plan).toMatchObject({
      startedOn: '2026-01-10',
      madeOn: '2026-01-10',
      lastEntryOrder: 0,
      strategy: 'avalanche',
      extraPence: 0,
      budgetCorrectionPence: 0,
      debts: [{ owedPence: 60_000, rateBasisPoints: 1_200, monthlyPaymentPence: 10_000 }],
      month: '2026-08',
    });
  });

  it('has the debts that were owed in its first seven days', () => {
    const plan = firstPlanOf('2026-04-20', [
      {},
      { on: '2026-01-16', balance: 100 },
      { on: '2026-01-17', balance: 200 },
      { balance: 0, entries: [stated('2026-01-12', 300)] },
      { balance: 0, entries: [stated('2026-03-01', 400)] },
    ]);
    expect(plan?.debts.map(({ debtId, owedPence }) => [debtId, owedPence])).toEqual([
      [1, 60_000],
      [2, 10_000],
      [4, 30_000],
    ]);
  });

  it('that began with a new balance on an old debt has that balance, and counts what came after', () => {
    const begun = stated('2026-06-01', 250);
    const plan = firstPlanOf('2026-08-20', [
      { rate: 12, entries: [paid('2026-02-05', 606), begun, paid('2026-07-05', 100)] },
    ]);
    expect(plan).toMatchObject({
      startedOn: '2026-06-01',
      lastEntryOrder: begun.order,
      debts: [{ owedPence: 25_000 }],
      month: '2026-09',
    });
  });
});

describe('the plan that was kept', () => {
  const kept = planOn('2026-01-10', [{}, { name: 'Loan', balance: 300, payment: 50 }]);
  const firstPlanOf = (today: string, debts: readonly SpokenDebt[]) =>
    aForecast(today, debts, { kept }).firstPlan;

  it('stays when debts are added, changed, paid off or deleted', () => {
    const cleared: SpokenDebt = { entries: [paid('2026-02-05', 600)] };
    expect(firstPlanOf('2026-04-20', [cleared, { id: 3, on: '2026-02-01' }])).toBe(kept);
    expect(firstPlanOf('2026-04-20', [{ id: 2, on: '2026-01-12' }])).toBe(kept);
    expect(firstPlanOf('2026-04-20', [cleared])).toBe(kept);
  });

  it('is not that of debts which were added when all of it was paid off, or deleted', () => {
    const later: SpokenDebt = { id: 3, on: '2026-03-01', balance: 200 };
    const cleared: SpokenDebt = { entries: [paid('2026-02-05', 600)] };
    expect(firstPlanOf('2026-04-20', [cleared, later])?.startedOn).toBe('2026-03-01');
    expect(firstPlanOf('2026-04-20', [later])?.startedOn).toBe('2026-03-01');
  });

  it('is not that of a new balance on one of its debts, once all was paid off', () => {
    const entries = [paid('2026-02-05', 600), stated('2026-03-01', 100)];
    const plan = firstPlanOf('2026-04-20', [{ entries }]);
    expect(plan).toMatchObject({ startedOn: '2026-03-01', debts: [{ owedPence: 10_000 }] });
  });

  it('is none where nothing was ever owed', () => {
    expect(firstPlanOf('2026-04-20', [{ balance: 0 }])).toBeNull();
    expect(firstPlanOf('2026-04-20', [])).toBeNull();
  });
});
