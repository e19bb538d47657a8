/** What was planned otherwise of how rates change: a deal that ends, ended, or ends in another month than in the first plan. */
import { addMonths, formatMonth } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import { changeDay, type PlannedChange } from '../ledger/debt-terms.ts';
import { ratePartsOf, type StatedRate } from '../ledger/stated-rate.ts';
import { type ChangedDeals, listChangedDeals, rateAfter } from './changed-terms.ts';
import type { Comparison, DebtAtFirst } from './comparison.ts';
import { asKind, kindOf, ratesInWords } from './rate-words.ts';

export function dealsSentence(compared: Comparison, isSooner: boolean): string {
  const changed = listChangedDeals(compared);
  const [only, ...others] = changed;
  if (only === undefined || others.length > 0) {
    return `the rate changes of ${changed.length} debts are not those of your first plan`;
  }
  return (
    ofOneDebt(only, { isSooner, ...compared }) ??
    `the rate changes of ${nameInSentence(only.debt.name)} are not those of your first plan`
  );
}

type Compared = Comparison & { readonly isSooner: boolean };

/** Null where there are several changes, or both the month and the rate of one, or where it points the other way. */
function ofOneDebt(deals: ChangedDeals, compared: Compared): string | null {
  const [only, ...others] = deals.changes;
  if (only === undefined || others.length > 0) return null;
  const { first, now } = only;
  if (first === null) return now === null ? null : cameSentence(now, deals, compared);
  return now === null
    ? wentSentence(first, deals, compared)
    : otherSentence({ first, now }, deals, compared);
}

function cameSentence(
  now: PlannedChange,
  { debt }: ChangedDeals,
  { isSooner, today }: Compared,
): string | null {
  const from = rateBefore(now, debt, today);
  if (from === null || !isOfDirection({ from, to: rateAfter(now), isSooner })) return null;
  const name = nameInSentence(debt.name);
  const [before, after] = ratesInWords([from, rateAfter(now)]);
  const isInForce = changeDay(now) <= today;
  if (isSooner) {
    const fell = isInForce
      ? `fell from ${before} to ${after}`
      : `falls to ${after} from ${monthAfter(now)} on`;
    return `the rate of ${name} ${fell}, which your first plan did not have`;
  }
  return isInForce
    ? `the deal on ${name} ended, and its rate rose from ${before} to ${after}`
    : `the deal on ${name} ends in ${formatMonth(now.lastMonth)}, which your first plan did not have`;
}

function wentSentence(
  first: PlannedChange,
  { debt, atFirst }: ChangedDeals,
  { isSooner, today, firstPlan }: Compared,
): string | null {
  const from = firstRateBefore(first, atFirst, firstPlan.madeOn);
  // Without the rise the month is a sooner one.
  const isDealOver = isOfDirection({ from, to: rateAfter(first), isSooner: false });
  if (!isSooner || !isDealOver) return null;
  const didNot = changeDay(first) <= today ? 'it did not' : 'it no longer does';
  return `your first plan had the deal on ${nameInSentence(debt.name)} end in ${formatMonth(first.lastMonth)}, and ${didNot}`;
}

/** Of one that was changed: its month, or its rate. */
function otherSentence(
  { first, now }: { readonly first: PlannedChange; readonly now: PlannedChange },
  { debt }: ChangedDeals,
  { isSooner, today }: Compared,
): string | null {
  const other = { first, now, debt, isSooner };
  if (now.lastMonth === first.lastMonth) return otherRate(other);
  const [before, after] = [rateAfter(first), rateAfter(now)];
  return ratePartsOf(before) === ratePartsOf(after) ? otherMonth({ ...other, today }) : null;
}

type OtherChange = {
  readonly first: PlannedChange;
  readonly now: PlannedChange;
  readonly debt: TrackedDebt;
  readonly isSooner: boolean;
};

function otherMonth({
  first,
  now,
  debt,
  isSooner,
  today,
}: OtherChange & { readonly today: string }): string | null {
  const from = rateBefore(now, debt, today);
  const isDeal = from !== null && isOfDirection({ from, to: rateAfter(now), isSooner: false });
  if (!isDeal || isSooner !== now.lastMonth > first.lastMonth) return null;
  const ends = changeDay(now) <= today ? 'ended' : 'ends';
  return `the deal on ${nameInSentence(debt.name)} ${ends} in ${formatMonth(now.lastMonth)}, not in ${formatMonth(first.lastMonth)} as in your first plan`;
}

function otherRate({ first, now, debt, isSooner }: OtherChange): string | null {
  const [from, to] = [rateAfter(first), rateAfter(now)];
  const ofDebt = `the rate of ${nameInSentence(debt.name)} from ${monthAfter(now)} on`;
  if (from.thousandths === to.thousandths) {
    return `${ofDebt} is ${asKind[kindOf(to)]}, not ${asKind[kindOf(from)]} as in your first plan`;
  }
  if (!isOfDirection({ from, to, isSooner })) return null;
  const [before, after] = ratesInWords([from, to]);
  return `${ofDebt} is ${after}, not ${before} as in your first plan`;
}

/** Both in what it costs and in its figure, which may go different ways where the kinds differ. */
function isOfDirection({
  from,
  to,
  isSooner,
}: {
  readonly from: StatedRate;
  readonly to: StatedRate;
  readonly isSooner: boolean;
}): boolean {
  const [lower, higher] = isSooner ? [to, from] : [from, to];
  return lower.thousandths < higher.thousandths && ratePartsOf(lower) < ratePartsOf(higher);
}

function monthAfter({ lastMonth }: PlannedChange): string {
  return formatMonth(addMonths(lastMonth, 1));
}

/** As it was, or as it will be; null where the change has charged nothing yet that the ledger knows. */
function rateBefore(change: PlannedChange, debt: TrackedDebt, today: string): StatedRate | null {
  const on = changeDay(change);
  if (on <= today) {
    const step = debt.steps.find(
      ({ entry }) => entry.kind === 'rate' && entry.isPlanned === true && entry.on === on,
    );
    return step?.before.rate ?? null;
  }
  const earlier = debt.terms.rateChanges.findLast((one) => {
    const day = changeDay(one);
    return day > today && day < on;
  });
  return earlier === undefined ? debt.state.rate : rateAfter(earlier);
}

/** As the plan had it. */
function firstRateBefore(
  change: PlannedChange,
  { rate, terms }: DebtAtFirst,
  madeOn: string,
): StatedRate {
  const earlier = terms.rateChanges.findLast((one) => {
    const day = changeDay(one);
    return day > madeOn && day < changeDay(change);
  });
  return earlier === undefined ? rate : rateAfter(earlier);
}
