/** The calls that make, change and delete the draft of an invoice. */
import { createDraftInvoice, draftSeconds } from '../billing/draft-invoice.ts';
import { findWaitingItems } from '../billing/invoice-lines.ts';
import { defineCall } from '../http/call.ts';
import { changeMetadata, flag, metadata, oneOf, text, unsettable } from '../http/parameters.ts';
import type { Invoice } from '../objects/invoice.ts';
import { invalidRequest } from '../stripe-error.ts';

const createInvoice = defineCall({
  method: 'POST',
  path: '/v1/invoices',
  parameters: {
    auto_advance: flag().optional(),
    collection_method: oneOf('charge_automatically').optional(),
    currency: oneOf('gbp').optional(),
    customer: text(),
    description: text(1_500).optional(),
    footer: text().optional(),
    metadata: metadata().optional(),
    pending_invoice_items_behavior: oneOf('exclude', 'include').optional(),
  },
  run: async ({ tx, params }) => {
    const customer = await tx.get('customer', params.customer, 'customer');
    const isIncluded = params.pending_invoice_items_behavior === 'include';
    return createDraftInvoice(tx, {
      billingReason: 'manual',
      customer,
      subscription: null,
      waiting: isIncluded ? await findWaitingItems(tx, customer.id, null) : [],
      isAutoAdvanced: params.auto_advance ?? false,
      description: params.description,
      footer: params.footer,
      metadata: changeMetadata({}, params.metadata),
    });
  },
});

const updateInvoice = defineCall({
  method: 'POST',
  path: '/v1/invoices/:id',
  parameters: {
    auto_advance: flag().optional(),
    description: unsettable(text(1_500)).optional(),
    footer: unsettable(text()).optional(),
    metadata: metadata().optional(),
  },
  run: async ({ tx, id, params }) => {
    const previous = await tx.get('invoice', id);
    const now = await tx.now(previous.test_clock);
    const { auto_advance, description, footer } = params;
    if (previous.status !== 'draft') {
      requireUnset({ description, footer });
      if (previous.status !== 'open') requireUnset({ auto_advance });
    }
    const changed = {
      ...previous,
      description: description === undefined ? previous.description : description,
      footer: footer === undefined ? previous.footer : footer,
      metadata: changeMetadata(previous.metadata, params.metadata),
    };
    const invoice = await tx.update('invoice', withAutoAdvance(changed, { auto_advance, now }));
    await tx.emit({ type: 'invoice.updated', object: invoice, previous, now });
    return invoice;
  },
});

function requireUnset(fields: Readonly<Record<string, unknown>>): void {
  const [param] = Object.entries(fields).find(([, value]) => value !== undefined) ?? [];
  if (param === undefined) return;
  throw invalidRequest("Finalized invoices can't be updated in this way", { param });
}

function withAutoAdvance(
  invoice: Invoice,
  { auto_advance, now }: { readonly auto_advance: boolean | undefined; readonly now: number },
): Invoice {
  if (auto_advance === undefined || auto_advance === invoice.auto_advance) return invoice;
  const at = auto_advance ? now + draftSeconds : null;
  return {
    ...invoice,
    auto_advance,
    automatically_finalizes_at: invoice.status === 'draft' && at !== null ? at + 1 : null,
    next_payment_attempt: at,
  };
}

const deleteInvoice = defineCall({
  method: 'DELETE',
  path: '/v1/invoices/:id',
  parameters: {},
  run: async ({ tx, id }) => {
    const invoice = await tx.get('invoice', id);
    if (invoice.status !== 'draft') throw invalidRequest('You can only delete draft invoices.');
    if (invoice.parent !== null) {
      throw invalidRequest('The draft of a subscription cannot be deleted, only voided later.');
    }
    const now = await tx.now(invoice.test_clock);
    await tx.remove('invoice', id);
    await tx.emit({ type: 'invoice.deleted', object: invoice, now });
    return { id, object: 'invoice', deleted: true };
  },
});

export const draftInvoiceCalls = [createInvoice, updateInvoice, deleteInvoice];
