/** The figures of an invoice in the order in which page, PDF and receipt show them. */
import type { Invoice } from '../objects/invoice.ts';
import { formatAmount, formatDate } from './format.ts';

export type Figure = {
  readonly label: string;
  readonly amount: string;
  readonly isTotal: boolean;
};

export type InvoiceLine = {
  readonly description: string;
  readonly period: string | null;
  readonly amount: string;
};

/** The day on which it became a bill, which is not always that of its draft. */
export function invoiceDate({ created, status_transitions }: Invoice): string {
  return formatDate(status_transitions.finalized_at ?? created);
}

export function invoiceLines({ lines, currency }: Invoice): readonly InvoiceLine[] {
  return lines.data.map(({ description, period, amount }) => ({
    description: description ?? 'Item',
    period:
      period.start === period.end
        ? null
        : `${formatDate(period.start)} to ${formatDate(period.end)}`,
    amount: formatAmount(amount, currency),
  }));
}

/** Of an invoice that is void only its total is left: its credit has gone back, and nothing is due. */
export function invoiceFigures(invoice: Invoice): readonly Figure[] {
  const { currency, subtotal, total, starting_balance, ending_balance } = invoice;
  const figure = (label: string, pence: number, isTotal = false): Figure => ({
    label,
    amount: formatAmount(pence, currency),
    isTotal,
  });
  const creditNotes = invoice.pre_payment_credit_notes_amount;
  const balanceUsed = ending_balance === null ? 0 : starting_balance - ending_balance;
  const isVoid = invoice.status === 'void';
  const figures = [
    subtotal !== total && figure('Subtotal', subtotal),
    figure('Total', total, isVoid),
    !isVoid && balanceUsed !== 0 && figure(balanceLabel(invoice), balanceUsed),
    !isVoid && creditNotes > 0 && figure('Credit notes', -creditNotes),
    !isVoid && figure('Amount due', invoice.amount_due, invoice.status !== 'paid'),
    invoice.amount_paid > 0 && figure('Amount paid', invoice.amount_paid, true),
    invoice.post_payment_credit_notes_amount > 0 &&
      figure('Credited after payment', -invoice.post_payment_credit_notes_amount),
  ];
  return figures.filter((one) => one !== false);
}

/** What a negative or a very small invoice leaves is kept for the next one. */
function balanceLabel({ total, starting_balance, ending_balance }: Invoice): string {
  if (total < 0) return 'Kept as credit for the next invoice';
  const balanceAfter = ending_balance ?? 0;
  if (balanceAfter > starting_balance && balanceAfter > 0) return 'Added to the next invoice';
  return balanceAfter > starting_balance ? 'Credit applied' : 'Owed from before';
}

const statusNames: Readonly<Record<Invoice['status'], string>> = {
  draft: 'Draft',
  open: 'To be paid',
  paid: 'Paid',
  uncollectible: 'Unpaid',
  void: 'Cancelled',
};

export function statusName({ status }: Invoice): string {
  return statusNames[status];
}
