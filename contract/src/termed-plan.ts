/** A plan whose debts have rates of a kind, deals, rules and the like. A page whose plans have none need not load this. */
import type { DebtTerms, Plan } from '@debt-payoff/engine';
import { partsOf, termsOf } from '@debt-payoff/engine/terms';
import { hasTerms } from './given-terms.ts';
import { basisPointsFromPercent, penceFromPounds } from './money.ts';
import {
  type CallOptions,
  type PlannedFigures,
  type PlanOptions,
  plainFigures,
} from './planned-debt.ts';

/** With terms where a debt or the plan says more than rates and payments that stay, and where there is a goal. */
export function planOfCall(
  given: {
    readonly debts: readonly PlannedFigures[];
    readonly extraPayment: number;
    readonly customOrder?: readonly number[] | undefined;
  },
  options: CallOptions = {},
): Plan {
  const { debts, extraPayment, customOrder } = given;
  const isTermed = hasTerms(debts, options) || typeof options.targetMonths === 'number';
  const plan = isTermed
    ? termedPlanOf(debts, extraPayment, options)
    : plainFigures(debts, extraPayment);
  return { ...plan, customOrder };
}

export function termedPlanOf(
  debts: readonly PlannedFigures[],
  extraPayment: number,
  { oneOffs, pauses }: PlanOptions = {},
): Plan {
  const plan = plainFigures(debts, extraPayment);
  return {
    ...plan,
    // A rate a month has a decimal more.
    debts: plan.debts.map((debt, at) => ({
      ...debt,
      rateBasisPoints: Math.round((debts[at]?.interestRate ?? 0) * 1_000) / 10,
    })),
    terms: termsOf({
      debts: debts.map(debtTermsOf),
      oneOffs: (oneOffs ?? []).map(({ month, amount, debt }) => ({
        month,
        pence: penceFromPounds(amount),
        debt: debt ?? undefined,
      })),
      pauses: pauses ?? [],
    }),
  };
}

function debtTermsOf(debt: PlannedFigures): DebtTerms {
  const { rateChanges, minimum } = debt;
  const kind = debt.rateKind ?? 'simple';
  return {
    rateParts: partsOf(kind, debt.interestRate),
    rateChanges: (rateChanges ?? []).map(({ lastMonth, thenRate, thenPayment }) => ({
      lastMonth,
      thenParts: partsOf(kind, thenRate),
      thenPaymentPence: typeof thenPayment === 'number' ? penceFromPounds(thenPayment) : undefined,
    })),
    feePence: penceFromPounds(debt.fee ?? 0),
    minimum: minimum
      ? {
          floorPence: penceFromPounds(minimum.floor),
          percentBasisPoints: basisPointsFromPercent(minimum.percent ?? 0),
          plusInterest: minimum.plusInterest ?? false,
        }
      : null,
    isPriority: debt.priority ?? false,
    takesExtra: debt.takesExtra ?? true,
  };
}
