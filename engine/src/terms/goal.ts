/** Debt free by a month: the smallest extra, above what lenders ask, that is in time without a shortfall. */
import type { Plan } from '../plan.ts';
import type { Run } from '../run.ts';
import type { StrategyName } from '../strategies.ts';
import { bestLook } from './look-ahead.ts';
import type { Look } from './looks.ts';
import { prepared } from './prepared-plan.ts';
import { smallestEnough } from './smallest-enough.ts';
import type { Steps } from './steps.ts';
import { TermedRun } from './termed-run.ts';
import { walkLooks } from './walk-looks.ts';

export type Goal = {
  readonly months: number;
  /** Above what the lenders ask. */
  readonly extraPence: number;
  readonly monthlyPaymentPence: number;
  readonly monthsToPayoff: number;
  readonly totalInterestPence: number;
};

/** So many sums are tried at most, each under every look where avalanche looks ahead. */
export const goalRunsMost = 80;

/** Null where no sum is enough. Each step is one run, or a part of a long one. */
export function* findGoal(plan: Plan, strategy: StrategyName, months: number): Steps<Goal | null> {
  const search = new GoalSearch(plan, strategy, months);
  const owedPence = prepared(plan).debts.reduce((sum, debt) => sum + debt.owedPence, 0);
  const found = yield* smallestEnough(owedPence, (pence) => search.isEnough(pence));
  return found === null ? null : yield* search.goalWith(found);
}

class GoalSearch {
  readonly #plan: Plan;
  readonly #strategy: StrategyName;
  readonly #months: number;
  /** The look that was enough last is likely to be so again. */
  #looks: readonly Look[];

  constructor(plan: Plan, strategy: StrategyName, months: number) {
    this.#plan = plan;
    this.#strategy = strategy;
    this.#months = months;
    this.#looks = looksFor(plan, strategy);
  }

  *isEnough(extraPence: number): Steps<boolean> {
    const walked = walkLooks({
      looks: this.#looks,
      start: (look) => this.#start(extraPence, look),
      isWorth: (run) => !this.#hasMissed(run),
    });
    for (const found of walked) {
      yield;
      if (found === null) continue;
      const { look, run } = found;
      if (run.state !== 'cleared' || this.#hasMissed(run)) continue;
      this.#looks = [look, ...this.#looks.filter((other) => other !== look)];
      return true;
    }
    return false;
  }

  /** With a sum that is enough: the cheapest look that is in time counts. */
  *goalWith(extraPence: number): Steps<Goal | null> {
    const best = yield* bestLook({
      looks: looksFor(this.#plan, this.#strategy),
      start: (look) => this.#start(extraPence, look),
      isStopped: (run) => this.#hasMissed(run),
    });
    if (best === null) return null;
    return {
      months: this.#months,
      extraPence,
      monthlyPaymentPence: this.#askedPence() + extraPence,
      monthsToPayoff: best.months,
      totalInterestPence: best.totalInterestPence,
    };
  }

  #askedPence(): number {
    return prepared(this.#plan).debts.reduce(
      (sum, { firstRequiredPence }) => sum + firstRequiredPence,
      0,
    );
  }

  /** Whether it is too late, or passes the budget. */
  #hasMissed({ state, month, shortfall }: Run): boolean {
    return (
      shortfall !== null || month > this.#months || (month === this.#months && state === 'running')
    );
  }

  #start(extraPence: number, look: Look): TermedRun {
    return new TermedRun(
      { ...this.#plan, extraPence },
      { strategy: this.#strategy, look, paysOnlyAsked: true },
    );
  }
}

/** Under the other strategies one run is enough. */
function looksFor(plan: Plan, strategy: StrategyName): readonly Look[] {
  const { looks } = prepared(plan);
  return strategy === 'avalanche' ? looks : looks.slice(0, 1);
}
