import { poundsFromPence } from '@debt-payoff/contract/money';
import { oneOffsReply, pausesReply, termsReply } from '../debts/debts.wire.ts';
import type { PortfolioDataSection } from '../debts/own-data.ts';
import { noTerms } from '../ledger/debt-terms.ts';
import { percentOf } from '../ledger/stated-rate.ts';
import type { FirstPlan } from './first-plan.ts';
import { listFirstPlans, listRemovedDebts } from './forecast.store.ts';

/** The first plans of a portfolio, for its owner to take along; what it keeps now is told with the portfolio. */
export const firstPlanData: PortfolioDataSection = async ({ db }, { portfolioId }) => {
  const plans = (await listFirstPlans(db, [portfolioId])).get(portfolioId) ?? [];
  const removed = (await listRemovedDebts(db, [portfolioId])).get(portfolioId) ?? [];
  return {
    first_plans: plans.map(planData),
    deleted_debts: removed.map((debt) => ({
      debt_id: debt.debtId,
      deleted_on: debt.removedOn,
      was_paid_off: debt.wasPaidOff,
      monthly_payment: poundsFromPence(debt.paymentPence),
      owed: debt.owedSpans,
    })),
  };
};

function planData(plan: FirstPlan) {
  return {
    started_on: plan.startedOn,
    made_on: plan.madeOn,
    strategy: plan.strategy,
    custom_order: plan.customOrderIds,
    extra_payment: poundsFromPence(plan.extraPence),
    one_offs: oneOffsReply(plan.oneOffs),
    pauses: pausesReply(plan.pauses),
    debt_free_month: plan.month,
    debts: plan.debts.map(({ rate, agreed = noTerms, ...debt }) => ({
      debt_id: debt.debtId,
      owed: poundsFromPence(debt.owedPence),
      interest_rate: rate === undefined ? debt.rateBasisPoints / 100 : percentOf(rate),
      rate_kind: rate?.kind ?? null,
      monthly_payment: poundsFromPence(debt.monthlyPaymentPence),
      ...termsReply(agreed),
    })),
  };
}
