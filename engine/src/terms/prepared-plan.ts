/** A plan with terms, laid out once for all of its runs: looks and goals are many. */
import { invariant } from '../invariant.ts';
import {
  type Debt,
  type DebtTerms,
  type MinimumRule,
  monthsMax,
  type OneOff,
  type Pause,
  type Plan,
  type Terms,
} from '../plan.ts';
import { isPence } from '../run.ts';
import { interestAt, type MonthRate } from './interest.ts';
import { type Look, looksAt } from './looks.ts';
import { partsPerSimpleBasisPoint, wholeParts } from './rate-parts.ts';

/** From this month on a debt has another rate, another payment, or both. */
type Change = {
  readonly month: number;
  readonly debt: number;
  readonly rate: MonthRate | undefined;
  readonly paymentPence: number | undefined;
};

export type PreparedDebt = {
  /** With the fee. */
  readonly owedPence: number;
  readonly paymentPence: number;
  readonly rate: MonthRate;
  readonly rule: MinimumRule | null;
  readonly firstInterestPence: number;
  /** What the lender asks for in the first month; without a rule the payment. */
  readonly firstRequiredPence: number;
  readonly isPriority: boolean;
  readonly takesExtra: boolean;
};

export type PreparedPlan = {
  readonly debts: readonly PreparedDebt[];
  /** Whether the pool is for some debts first, or not for all. */
  readonly hasGroups: boolean;
  /** By month. */
  readonly changes: readonly Change[];
  /** Those that avalanche tries. */
  readonly looks: readonly Look[];
  readonly oneOffs: readonly OneOff[];
  /** Whether month n is paused. */
  readonly paused: Uint8Array;
};

const known = new WeakMap<Terms, WeakMap<Plan['debts'], PreparedPlan>>();

/** Kept for the debts and their terms: copies of a plan with another extra share it. */
export function prepared({ debts, terms }: Plan): PreparedPlan {
  invariant(terms !== undefined, 'A plan without terms has a run of its own');
  const found = known.get(terms)?.get(debts);
  if (found !== undefined) return found;
  const plan = preparePlan(debts, terms);
  const plans = known.get(terms) ?? new WeakMap<Plan['debts'], PreparedPlan>();
  known.set(terms, plans.set(debts, plan));
  return plan;
}

function preparePlan(debts: Plan['debts'], terms: Terms): PreparedPlan {
  invariant(debts.length === terms.debts.length, 'Each debt has its terms');
  for (const { pence } of terms.oneOffs) invariant(isPence(pence), 'A one-off is in whole pence');
  const changes = terms.debts.flatMap(changesOf).toSorted((a, b) => a.month - b.month);
  return {
    debts: terms.debts.map((own, at) => {
      const debt = debts[at];
      invariant(debt !== undefined, 'Each debt has its terms');
      return prepareDebt({ ...debt, ...own });
    }),
    hasGroups: terms.debts.some(({ isPriority, takesExtra }) => isPriority || !takesExtra),
    changes,
    looks: looksAt(terms.debts, terms.looksAhead),
    oneOffs: terms.oneOffs.toSorted((a, b) => a.month - b.month),
    paused: pausedMonths(terms.pauses),
  };
}

function prepareDebt(debt: Debt & DebtTerms): PreparedDebt {
  requireFigures(debt);
  const { rateParts, minimum: rule, monthlyPaymentPence, isPriority, takesExtra } = debt;
  const owedPence = debt.balancePence + debt.feePence;
  const rate = prepareRate(rateParts);
  const firstInterestPence = interestAt(rate, owedPence);
  const asked = rule === null ? 0 : askedByRule(rule, owedPence, firstInterestPence);
  return {
    owedPence,
    paymentPence: monthlyPaymentPence,
    rate,
    rule,
    firstInterestPence,
    firstRequiredPence:
      rule === null ? monthlyPaymentPence : Math.min(asked, owedPence + firstInterestPence),
    isPriority,
    takesExtra,
  };
}

function prepareRate(rateParts: number): MonthRate {
  invariant(isPence(rateParts) && rateParts <= wholeParts, 'A rate is a whole number of parts');
  const basisPoints = rateParts / partsPerSimpleBasisPoint;
  return {
    rateBasisPoints: Number.isInteger(basisPoints) && basisPoints <= 10_000 ? basisPoints : -1,
    rateShare: rateParts / wholeParts,
    rateParts,
  };
}

/** What a rule asks for, more than is owed or not; half a penny is rounded up. */
export function askedByRule(
  rule: MinimumRule,
  openingPence: number,
  interestPence: number,
): number {
  const { floorPence, percentBasisPoints, plusInterest } = rule;
  const base = plusInterest ? openingPence : openingPence + interestPence;
  const share = Math.floor((base * percentBasisPoints + 5_000) / 10_000);
  const asked = plusInterest ? share + interestPence : share;
  return asked > floorPence ? asked : floorPence;
}

function changesOf({ rateChanges, paymentChanges = [] }: DebtTerms, debt: number): Change[] {
  const ofRates = rateChanges.map(({ lastMonth, thenParts, thenPaymentPence }, at) => {
    invariant(
      lastMonth > (rateChanges[at - 1]?.lastMonth ?? 0),
      'Each change comes after the one before',
    );
    invariant(isPence(thenPaymentPence ?? 0), 'A later payment is a whole number of pence');
    const rate = prepareRate(thenParts);
    return { month: lastMonth + 1, debt, rate, paymentPence: thenPaymentPence };
  });
  const ofPayments = paymentChanges.map(({ month, paymentPence }) => {
    invariant(isPence(paymentPence), 'A later payment is a whole number of pence');
    return { month, debt, rate: undefined, paymentPence };
  });
  return [...ofRates, ...ofPayments];
}

function pausedMonths(pauses: readonly Pause[]): Uint8Array {
  const paused = new Uint8Array(pauses.length === 0 ? 0 : monthsMax + 1);
  for (const { fromMonth, toMonth } of pauses) paused.fill(1, fromMonth, toMonth + 1);
  return paused;
}

function requireFigures({ monthlyPaymentPence, feePence, minimum }: Debt & DebtTerms): void {
  invariant(isPence(monthlyPaymentPence), 'A monthly payment is a whole number of pence');
  invariant(isPence(feePence), 'A fee is a whole number of pence');
  invariant(
    minimum === null || (isPence(minimum.floorPence) && isPence(minimum.percentBasisPoints)),
    'A rule has a floor in whole pence and a share in whole hundredths of a percent',
  );
}
