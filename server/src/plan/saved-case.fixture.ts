/** The worked cases of real UK debts as portfolios, and a person who pays each month what the plan says. */
import { dayIn } from '@debt-payoff/contract/days';
import { debtTypeOf } from '@debt-payoff/contract/debt-types';
import { addMonths, type Month, monthOf } from '@debt-payoff/contract/months';
import type { StrategyName } from '@debt-payoff/engine';
import type { UkDebt, UkRequest } from '../../../engine/src/uk/reference-plan.fixture.ts';
import { planChangeOf } from '../debts/debts.wire.ts';
import { createPortfolio } from '../debts/portfolio-with-debts.ts';
import type { Stage } from '../ledger/enact.fixture.ts';
import { addPayment } from '../payments/payments.ts';
import { changePlan } from './change-plan.ts';
import { getPlan, type PlanDeps, type PortfolioPlan } from './plan.ts';

export type CaseStage = Stage & Pick<PlanDeps, 'forecasts' | 'goals'>;
type At = { readonly userId: number; readonly portfolioId: number };

/** Month n of the case is n months after this one. */
export async function saveCase(
  stage: CaseStage,
  { request, strategy }: { readonly request: UkRequest; readonly strategy: StrategyName },
): Promise<At> {
  const { userId, clock } = stage;
  const thisMonth = monthOf(clock.today());
  const { debts, extraPayment, customOrder, oneOffs, pauses } = request;
  const inMonth = (month: number) => addMonths(thisMonth, month);
  const oneOffsTo = (of: number | null) =>
    (oneOffs ?? [])
      .filter(({ debt }) => (debt ?? null) === of)
      .map(({ month, amount }) => ({ month: inMonth(month), amount }));
  const plan = planChangeOf({
    strategy: strategy === 'custom' ? undefined : strategy,
    extra_payment: extraPayment ?? 0,
    one_offs: oneOffsTo(null),
    pauses: (pauses ?? []).map(({ fromMonth, toMonth }) => ({
      from_month: inMonth(fromMonth),
      to_month: inMonth(toMonth),
    })),
  });
  const { id: portfolioId, debts: saved } = await createPortfolio(stage, {
    userId,
    name: 'A worked case',
    description: '',
    plan,
    debts: debts.map((debt, at) => ({ ...factsOf(debt, thisMonth), one_offs: oneOffsTo(at) })),
  });
  const at = { userId, portfolioId };
  if (strategy === 'custom') {
    const order = (customOrder ?? []).map((place) => saved[place]?.id ?? 0);
    const change = { strategy: 'custom' as const };
    const kept = { freedPence: undefined, version: undefined };
    await changePlan(stage, { ...at, ...kept, change, customOrder: order });
  }
  return at;
}

function factsOf(debt: UkDebt, thisMonth: Month) {
  const { minimum } = debt;
  return {
    creditor: debt.creditor,
    debt_type: debtTypeOf(debt.type),
    balance: debt.balance,
    interest_rate: debt.interestRate,
    monthly_payment: debt.monthlyPayment ?? null,
    rate_kind: debt.rateKind ?? null,
    rate_changes: (debt.rateChanges ?? []).map(({ lastMonth, thenRate, thenPayment }) => ({
      last_month: addMonths(thisMonth, lastMonth - 1),
      then_rate: thenRate,
      then_payment: thenPayment ?? null,
    })),
    fee: debt.fee ?? null,
    minimum_rule: minimum
      ? {
          floor: minimum.floor,
          percent: minimum.percent ?? null,
          plus_interest: minimum.plusInterest ?? false,
        }
      : null,
    is_priority: debt.priority ?? false,
    takes_extra: debt.takesExtra ?? true,
  };
}

export type FollowedPlan = {
  /** The month that was named at the start; null where there was none, or it is too far away to go there. */
  readonly named: Month | null;
  /** The month in which all was paid off. */
  readonly ended: Month | null;
  /** Another month than the one named, by the month in which the plan said so first. */
  readonly moved: readonly { readonly on: string; readonly month: Month | null }[];
};

/** On a day of each month that hangs on the month, every line is recorded as it stands. */
export async function followPlan(
  stage: CaseStage,
  at: At,
  monthsMost: number,
): Promise<FollowedPlan> {
  const started = monthOf(stage.clock.today());
  const first = await getPlan(stage, at);
  const named = first.found.month;
  if (named === null || named > addMonths(started, monthsMost)) {
    return { named: null, ended: null, moved: [] };
  }
  const moved: { on: string; month: Month | null }[] = [];
  for (let month = started; month <= named; month = addMonths(month, 1)) {
    stage.clock.set(`${dayIn(month, 1 + ((Number(month.slice(5)) * 7) % 28))}T09:00:00Z`);
    const plan = await getPlan(stage, at);
    if (plan.found.month !== named)
      moved.push({ on: stage.clock.today(), month: plan.found.month });
    await payLines(stage, { at, plan, month });
    const after = await getPlan(stage, at);
    if (after.found.isDebtFree) return { named, ended: after.found.month, moved };
  }
  return { named, ended: null, moved };
}

async function payLines(
  stage: CaseStage,
  { at, plan, month }: { readonly at: At; readonly plan: PortfolioPlan; readonly month: Month },
): Promise<void> {
  if (plan.month !== month) return;
  for (const { debtId, toPayPence } of plan.lines) {
    if (toPayPence === 0) continue;
    const facts = {
      debt_id: debtId,
      payment_amount: toPayPence / 100,
      payment_date: stage.clock.today(),
      payment_type: 'regular' as const,
      notes: '',
      balance_after_payment: null,
      affects_balance: true,
    };
    const key = { userId: at.userId, key: null, fingerprint: '', now: stage.clock.now() };
    await addPayment(stage, { ...at, facts, idempotencyKey: key, toReply: () => null });
  }
}
