/** Lines as they are going to be billed, in Stripe's words; a preview and an invoice are made of the same. */

import { newId } from '../ids.ts';
import type { Period, ProrationDetails } from '../objects/line-item.ts';
import type { Price } from '../objects/price.ts';
import type { SubscriptionItem } from '../objects/subscription-item.ts';
import type { Debit } from '../store/billing-internals.ts';
import { formatAmount } from './format-amount.ts';
import { prorate } from './proration.ts';

export type BilledLine = {
  readonly id: string;
  readonly amount: number;
  readonly creditedItems: ProrationDetails['credited_items'];
  readonly description: string;
  readonly isProration: boolean;
  readonly period: Period;
  readonly price: Price;
  readonly productName: string;
  readonly quantity: number;
  readonly subscription: string;
  readonly subscriptionItem: string;
};

/** The names of products by their ids. */
export type ProductNames = ReadonlyMap<string, string>;

type ItemLine = {
  readonly item: SubscriptionItem;
  readonly productNames: ProductNames;
};

/** A whole period, paid in advance. */
export function periodLine(line: ItemLine, period: Period): BilledLine {
  const { price, quantity } = line.item;
  return {
    ...lineOf(line),
    amount: price.unit_amount * quantity,
    description: `${quantity} × ${nameOf(line)} (at ${rateOf(price)})`,
    period,
  };
}

export function trialLine(line: ItemLine, period: Period): BilledLine {
  const description = `Free trial for ${line.item.quantity} × ${nameOf(line)}`;
  return { ...lineOf(line), amount: 0, description, period };
}

/** What the rest of the item's period costs. */
export function remainingTimeLine(line: ItemLine, at: number): BilledLine {
  const { price, quantity, current_period_start, current_period_end } = line.item;
  const count = quantity === 1 ? '' : `${quantity} × `;
  return {
    ...lineOf(line),
    amount: prorate({
      amountPence: price.unit_amount * quantity,
      seconds: current_period_end - at,
      ofSeconds: current_period_end - current_period_start,
    }),
    description: `Remaining time on ${count}${nameOf(line)} after ${dayOf(at)}`,
    isProration: true,
    period: { start: at, end: current_period_end },
  };
}

/** Takes back the part of a debit whose time has not come yet. */
export function unusedTimeLine(debit: Debit, subscription: string, at: number): BilledLine {
  // A date of proration before the debit takes all of it back, and no more.
  const start = Math.max(at, debit.start);
  return {
    id: newId('il'),
    amount: prorate({
      amountPence: -debit.amount,
      seconds: debit.end - start,
      ofSeconds: debit.end - debit.start,
    }),
    creditedItems:
      debit.invoice === null
        ? null
        : { invoice: debit.invoice, invoice_line_items: [debit.lineId] },
    description: `Unused time on ${debit.productName} after ${dayOf(at)}`,
    isProration: true,
    period: { start, end: debit.end },
    price: debit.price,
    productName: debit.productName,
    quantity: debit.quantity,
    subscription,
    subscriptionItem: debit.subscriptionItem,
  };
}

export function debitOf(line: BilledLine): Debit {
  return {
    subscriptionItem: line.subscriptionItem,
    amount: line.amount,
    start: line.period.start,
    end: line.period.end,
    price: line.price,
    productName: line.productName,
    quantity: line.quantity,
    lineId: line.id,
    invoice: null,
  };
}

/** The debits, once their lines stand on an invoice. */
export function billedOn(
  debits: readonly Debit[],
  invoice: { readonly id: string; readonly lineIds: ReadonlySet<string> },
): readonly Debit[] {
  return debits.map((debit) =>
    invoice.lineIds.has(debit.lineId) ? { ...debit, invoice: invoice.id } : debit,
  );
}

function lineOf(line: ItemLine): Omit<BilledLine, 'amount' | 'description' | 'period'> {
  const { id, price, quantity, subscription } = line.item;
  return {
    id: newId('il'),
    creditedItems: null,
    isProration: false,
    price,
    productName: nameOf(line),
    quantity,
    subscription,
    subscriptionItem: id,
  };
}

function nameOf({ item, productNames }: ItemLine): string {
  return productNames.get(item.price.product) ?? item.price.product;
}

/** Such as '£4.99 / month'. */
function rateOf({ unit_amount, currency, recurring }: Price): string {
  const amount = formatAmount(unit_amount, currency);
  if (recurring === null) return amount;
  const { interval, interval_count: count } = recurring;
  return count === 1 ? `${amount} / ${interval}` : `${amount} every ${count} ${interval}s`;
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** Such as '05 Nov 2026', by the account's time zone; the British 'Sept' is not Stripe's. */
function dayOf(at: number): string {
  const parts = Object.fromEntries(
    dayFormat.formatToParts(at * 1_000).map(({ type, value }) => [type, value]),
  );
  return `${parts.day} ${parts.month} ${parts.year}`;
}
