/** The lines of an invoice: amounts that waited for it first, the newest on top, then its periods. */

import { newId } from '../ids.ts';
import type { Customer } from '../objects/customer.ts';
import { type InvoiceItem, newInvoiceItem } from '../objects/invoice-item.ts';
import { type LineItem, newLineItem } from '../objects/line-item.ts';
import type { Transaction } from '../store/transaction.ts';
import type { BilledLine } from './billed-lines.ts';

/** An invoice item, and the line that it will be. */
export type WaitingItem = { readonly item: InvoiceItem; readonly lineId: string };

export function waitingItemOf(
  line: BilledLine,
  { customer, now }: { readonly customer: Customer; readonly now: number },
): WaitingItem {
  const item = newInvoiceItem({
    now,
    amount: line.amount,
    creditedItems: line.creditedItems,
    currency: line.price.currency,
    customer: customer.id,
    description: line.description,
    period: line.period,
    price: line.price,
    proration: line.isProration,
    quantity: line.quantity,
    subscription: line.subscription,
    subscriptionItem: line.subscriptionItem,
    testClock: customer.test_clock,
  });
  return { item, lineId: line.id };
}

/** Of one subscription, or of none: what belongs to another waits for that one. */
export async function findWaitingItems(
  tx: Transaction,
  customer: string,
  subscription: string | null,
): Promise<readonly WaitingItem[]> {
  const items = await tx.all('invoiceitem', { customer, invoice: null });
  const waiting: WaitingItem[] = [];
  for (const item of items) {
    const owner = item.parent?.subscription_details.subscription ?? null;
    if (owner !== null && owner !== subscription) continue;
    const { lineId } = await tx.internal('invoiceitem', item.id);
    waiting.push({ item, lineId: lineId ?? newId('il') });
  }
  return waiting;
}

export function invoiceLinesOf({
  waiting,
  lines,
}: {
  readonly waiting: readonly WaitingItem[];
  readonly lines: readonly BilledLine[];
}): readonly LineItem[] {
  const newestFirst = waiting.toSorted((one, other) => other.item.date - one.item.date);
  return [...newestFirst.map(lineOfItem), ...lines.map(lineOfPeriod)];
}

function lineOfItem({ item, lineId }: WaitingItem): LineItem {
  const line = newLineItem({
    id: lineId,
    amount: item.amount,
    creditedItems: item.proration_details.credited_items?.invoice_line_item_details,
    currency: item.currency,
    description: item.description,
    invoiceItem: item.id,
    metadata: item.metadata,
    period: item.period,
    proration: item.proration,
    quantity: item.quantity,
    subscription: item.parent?.subscription_details.subscription,
    subscriptionItem: item.parent?.subscription_details.subscription_item,
  });
  return { ...line, discountable: item.discountable, pricing: item.pricing };
}

function lineOfPeriod(line: BilledLine): LineItem {
  return newLineItem({
    id: line.id,
    amount: line.amount,
    currency: line.price.currency,
    description: line.description,
    period: line.period,
    price: line.price,
    quantity: line.quantity,
    subscription: line.subscription,
    subscriptionItem: line.subscriptionItem,
  });
}
