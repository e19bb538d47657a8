/** Invoices and refunds in the words of staff, and what they add up to. */
import type { AdminInvoice, AdminRefund } from '@debt-payoff/contract/admin-subscriptions';
import { formatPence, penceFromPounds } from '@debt-payoff/contract/money';
import type { LedgerLine } from '../../ui/ledger.tsx';
import { formatDay } from '../../words/dates.ts';

const invoiceStatuses: Readonly<Record<string, string>> = {
  paid: 'Paid',
  open: 'Not paid yet',
  void: 'Withdrawn',
  uncollectible: 'Not collected',
};

const refundStatuses: Readonly<Record<string, string>> = {
  succeeded: 'Done',
  pending: 'Under way',
  requires_action: 'Waits for the bank',
  failed: 'Failed',
  canceled: 'Called off',
};

/** Stripe may have words that we do not know. */
export function invoiceStatus({ status }: AdminInvoice): string {
  return invoiceStatuses[status] ?? status;
}

export function refundStatus({ status }: AdminRefund): string {
  return refundStatuses[status] ?? status;
}

/** For what stands alone. */
export function invoiceName({ number, date }: Pick<AdminInvoice, 'number' | 'date'>): string {
  return number === null ? `the invoice of ${formatDay(date)}` : `invoice ${number}`;
}

/** What was paid, what went back, and what is left of it. */
export function invoiceTotals(invoices: readonly AdminInvoice[]): {
  readonly lines: readonly LedgerLine[];
  readonly total: LedgerLine;
} {
  const paidPence = sumOf(invoices.map(({ amount_paid }) => amount_paid));
  const refundedPence = sumOf(invoices.map(({ amount_refunded }) => amount_refunded));
  return {
    lines: [
      { label: 'Paid', figure: formatPence(paidPence) },
      { label: 'Given back', figure: formatPence(refundedPence) },
    ],
    total: { label: 'Kept', figure: formatPence(paidPence - refundedPence) },
  };
}

function sumOf(pounds: readonly number[]): number {
  return pounds.reduce((pence, amount) => pence + penceFromPounds(amount), 0);
}
