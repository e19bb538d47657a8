/** The rules of a price change: when it may be announced, to whom it applies, and from which renewal. */

import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { addDays, dayIn, dayOfMonth, isDay, londonDayOf } from '@debt-payoff/contract/days';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, monthOf } from '@debt-payoff/contract/months';
import { plans, type TierName } from '@debt-payoff/contract/plans';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import type { PriceChange } from './price-changes.store.ts';

export type PriceChangeRequest = {
  readonly tier: TierName;
  readonly amountPence: number;
  /** YYYY-MM-DD, in London. */
  readonly effectiveOn: string;
};

const dayMs = 86_400_000;
const { feeChangeNoticeDays } = billingLimits;
/** Nobody knows prices of longer ahead, and a year that was mistyped is caught. */
const daysAheadMax = 366;
/** What Stripe takes by card at least, and what no plan of ours will ever cost. */
const pence = { min: 30, max: 100_00 } as const;

/** Each in a sentence for staff; none where it can be scheduled. */
export function problemsOf(
  request: PriceChangeRequest,
  {
    today,
    listPence,
    othersCount,
    changes,
  }: {
    readonly today: string;
    /** What new subscribers pay. */
    readonly listPence: number;
    /** Subscribers of the plan who pay another price than the wanted one. */
    readonly othersCount: number;
    readonly changes: readonly PriceChange[];
  },
): string[] {
  const problems = requestProblems(request);
  if (problems.length > 0) return problems;
  // It may be run again until it is done, also when its day has come nearer.
  if (findSame(request, changes) !== null) return [];
  const { label } = plans[request.tier];
  const firstDay = addDays(today, feeChangeNoticeDays);
  if (request.effectiveOn < firstDay) {
    problems.push(
      `Subscribers get ${feeChangeNoticeDays} days' notice: the first possible day is ${firstDay}.`,
    );
  }
  if (request.effectiveOn > addDays(today, daysAheadMax)) {
    problems.push(`${request.effectiveOn} is more than a year ahead.`);
  }
  if (request.amountPence === listPence && othersCount === 0) {
    problems.push(`The ${label} costs ${formatPence(listPence)} already.`);
  }
  const waiting = changes.find(
    (change) => isWaiting(change, today) && change.tier === request.tier,
  );
  if (waiting !== undefined) {
    problems.push(
      `Another change of the ${label} waits already: ${formatPence(waiting.amountPence)} from ${waiting.effectiveOn}.`,
    );
  }
  return problems;
}

function requestProblems({ tier, amountPence, effectiveOn }: PriceChangeRequest): string[] {
  const isPossible = amountPence >= pence.min && amountPence <= pence.max;
  return [
    ...(tier === 'free' ? ['The Free Plan has no price.'] : []),
    ...(Number.isInteger(amountPence) && isPossible
      ? []
      : [`A price is between ${formatPence(pence.min)} and ${formatPence(pence.max)}.`]),
    ...(isDay(effectiveOn) ? [] : [`${effectiveOn} is no day. Write it as 2027-02-01.`]),
  ];
}

export function findSame(
  { tier, amountPence, effectiveOn }: PriceChangeRequest,
  changes: readonly PriceChange[],
): PriceChange | null {
  const same = changes.find(
    (change) =>
      change.tier === tier &&
      change.amountPence === amountPence &&
      change.effectiveOn === effectiveOn,
  );
  return same ?? null;
}

export function isWaiting({ effectiveOn }: PriceChange, today: string): boolean {
  return effectiveOn > today;
}

/** Those that still matter: of each plan the one that waits, and the last that took effect. Earlier ones are past. */
export function changesThatCount(changes: readonly PriceChange[], today: string): PriceChange[] {
  return changes.filter(
    (change) =>
      isWaiting(change, today) ||
      !changes.some(
        (other) => other.tier === change.tier && !isWaiting(other, today) && isLater(other, change),
      ),
  );
}

function isLater(one: PriceChange, other: PriceChange): boolean {
  return (
    one.effectiveOn > other.effectiveOn ||
    (one.effectiveOn === other.effectiveOn && one.id > other.id)
  );
}

/** The latest moment of a notice that is old enough. */
export function noticedBy(now: Date): Date {
  return new Date(now.getTime() - feeChangeNoticeDays * dayMs);
}

/** A day of a year has twelve renewals; no announcement is longer ahead. */
const renewalsMax = 24;

/**
 * The day of the first renewal at the new price. It is after both days that have to pass, and not on them:
 * the price at Stripe is moved in the course of the day.
 */
export function appliesOn(
  row: Pick<SubscriptionRow, 'periodStart' | 'periodEnd'>,
  { effectiveOn, noticedAt }: { readonly effectiveOn: string; readonly noticedAt: Date },
): string {
  const noticeOver = addDays(londonDayOf(noticedAt), feeChangeNoticeDays);
  const earliest = noticeOver > effectiveOn ? noticeOver : effectiveOn;
  for (let count = 0; count < renewalsMax; count += 1) {
    const day = renewalDay(row, count);
    if (day > earliest) return day;
  }
  throw new Error(`No renewal comes after ${earliest}`);
}

/** So many renewals after the next one. In a month that is too short, the last day stands for the day. */
function renewalDay(
  { periodStart, periodEnd }: Pick<SubscriptionRow, 'periodStart' | 'periodEnd'>,
  count: number,
): string {
  const [start, end] = [dayAt(periodStart), dayAt(periodEnd)];
  const month = addMonths(monthOf(end), count);
  const isWholeMonth = monthOf(end) === addMonths(monthOf(start), 1) && isSameDay(start, end);
  const number = Math.max(isWholeMonth ? dayOfMonth(start) : 0, dayOfMonth(end));
  const timeOfDay = periodEnd.toISOString().slice(10);
  return londonDayOf(`${dayIn(month, number)}${timeOfDay}`);
}

/** The provider counts by UTC. */
function dayAt(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

function isSameDay(start: string, end: string): boolean {
  const inEndMonth = dayIn(monthOf(end), dayOfMonth(start));
  const inStartMonth = dayIn(monthOf(start), dayOfMonth(end));
  return inEndMonth === end || inStartMonth === start;
}
