/** The months of one strategy's plan, walked only as far as someone looks. */
import {
  type Plan,
  type Run,
  rollsFreedPayments,
  type StrategyName,
  startRun,
} from '@debt-payoff/engine';

export type PlanMonth = {
  readonly month: number;
  readonly totalBalancePence: number;
  readonly availableExtraPence: number;
  readonly totalInterestPence: number;
  /** Places in the plan of the debts that this month cleared. */
  readonly clearedDebts: readonly number[];
  /** By place in the plan. Typed arrays: 500 debts over 1,200 months stay within 10 MB. */
  readonly balancesPence: Float64Array;
  readonly paidPence: Float64Array;
  /** What of it was the debt's own payment. */
  readonly requiredPence: Float64Array;
};

export class MonthWalk {
  readonly rollsFreedPayments: boolean;
  /** Whether it can be said where the payments of cleared debts go. */
  readonly saysFreedPayments: boolean;
  readonly #plan: Plan;
  readonly #run: Run;
  readonly #months: PlanMonth[] = [];
  readonly #startPence: Float64Array;

  constructor(plan: Plan, strategy: StrategyName) {
    this.rollsFreedPayments = rollsFreedPayments(strategy);
    this.saysFreedPayments = plan.terms === undefined;
    this.#plan = plan;
    this.#run = startRun(plan, strategy);
    this.#startPence = balancesOf(this.#run);
  }

  /** Null before the first month and after the last. */
  month(position: number): PlanMonth | null {
    while (this.#months.length < position && this.#run.state === 'running') {
      this.#run.advance();
      this.#months.push(readMonth(this.#run));
    }
    return this.#months[position - 1] ?? null;
  }

  /** What the debt owed before the month's interest. */
  openingPence(position: number, debt: number): number {
    return position === 1
      ? (this.#startPence[debt] ?? 0)
      : (this.month(position - 1)?.balancesPence[debt] ?? 0);
  }

  /** The interest that the month added to the debt. */
  interestPence(position: number, debt: number): number {
    const month = this.month(position);
    const [paid = 0, balance = 0] = [month?.paidPence[debt], month?.balancesPence[debt]];
    return balance + paid - this.openingPence(position, debt);
  }

  /** What the debt received above its own payment. */
  extraPence(position: number, debt: number): number {
    const month = this.month(position);
    return (month?.paidPence[debt] ?? 0) - (month?.requiredPence[debt] ?? 0);
  }

  /**
   * Where the payments go that the debts cleared this month no longer need, as the month after shows: to
   * one debt that takes them all, to 'several', or in 'part', where what is left needs no more. Null where
   * they do not roll over, where nothing is left, and where what is left needs its own payments only.
   */
  freedPaymentRecipient(position: number): number | 'several' | 'part' | null {
    // One-offs and falling minimums are extra money, too: which of it was freed cannot be told apart.
    if (!this.saysFreedPayments) return null;
    const next = this.rollsFreedPayments ? this.month(position + 1) : null;
    if (next === null) return null;
    let recipient: number | null = null;
    let [most, sum] = [0, 0];
    for (const debt of next.paidPence.keys()) {
      const extra = this.extraPence(position + 1, debt);
      sum += extra;
      if (extra > most) [recipient, most] = [debt, extra];
    }
    const freed = this.#freedPence(position);
    if (recipient === null || most >= freed) return recipient;
    return sum >= freed ? 'several' : 'part';
  }

  #freedPence(position: number): number {
    const cleared = this.month(position)?.clearedDebts ?? [];
    return cleared.reduce(
      (sum, debt) => sum + (this.#plan.debts[debt]?.monthlyPaymentPence ?? 0),
      0,
    );
  }
}

function readMonth(run: Run): PlanMonth {
  return {
    month: run.month,
    totalBalancePence: run.totalBalancePence,
    availableExtraPence: run.availableExtraPence,
    totalInterestPence: run.totalInterestPence,
    clearedDebts: run.clearedDebts,
    balancesPence: balancesOf(run),
    paidPence: Float64Array.from(run.accounts, ({ paidPence }) => paidPence),
    requiredPence: Float64Array.from(run.accounts, ({ requiredPence }) => requiredPence),
  };
}

function balancesOf({ accounts }: Run): Float64Array {
  return Float64Array.from(accounts, ({ balancePence }) => balancePence);
}
