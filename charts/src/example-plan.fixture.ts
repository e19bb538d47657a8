/** The household of the worked example, as a plan. */
import type { Plan } from '@debt-payoff/engine';

export const examplePlan: Plan = {
  debts: [
    { balancePence: 415_000, rateBasisPoints: 2_490, monthlyPaymentPence: 11_000 },
    { balancePence: 230_000, rateBasisPoints: 750, monthlyPaymentPence: 9_500 },
    { balancePence: 120_000, rateBasisPoints: 3_990, monthlyPaymentPence: 5_500 },
    { balancePence: 78_000, rateBasisPoints: 2_990, monthlyPaymentPence: 3_500 },
  ],
  extraPence: 10_000,
};
