/** Figures that lenders and calculators publish, typed into the form: as many come out as in the engine. */
import { readFileSync } from 'node:fs';
import { planMonthsOf } from '@debt-payoff/contract/calendar-terms';
import { addMonths, monthOf } from '@debt-payoff/contract/months';
import { listMonths, type Plan, resultOf, type StrategyName } from '@debt-payoff/engine';
import { findGoal, finish } from '@debt-payoff/engine/terms';
import { beforeEach, describe, expect, it } from 'vitest';
import { planAt } from '../payoff-plan/plan-at.ts';
import { blankRow, debtOf, problemsOf, type Row, setTermedRules } from './rows.ts';
import { withTypedTerms } from './typed-terms.ts';
import { rulesOfRow } from './use-termed-rules.ts';

type PublishedDebt = {
  readonly creditor: string;
  readonly type: string;
  readonly balance: number;
  readonly interestRate: number;
  readonly monthlyPayment: number;
  readonly termMonths?: number;
  readonly rateKind: string;
  readonly rateChanges?: readonly { lastMonth: number; thenRate: number; thenPayment?: number }[];
  readonly fee?: number;
  readonly minimum?: { floor: number; percent?: number; plusInterest?: boolean };
};
type Published = {
  readonly id: string;
  readonly request: { readonly debts: readonly PublishedDebt[]; readonly targetMonths?: number };
  readonly strategy: StrategyName;
  readonly ours: Readonly<Record<string, number>>;
};

const { published }: { readonly published: readonly Published[] } = JSON.parse(
  readFileSync(new URL('../../../engine/src/fixtures/uk.json', import.meta.url), 'utf8'),
);

const start = monthOf('2026-11');
beforeEach(() => setTermedRules((row) => rulesOfRow(row, start)));

/** As somebody types it from the lender's page; a payment that the lender's rule says is left blank. */
function typed(debt: PublishedDebt): Row {
  const { minimum, rateChanges = [], monthlyPayment } = debt;
  const rule = (): Partial<Row> => {
    if (minimum === undefined) return {};
    if (minimum.percent === undefined) return { minimumRule: 'none' };
    return {
      minimumRule: minimum.plusInterest === true ? 'percentPlusInterest' : 'percent',
      minimumPercent: `${minimum.percent}`,
      minimumFloor: `${minimum.floor}`,
    };
  };
  return withTypedTerms(
    {
      ...blankRow(1),
      creditor: debt.creditor,
      type: debt.type,
      balance: debt.balance.toLocaleString('en-GB'),
      interestRate: `${debt.interestRate}`,
      monthlyPayment: monthlyPayment === 0 ? '' : `${monthlyPayment}`,
      termMonths: `${debt.termMonths ?? ''}`,
      rateKind: debt.rateKind,
      fee: `${debt.fee ?? ''}`,
      rateChanges:
        rateChanges.length === 0
          ? ''
          : JSON.stringify(
              rateChanges.map(({ lastMonth, thenRate, thenPayment }) => ({
                lastMonth: addMonths(start, lastMonth - 1),
                rate: `${thenRate}`,
                payment: `${thenPayment ?? ''}`,
              })),
            ),
      ...rule(),
    },
    start,
  );
}

function figuresOf(plan: Plan, { strategy, request: { targetMonths } }: Published) {
  const { outcome } = resultOf(plan, strategy);
  // Loans whose payment is asked for have none of their own.
  const cleared = outcome.neverPaysOff ? { months: 0, totalInterestPence: 0 } : outcome;
  const goal = targetMonths === undefined ? null : finish(findGoal(plan, strategy, targetMonths));
  const [first] = listMonths(plan, strategy);
  const owedPence = plan.debts[0]?.balancePence ?? 0;
  const feesPence = plan.terms?.feesPence ?? 0;
  return {
    months: cleared.months,
    totalInterest: cleared.totalInterestPence / 100,
    fees: feesPence / 100,
    totalPaid: (owedPence + feesPence + cleared.totalInterestPence) / 100,
    firstInterest: (first?.totalInterestPence ?? 0) / 100,
    firstPayment: (first?.debts[0]?.paidPence ?? 0) / 100,
    targetMonthlyPayment: (goal?.monthlyPaymentPence ?? 0) / 100,
    targetInterest: (goal?.totalInterestPence ?? 0) / 100,
  };
}

describe.each(published)('the figures of $id', (entry) => {
  it('come out of the form as they do of the engine', () => {
    const [debt] = entry.request.debts;
    if (debt === undefined) throw new Error('It has a debt');
    const row = typed(debt);
    expect(problemsOf(row)).toEqual({});
    const { targetMonths } = entry.request;
    const options = targetMonths === undefined ? {} : { goal: addMonths(start, targetMonths) };
    const given = { debts: [debtOf(row)], extraPayment: 0, options };
    const plan = planAt(given, start);
    if (plan === null) throw new Error('It can be read');
    expect(planMonthsOf(given, start).targetMonths).toBe(targetMonths ?? null);
    expect(figuresOf(plan, entry)).toMatchObject(entry.ours);
  });
});
