/** The run of a plan with terms: rates and payments that change, rules, one-offs, pauses, priority. */

import { type Account, hasEqualRanks, pay, pour, putInOrder, split } from '../accounts.ts';
import { invariant } from '../invariant.ts';
import type { Plan } from '../plan.ts';
import { Run } from '../run.ts';
import { placesOf, type StrategyName } from '../strategies.ts';
import { interestAt } from './interest.ts';
import type { Look, Ranking } from './looks.ts';
import { askedByRule, type PreparedPlan, prepared } from './prepared-plan.ts';
import { openAccount, setRate, takeOver } from './termed-account.ts';

export type TermedRunOptions = {
  readonly strategy: StrategyName;
  /** How avalanche ranks debts. */
  readonly look?: Look | undefined;
  /** Whether nothing is paid above what rules ask, but the extra. */
  readonly paysOnlyAsked?: boolean;
};

export class TermedRun extends Run {
  readonly #given: Plan;
  readonly plan: PreparedPlan;
  readonly #paysOnlyAsked: boolean;
  readonly #keepsShares: boolean;
  /** The extra and what each debt adds to it; of a cleared one as it was when it went. */
  #budgetPence: number;
  /** What is spent above or below that, where the plan says so. */
  readonly #correctionPence: number;
  #ranking: Ranking | undefined;
  readonly #look: Look | undefined;
  /** What is to be spent in a month that was charged. */
  poolPence = 0;
  #interestPence = 0;
  #paidPence = 0;
  /** Whether debts may change places from one month to the next. */
  #isReordered: boolean;
  #nextChange = 0;
  #nextOneOff = 0;

  constructor(plan: Plan, { strategy, look, paysOnlyAsked = false }: TermedRunOptions) {
    const laidOut = prepared(plan);
    super(plan, { strategy, accounts: laidOut.debts.map(openAccount) });
    this.#given = plan;
    this.plan = laidOut;
    this.#paysOnlyAsked = paysOnlyAsked;
    this.#keepsShares = plan.terms?.keepsShares ?? false;
    this.#budgetPence = plan.extraPence;
    for (const account of this.accounts) {
      account.paymentPence = this.#shareOf(account.debt, account.paymentPence);
      this.#budgetPence += account.paymentPence;
    }
    this.#correctionPence =
      plan.budgetPence === undefined ? 0 : plan.budgetPence - this.#budgetPence;
    invariant(Number.isSafeInteger(this.#budgetPence), 'A budget is a whole number of pence');
    this.#look = strategy === 'avalanche' ? (look ?? laidOut.looks[0]) : undefined;
    if (strategy === 'custom') this.#rankByPlace(plan.customOrder ?? []);
    this.#isReordered = this.isRolling;
  }

  advance(): void {
    this.charge();
    this.spendPool();
  }

  /** The first part of a month: what does not depend on the order of the debts. */
  charge(): void {
    this.beginMonth();
    this.#applyChanges();
    let interestPence = 0;
    let requiredPence = 0;
    let ownPence = 0;
    for (const account of this.open) {
      const opening = account.balancePence;
      const interest = interestAt(account, opening);
      const owed = opening + interest;
      const { rule } = account;
      const wished = rule === null ? account.paymentPence : askedByRule(rule, opening, interest);
      const required = wished < owed ? wished : owed;
      account.openingPence = opening;
      account.balancePence = owed - required;
      account.paidPence = required;
      account.requiredPence = required;
      interestPence += interest;
      requiredPence += required;
      ownPence += account.paymentPence < owed ? account.paymentPence : owed;
    }
    const budgetPence = this.#budgetBeside(ownPence);
    if (requiredPence > budgetPence && this.shortfall === null) {
      this.shortfall = {
        month: this.month,
        pence: requiredPence - budgetPence,
        askedPence: requiredPence,
      };
    }
    const oneOffs = this.#spendOneOffs();
    this.poolPence = oneOffs.restPence + this.#ownPool(requiredPence, budgetPence);
    this.#interestPence = interestPence;
    this.#paidPence = requiredPence + oneOffs.namedPence;
  }

  spendPool(): void {
    this.availableExtraPence = this.poolPence;
    this.endMonth(this.#interestPence, this.#paidPence + this.#spend(this.poolPence));
  }

  /** Goes on from here under another look. */
  copyUnder(look: Look): TermedRun {
    const { strategy } = this;
    const copy = new TermedRun(this.#given, { strategy, look, paysOnlyAsked: this.#paysOnlyAsked });
    copy.month = this.month;
    copy.totalBalancePence = this.totalBalancePence;
    copy.totalInterestPence = this.totalInterestPence;
    copy.shortfall = this.shortfall;
    copy.clearedDebts = this.clearedDebts;
    copy.open.length = 0;
    for (const other of this.accounts) {
      const account = copy.accounts[other.debt];
      if (account !== undefined) takeOver(account, other);
    }
    for (const { debt } of this.open) {
      const account = copy.accounts[debt];
      if (account !== undefined) copy.open.push(account);
    }
    copy.#budgetPence = this.#budgetPence;
    copy.#nextChange = this.#nextChange;
    copy.#nextOneOff = this.#nextOneOff;
    copy.poolPence = this.poolPence;
    copy.#interestPence = this.#interestPence;
    copy.#paidPence = this.#paidPence;
    return copy;
  }

  /** Those of debts that are gone move no money. */
  #applyChanges(): void {
    for (;;) {
      const change = this.plan.changes[this.#nextChange];
      if (change === undefined || change.month > this.month) return;
      this.#nextChange += 1;
      const account = this.accounts[change.debt];
      if (account === undefined || account.balancePence === 0) continue;
      if (change.rate !== undefined) {
        setRate(account, change.rate);
        if (this.strategy === 'snowball') account.rank = change.rate.rateParts;
      }
      if (change.paymentPence === undefined) continue;
      const share = this.#shareOf(change.debt, change.paymentPence);
      this.#budgetPence += share - account.paymentPence;
      account.paymentPence = share;
    }
  }

  /** What is named goes to its debt as far as it is owed; the rest joins the pool. */
  #spendOneOffs(): { readonly namedPence: number; readonly restPence: number } {
    const { oneOffs } = this.plan;
    let [namedPence, restPence] = [0, 0];
    for (;;) {
      const oneOff = oneOffs[this.#nextOneOff];
      if (oneOff === undefined || oneOff.month > this.month) return { namedPence, restPence };
      this.#nextOneOff += 1;
      const named = oneOff.debt === undefined ? undefined : this.accounts[oneOff.debt];
      const taken = named === undefined ? 0 : pay(named, oneOff.pence);
      namedPence += taken;
      restPence += oneOff.pence - taken;
    }
  }

  /** A correction takes nothing from the extra or from the own payments, which are what is left of those to be paid. */
  #budgetBeside(ownPence: number): number {
    const budgetPence = this.#budgetPence + this.#correctionPence;
    return this.#correctionPence < 0
      ? Math.max(budgetPence, this.extraPence + ownPence)
      : budgetPence;
  }

  /** Without one-offs; in a pause there is none. */
  #ownPool(requiredPence: number, budgetPence: number): number {
    if (this.plan.paused[this.month] === 1) return 0;
    return this.isRolling ? Math.max(0, budgetPence - requiredPence) : this.extraPence;
  }

  #spend(poolPence: number): number {
    if (poolPence <= 0) return 0;
    this.#rankByLook();
    if (this.#isReordered) this.#putInOrder();
    const spend = this.isRolling ? pour : split;
    if (!this.plan.hasGroups) return poolPence - spend(this.open, poolPence);
    const takers = this.open.filter(({ debt }) => this.plan.debts[debt]?.takesExtra);
    const isFirst = ({ debt }: Account) => this.plan.debts[debt]?.isPriority ?? false;
    const left = spend(takers.filter(isFirst), poolPence);
    return (
      poolPence -
      spend(
        takers.filter((account) => !isFirst(account)),
        left,
      )
    );
  }

  #rankByLook(): void {
    if (this.#look === undefined) return;
    const ranking = this.#look.rankingIn(this.month);
    if (ranking === this.#ranking) return;
    this.#ranking = ranking;
    this.#isReordered = true;
    for (const account of this.open) account.rank = ranking.ranks[account.debt] ?? 0;
  }

  /** Until ranks change, only balances can: those of snowball, and of debts of the same rank. */
  #putInOrder(): void {
    putInOrder(this.open, this.strategy);
    this.#isReordered = this.strategy === 'snowball' || hasEqualRanks(this.open);
  }

  #rankByPlace(customOrder: readonly number[]): void {
    const places = placesOf(customOrder, this.accounts.length);
    for (const account of this.accounts) account.rank = -(places[account.debt] ?? 0);
  }

  #shareOf(debt: number, paymentPence: number): number {
    const { rule = null, firstRequiredPence = 0 } = this.plan.debts[debt] ?? {};
    if (rule === null || this.#keepsShares) return paymentPence;
    return this.#paysOnlyAsked ? firstRequiredPence : Math.max(paymentPence, firstRequiredPence);
  }
}
