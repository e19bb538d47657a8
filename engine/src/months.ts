/** The month-by-month details of a run. */
import { startRun } from './plain-run.ts';
import type { Plan } from './plan.ts';
import type { Run } from './run.ts';
import type { StrategyName } from './strategies.ts';

export type MonthDebt = {
  readonly balancePence: number;
  /** What the debt really received this month. */
  readonly paidPence: number;
};

/** Every month of a plan that clears; none where it never does. */
export function listMonths(plan: Plan, strategy: StrategyName): Month[] {
  const run = startRun(plan, strategy);
  const figures = new DebtFigures(plan.debts.length);
  const months: Month[] = [];
  while (run.state === 'running') {
    run.advance();
    months.push(new Month(run, figures));
    figures.add(run);
  }
  return run.state === 'never' ? [] : months;
}

export class Month {
  readonly month: number;
  readonly totalBalancePence: number;
  readonly availableExtraPence: number;
  /** Interest since the first month, over all debts. */
  readonly totalInterestPence: number;
  /** Positions in the plan of the debts that this month cleared. */
  readonly clearedDebts: readonly number[];
  readonly #figures: DebtFigures;

  constructor(run: Run, figures: DebtFigures) {
    this.month = run.month;
    this.totalBalancePence = run.totalBalancePence;
    this.availableExtraPence = run.availableExtraPence;
    this.totalInterestPence = run.totalInterestPence;
    this.clearedDebts = run.clearedDebts;
    this.#figures = figures;
  }

  balancePence(debt: number): number {
    return this.#figures.balancePence(this.month, debt);
  }

  /** What the debt really received. */
  paidPence(debt: number): number {
    return this.#figures.paidPence(this.month, debt);
  }

  /** One entry a debt, in the plan's order. */
  get debts(): readonly MonthDebt[] {
    return this.#figures.ofMonth(this.month);
  }
}

/** Balances and payments of all months in two long arrays: objects for each would take most of the time. */
class DebtFigures {
  readonly #debtCount: number;
  #balancesPence: Float64Array;
  #paidPence: Float64Array;
  #end = 0;

  constructor(debtCount: number) {
    this.#debtCount = debtCount;
    this.#balancesPence = new Float64Array(debtCount * 64);
    this.#paidPence = new Float64Array(debtCount * 64);
  }

  add({ accounts }: Run): void {
    const start = this.#end;
    this.#end += this.#debtCount;
    if (this.#end > this.#balancesPence.length) {
      this.#balancesPence = twiceAsLong(this.#balancesPence);
      this.#paidPence = twiceAsLong(this.#paidPence);
    }
    for (const { debt, balancePence, paidPence } of accounts) {
      this.#balancesPence[start + debt] = balancePence;
      this.#paidPence[start + debt] = paidPence;
    }
  }

  balancePence(month: number, debt: number): number {
    return this.#balancesPence[(month - 1) * this.#debtCount + debt] ?? 0;
  }

  paidPence(month: number, debt: number): number {
    return this.#paidPence[(month - 1) * this.#debtCount + debt] ?? 0;
  }

  ofMonth(month: number): MonthDebt[] {
    const debts: MonthDebt[] = [];
    for (let debt = 0; debt < this.#debtCount; debt += 1) {
      const [balancePence, paidPence] = [
        this.balancePence(month, debt),
        this.paidPence(month, debt),
      ];
      debts.push({ balancePence, paidPence });
    }
    return debts;
  }
}

function twiceAsLong(figures: Float64Array): Float64Array {
  const longer = new Float64Array(figures.length * 2);
  longer.set(figures);
  return longer;
}
