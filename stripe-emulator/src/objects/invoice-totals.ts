/** The sums of an invoice, from its lines and the customer's balance. */
import type { LineItem } from './line-item.ts';

export type InvoiceTotals = {
  readonly amount_due: number;
  readonly amount_remaining: number;
  readonly subtotal: number;
  readonly subtotal_excluding_tax: number;
  readonly total: number;
  readonly total_excluding_tax: number;
};

export function invoiceTotalsOf({
  lines,
  startingBalance,
  amountPaid = 0,
}: {
  readonly lines: readonly LineItem[];
  /** Negative is the customer's credit. */
  readonly startingBalance: number;
  readonly amountPaid?: number;
}): InvoiceTotals {
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const amountDue = Math.max(0, total + startingBalance);
  return {
    amount_due: amountDue,
    amount_remaining: Math.max(0, amountDue - amountPaid),
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_excluding_tax: total,
  };
}
