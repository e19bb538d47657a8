/** The months of one strategy's plan, walked only as far as someone looks. */
import { monthlyInterestPence, type Plan, Run, type Strategy } from '@debt-payoff/engine';

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
};

export class MonthWalk {
  readonly rollsFreedPayments: boolean;
  readonly #plan: Plan;
  readonly #run: Run;
  readonly #months: PlanMonth[] = [];

  constructor(plan: Plan, strategy: Strategy) {
    this.rollsFreedPayments = strategy.rollsFreedPayments;
    this.#plan = plan;
    this.#run = new Run(plan, strategy);
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
      ? (this.#plan.debts[debt]?.balancePence ?? 0)
      : (this.month(position - 1)?.balancesPence[debt] ?? 0);
  }

  /** The interest that the month added to the debt. */
  interestPence(position: number, debt: number): number {
    const rate = this.#plan.debts[debt]?.rateBasisPoints ?? 0;
    return monthlyInterestPence(this.openingPence(position, debt), rate);
  }

  /** What the debt received above its monthly payment. */
  extraPence(position: number, debt: number): number {
    const paid = this.month(position)?.paidPence[debt] ?? 0;
    return Math.max(0, paid - (this.#plan.debts[debt]?.monthlyPaymentPence ?? 0));
  }

  /**
   * Where the payments go that the debts cleared this month no longer need, as the month after shows: to
   * one debt that takes them all, to 'several', or in 'part', where what is left needs no more. Null where
   * they do not roll over, where nothing is left, and where what is left needs its own payments only.
   */
  freedPaymentRecipient(position: number): number | 'several' | 'part' | null {
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
    clearedDebts: run.clearedThisMonth.map(({ inputIndex }) => inputIndex),
    balancesPence: Float64Array.from(run.accounts, ({ balancePence }) => balancePence),
    paidPence: Float64Array.from(run.accounts, ({ paidPence }) => paidPence),
  };
}
