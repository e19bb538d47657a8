import { poundsFromPence } from '@debt-payoff/contract/money';
import type { PortfolioDataSection } from '../debts/own-data.ts';
import { findFirstPlan } from './forecast.store.ts';

/** The first plan of a portfolio, for its owner to take along; what it keeps now is told with the portfolio. */
export const firstPlanData: PortfolioDataSection = async ({ db }, { portfolioId }) => {
  const plan = await findFirstPlan(db, portfolioId);
  if (plan === null) return { first_plan: null };
  return {
    first_plan: {
      started_on: plan.startedOn,
      made_on: plan.madeOn,
      strategy: plan.strategy,
      extra_payment: poundsFromPence(plan.extraPence),
      debt_free_month: plan.month,
      debts: plan.debts.map((debt) => ({
        debt_id: debt.debtId,
        owed: poundsFromPence(debt.owedPence),
        interest_rate: debt.rateBasisPoints / 100,
        monthly_payment: poundsFromPence(debt.monthlyPaymentPence),
      })),
    },
  };
};
