/** The history of a portfolio, payments and other entries by date, and what they add up to. */
import { paymentLimits } from '@debt-payoff/contract/payment-limits';
import type { Reader } from '../platform/database/database.ts';
import { type AtPortfolio, requirePortfolio } from '../portfolios/portfolio-ownership.ts';
import {
  type AdjustmentSums,
  type BalanceEntryRow,
  listBalanceEntries,
  sumEntriesByMonth,
} from './balance-entries.store.ts';
import {
  type HistoryCursor,
  listPayments,
  type MonthSums,
  type PaymentFilter,
  type PaymentRow,
  sumByMonth,
} from './payments.store.ts';
import type { PaymentDeps } from './payments.ts';

export type HistoryPage = {
  readonly payments: readonly PaymentRow[];
  /** Undefined where they were not asked for. */
  readonly entries: readonly BalanceEntryRow[] | undefined;
  /** Null on the last page. */
  readonly next: HistoryCursor | null;
};

type HistoryOptions = AtPortfolio &
  PaymentFilter & {
    readonly before: HistoryCursor | null;
    readonly limit: number | undefined;
    readonly hasEntries: boolean;
  };

/** At most as many of each as a page holds, down to the same day and place. */
export async function readHistory(
  deps: PaymentDeps,
  { limit = paymentLimits.historyPage, hasEntries, ...options }: HistoryOptions,
): Promise<HistoryPage> {
  await requirePortfolio(deps.db, options);
  const { type, ...ofAnyType } = options;
  const payments = await listPayments(deps, { ...options, limit: limit + 1 });
  const entries =
    hasEntries && type === undefined
      ? await listBalanceEntries(deps.db, { ...ofAnyType, limit: limit + 1 })
      : [];
  const [next = null] = [
    ...lastOfPage(payments.map(placeOfPayment), limit),
    ...lastOfPage(entries.map(placeOfEntry), limit),
  ].sort(byNewest);
  const isOnPage = (place: HistoryCursor): boolean => next === null || byNewest(place, next) <= 0;
  return {
    payments: payments.filter((payment) => isOnPage(placeOfPayment(payment))),
    entries: hasEntries ? entries.filter((entry) => isOnPage(placeOfEntry(entry))) : undefined,
    next,
  };
}

/** None where there are no more than the page holds. */
function lastOfPage(places: readonly HistoryCursor[], limit: number): HistoryCursor[] {
  return places.length > limit ? places.slice(limit - 1, limit) : [];
}

function placeOfPayment({ paidOn, entryOrder }: PaymentRow): HistoryCursor {
  return { on: paidOn, entryOrder };
}

function placeOfEntry({ statedOn, entryOrder }: BalanceEntryRow): HistoryCursor {
  return { on: statedOn, entryOrder };
}

function byNewest(one: HistoryCursor, other: HistoryCursor): number {
  if (one.on !== other.on) return one.on < other.on ? 1 : -1;
  return other.entryOrder - one.entryOrder;
}

/** By month, from the oldest on. Where payments of one type are asked for, other entries are left out. */
export async function summariseHistory(
  { db }: { readonly db: Reader },
  options: AtPortfolio & PaymentFilter,
): Promise<MonthSums[]> {
  await requirePortfolio(db, options);
  const { type, ...ofAnyType } = options;
  const paid = await sumByMonth(db, options);
  return type === undefined ? withEntries(paid, await sumEntriesByMonth(db, ofAnyType)) : paid;
}

const nothingPaid = { count: 0, amountPence: 0, interestPence: 0, principalPence: 0 };

function withEntries(paid: readonly MonthSums[], entries: readonly AdjustmentSums[]): MonthSums[] {
  const months = new Map(paid.map((sums) => [sums.month, sums]));
  for (const { month, spendingPence, refundPence } of entries) {
    const before = months.get(month);
    months.set(month, {
      ...nothingPaid,
      month,
      ...before,
      spendingPence: (before?.spendingPence ?? 0) + spendingPence,
      refundPence: (before?.refundPence ?? 0) + refundPence,
    });
  }
  return [...months.values()].sort((a, b) => (a.month < b.month ? -1 : 1));
}
