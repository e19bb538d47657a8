/** Makes an invoice: its lines, and everything that waited for it. */
import type { Customer } from '../objects/customer.ts';
import { type BillingReason, type Invoice, newInvoice } from '../objects/invoice.ts';
import type { Metadata } from '../objects/metadata.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { Transaction } from '../store/transaction.ts';
import { type BilledLine, billedOn } from './billed-lines.ts';
import { findWaitingItems, invoiceLinesOf, type WaitingItem } from './invoice-lines.ts';

/** A draft stays open to changes for an hour. */
export const draftSeconds = 3_600;

export type DraftInput = {
  readonly id?: string | undefined;
  readonly billingReason: BillingReason;
  readonly customer: Customer;
  readonly subscription: Subscription | null;
  readonly lines?: readonly BilledLine[];
  /** Left out, all that waits is billed. */
  readonly waiting?: readonly WaitingItem[];
  readonly periodStart?: number | undefined;
  readonly periodEnd?: number | undefined;
  readonly prorationDate?: number | undefined;
  /** Whether it is finalised and charged by itself an hour later. */
  readonly isAutoAdvanced?: boolean;
  readonly description?: string | null | undefined;
  readonly footer?: string | null | undefined;
  readonly metadata?: Metadata | undefined;
};

export async function createDraftInvoice(tx: Transaction, input: DraftInput): Promise<Invoice> {
  const { customer, subscription } = input;
  const now = await tx.now(customer.test_clock);
  const waiting =
    input.waiting ?? (await findWaitingItems(tx, customer.id, subscription?.id ?? null));
  const invoice = buildInvoice({ ...input, waiting }, now);
  await tx.insert('invoice', invoice, { testClock: customer.test_clock });
  for (const { item } of waiting) {
    await tx.update('invoiceitem', { ...item, invoice: invoice.id });
  }
  if (subscription !== null) await rememberInvoice(tx, subscription.id, invoice);
  await tx.emit({ type: 'invoice.created', object: invoice, now });
  return invoice;
}

/** Without writing anything, for a preview too. */
export function buildInvoice(input: DraftInput, now: number): Invoice {
  const { subscription, isAutoAdvanced = false } = input;
  const invoice = newInvoice({
    now,
    id: input.id,
    autoAdvance: isAutoAdvanced,
    // Recorded so: a second after the payment that it makes possible.
    automaticallyFinalizesAt: isAutoAdvanced ? now + draftSeconds + 1 : null,
    billingReason: input.billingReason,
    currency: subscription?.currency ?? input.customer.currency ?? 'gbp',
    customer: input.customer,
    defaultPaymentMethod: null,
    description: input.description ?? subscription?.invoice_settings.description,
    footer: input.footer ?? subscription?.invoice_settings.footer,
    lines: invoiceLinesOf({ waiting: input.waiting ?? [], lines: input.lines ?? [] }),
    metadata: input.metadata,
    periodStart: input.periodStart,
    periodEnd: input.periodEnd,
    subscription: subscription && {
      id: subscription.id,
      metadata: subscription.metadata,
      prorationDate: input.prorationDate,
    },
  });
  return { ...invoice, next_payment_attempt: isAutoAdvanced ? now + draftSeconds : null };
}

/** A later credit names the invoice whose line it takes back. */
async function rememberInvoice(tx: Transaction, id: string, invoice: Invoice): Promise<void> {
  const subscription = await tx.find('subscription', id);
  if (subscription === null) return;
  const internal = await tx.internal('subscription', id);
  const lineIds = new Set(invoice.lines.data.map((line) => line.id));
  await tx.update('subscription', subscription, {
    ...internal,
    debits: billedOn(internal.debits ?? [], { id: invoice.id, lineIds }),
  });
}
