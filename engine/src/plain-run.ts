/** The run of a plan without terms: rates and payments stay as they are, which makes it the quickest. */

import { Account, hasEqualRanks, pour, putInOrder, split } from './accounts.ts';
import { monthlyInterestPence } from './interest.ts';
import { invariant } from './invariant.ts';
import type { Debt, Plan } from './plan.ts';
import { isPence, Run } from './run.ts';
import { placesOf, type StrategyName } from './strategies.ts';

/** The run of a plan, with or without terms. */
export function startRun(plan: Plan, strategy: StrategyName): Run {
  return plan.terms === undefined ? new PlainRun(plan, strategy) : plan.terms.start(plan, strategy);
}

class PlainRun extends Run {
  readonly #budgetPence: number;
  /** Whether debts may change places from one month to the next. */
  readonly #isReordered: boolean;

  constructor(plan: Plan, strategy: StrategyName) {
    super(plan, { strategy, accounts: openAccounts(plan, strategy) });
    let budgetPence = plan.extraPence;
    for (const { paymentPence } of this.accounts) budgetPence += paymentPence;
    this.#budgetPence = plan.budgetPence ?? budgetPence;
    invariant(Number.isSafeInteger(this.#budgetPence), 'A budget is a whole number of pence');
    putInOrder(this.open, strategy);
    this.#isReordered =
      strategy === 'snowball' || (strategy === 'avalanche' && hasEqualRanks(this.open));
  }

  advance(): void {
    this.beginMonth();
    let interestSum = 0;
    let paidSum = 0;
    for (const account of this.open) {
      const opening = account.balancePence;
      const interest = monthlyInterestPence(opening, account.rateBasisPoints);
      const owed = opening + interest;
      const paid = account.paymentPence < owed ? account.paymentPence : owed;
      account.openingPence = opening;
      account.balancePence = owed - paid;
      account.paidPence = paid;
      account.requiredPence = paid;
      interestSum += interest;
      paidSum += paid;
    }
    const poolPence = this.isRolling
      ? Math.max(this.extraPence, this.#budgetPence - paidSum)
      : this.extraPence;
    this.availableExtraPence = poolPence;
    this.endMonth(interestSum, paidSum + this.#spend(poolPence));
  }

  #spend(poolPence: number): number {
    if (poolPence <= 0) return 0;
    if (!this.isRolling) return poolPence - split(this.open, poolPence);
    if (this.#isReordered) putInOrder(this.open, this.strategy);
    return poolPence - pour(this.open, poolPence);
  }
}

function openAccounts({ debts, customOrder }: Plan, strategy: StrategyName): Account[] {
  const places = strategy === 'custom' ? placesOf(customOrder ?? [], debts.length) : null;
  return debts.map((debt, at) => {
    requireFigures(debt);
    const { balancePence, rateBasisPoints, monthlyPaymentPence } = debt;
    return new Account({
      debt: at,
      paymentPence: monthlyPaymentPence,
      rateBasisPoints,
      rank: places === null ? rateBasisPoints : -(places[at] ?? 0),
      openingPence: balancePence,
      balancePence,
    });
  });
}

function requireFigures({ rateBasisPoints, monthlyPaymentPence }: Debt): void {
  invariant(isPence(monthlyPaymentPence), 'A monthly payment is a whole number of pence');
  invariant(
    Number.isInteger(rateBasisPoints) && rateBasisPoints >= 0 && rateBasisPoints <= 10_000,
    'A rate is 0 to 100%, in whole hundredths of a percent',
  );
}
