/** Terms of a plan, made ready to be walked. A page whose plans have none need not load this. */
import { outcomeOf } from '../outcome.ts';
import type { DebtTerms, OneOff, Pause, Plan, Terms } from '../plan.ts';
import { rollsFreedPayments, type StrategyName } from '../strategies.ts';
import { chosenLook, lookOf } from './look-ahead.ts';
import { prepared } from './prepared-plan.ts';
import { TermedRun } from './termed-run.ts';

export { findGoal, type Goal, goalRunsMost } from './goal.ts';
export { interestByParts } from './interest.ts';
export { chooseLookAhead, withLookAhead } from './look-ahead.ts';
export { type LookAhead, lookAheadsCount } from './looks.ts';
export { askedByRule } from './prepared-plan.ts';
export { partsOf, type RateKind, rateKinds, wholeParts } from './rate-parts.ts';
export { finish, type Steps } from './steps.ts';

/** One entry a debt, in the plan's order. */
export function termsOf({
  debts,
  oneOffs = [],
  pauses = [],
  keepsShares = false,
}: {
  readonly debts: readonly DebtTerms[];
  readonly keepsShares?: boolean;
  readonly oneOffs?: readonly OneOff[];
  readonly pauses?: readonly Pause[];
}): Terms {
  const hasRateChanges = debts.some(({ rateChanges }) => rateChanges.length > 0);
  const takers = debts.filter(({ takesExtra }) => takesExtra).length;
  const looks = (strategy: StrategyName): boolean => hasRateChanges && strategy === 'avalanche';
  const start = (plan: Plan, strategy: StrategyName): TermedRun =>
    new TermedRun(plan, { strategy, look: looks(strategy) ? lookOf(plan) : undefined });
  return {
    debts,
    oneOffs,
    pauses,
    hasRateChanges,
    keepsShares,
    looksAhead: hasRateChanges && takers > 1,
    feesPence: debts.reduce((sum, { feePence }) => sum + feePence, 0),
    start,
    resultOf: (plan, strategy) => {
      const look = looks(strategy) ? chosenLook(plan) : null;
      if (look !== null) {
        const { months, totalInterestPence, shortfall } = look;
        return {
          strategy,
          outcome: { neverPaysOff: false, months, totalInterestPence },
          shortfall,
        };
      }
      const run = start(plan, strategy);
      while (run.state === 'running') run.advance();
      return { strategy, outcome: outcomeOf(run), shortfall: run.shortfall };
    },
    monthlyPaymentPence: (plan, strategy) => {
      const isRolling = rollsFreedPayments(strategy);
      return prepared(plan).debts.reduce(
        (sum, { firstRequiredPence: asked, paymentPence }) =>
          sum + (isRolling ? Math.max(asked, paymentPence) : asked),
        plan.extraPence,
      );
    },
    firstInterestPence: (plan, debt) => prepared(plan).debts[debt]?.firstInterestPence ?? 0,
    firstRequiredPence: (plan, debt) => prepared(plan).debts[debt]?.firstRequiredPence ?? 0,
    lookAhead: (plan) => (hasRateChanges ? chosenLook(plan)?.look.lookAhead : undefined),
    of: (debt) =>
      termsOf({
        debts: debts.slice(debt, debt + 1),
        oneOffs: oneOffs.flatMap((one) => (one.debt === debt ? { ...one, debt: 0 } : [])),
        pauses,
        keepsShares,
      }),
  };
}
