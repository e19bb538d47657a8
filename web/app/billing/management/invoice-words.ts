/** What became of an invoice, in a few words. */
import type { listInvoicesCall } from '@debt-payoff/contract/billing';
import type { CallReply } from '@debt-payoff/contract/call';
import { formatPounds } from '@debt-payoff/contract/money';
import { formatDay } from '../../words/dates.ts';

export type Invoice = CallReply<typeof listInvoicesCall>['invoices'][number];

const statusWords: Readonly<Record<string, string>> = {
  paid: 'Paid',
  open: 'Not paid yet',
  void: 'Withdrawn',
  uncollectible: 'Not collected',
};

export function invoiceStatus({ status, total, paid, refunded }: Invoice): string {
  if (refunded > 0) {
    return refunded >= paid ? 'Refunded' : `Paid, ${formatPounds(refunded)} refunded`;
  }
  if (status !== 'paid') return statusWords[status] ?? status;
  if (total < 0) return 'Credited to you';
  if (total === 0) return 'Nothing to pay';
  if (paid === 0) return 'Paid from your credit';
  return paid < total ? `Paid, ${formatPounds(paid)} of it by card` : 'Paid';
}

/** For links that stand alone. */
export function invoiceName({ number, date }: Invoice): string {
  return number === null ? `invoice of ${formatDay(date)}` : `invoice ${number}`;
}
