/** The months of one strategy's plan, walked only as far as someone looks. */
import { type Plan, Run, type Strategy } from '@debt-payoff/engine';

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

  /** What the debt received above its monthly payment. */
  extraPence(position: number, debt: number): number {
    const paid = this.month(position)?.paidPence[debt] ?? 0;
    return Math.max(0, paid - (this.#plan.debts[debt]?.monthlyPaymentPence ?? 0));
  }

  /**
   * The debt that takes over the payment of one that this month cleared: the one that receives most
   * above its own payment in the month after. Null where payments do not roll over, where nothing is
   * left, and where what is left needs no more than its own payments.
   */
  heir(position: number): number | null {
    const next = this.rollsFreedPayments ? this.month(position + 1) : null;
    if (next === null) return null;
    let heir: number | null = null;
    let most = 0;
    for (const debt of next.paidPence.keys()) {
      const extra = this.extraPence(position + 1, debt);
      if (extra > most) [heir, most] = [debt, extra];
    }
    return heir;
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
