/** Calls about credit notes. */
import * as z from 'zod';
import { planCreditNote } from '../billing/credit-note-plan.ts';
import { createCreditNote, previewCreditNote, voidCreditNote } from '../billing/credit-notes.ts';
import { type Call, defineCall, listReply, retrieveCall } from '../http/call.ts';
import { pageOfItems } from '../http/page-of-items.ts';
import {
  changeMetadata,
  createdParameter,
  integer,
  listParameters,
  metadata,
  oneOf,
  text,
} from '../http/parameters.ts';

const amount = () => integer({ min: 0 }).optional();

const line = () =>
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('invoice_line_item'),
      invoice_line_item: text(),
      amount: integer({ min: 1 }).optional(),
    }),
    z.strictObject({
      type: z.literal('custom_line_item'),
      description: text(),
      quantity: integer({ min: 1 }),
      unit_amount: integer({ min: 1 }),
    }),
  ]);

const creditNoteParameters = () => ({
  invoice: text(),
  amount: integer({ min: 1 }).optional(),
  credit_amount: amount(),
  // No mail is sent here, which is what 'none' asks for.
  email_type: oneOf('none').optional(),
  lines: z.array(line()).min(1).optional(),
  memo: text().optional(),
  metadata: metadata().optional(),
  out_of_band_amount: amount(),
  reason: oneOf('duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory').optional(),
  refund_amount: amount(),
  refunds: z
    .array(
      z.strictObject({
        refund: text(),
        amount_refunded: integer({ min: 1 }).optional(),
        type: oneOf('refund').optional(),
      }),
    )
    .optional(),
});

/** What is said of a credit note, besides its amounts. */
function wordsOf({ memo, reason, metadata: given }: CreditNoteParameters) {
  return { memo, reason, metadata: changeMetadata({}, given) };
}

type CreditNoteParameters = z.output<z.ZodObject<ReturnType<typeof creditNoteParameters>>>;

export const creditNoteCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/v1/credit_notes',
    parameters: creditNoteParameters(),
    run: async ({ tx, params }) => {
      const plan = await planCreditNote(tx, params);
      return createCreditNote(tx, plan, wordsOf(params));
    },
  }),
  defineCall({
    method: 'GET',
    path: '/v1/credit_notes/preview',
    parameters: creditNoteParameters(),
    run: async ({ tx, params }) => {
      const plan = await planCreditNote(tx, params);
      return previewCreditNote(tx, plan, wordsOf(params));
    },
  }),
  defineCall({
    method: 'GET',
    path: '/v1/credit_notes',
    parameters: {
      ...listParameters(),
      ...createdParameter(),
      customer: text().optional(),
      invoice: text().optional(),
    },
    run: async ({ tx, params: { customer, invoice, ...page } }) =>
      listReply('/v1/credit_notes', await tx.page('credit_note', { customer, invoice }, page)),
  }),
  retrieveCall('credit_note', '/v1/credit_notes/:id'),
  defineCall({
    method: 'GET',
    path: '/v1/credit_notes/:id/lines',
    parameters: listParameters(),
    run: async ({ tx, id, params }) => {
      const { lines } = await tx.get('credit_note', id);
      return listReply(lines.url, pageOfItems(lines.data, params, 'line item'));
    },
  }),
  defineCall({
    method: 'POST',
    path: '/v1/credit_notes/:id',
    parameters: { memo: text().optional(), metadata: metadata().optional() },
    run: async ({ tx, id, params }) => {
      const previous = await tx.get('credit_note', id);
      const creditNote = await tx.update('credit_note', {
        ...previous,
        memo: params.memo ?? previous.memo,
        metadata: changeMetadata(previous.metadata, params.metadata),
      });
      const invoice = await tx.get('invoice', creditNote.invoice);
      const now = await tx.now(invoice.test_clock);
      await tx.emit({ type: 'credit_note.updated', object: creditNote, previous, now });
      return creditNote;
    },
  }),
  defineCall({
    method: 'POST',
    path: '/v1/credit_notes/:id/void',
    parameters: {},
    run: async ({ tx, id }) => voidCreditNote(tx, await tx.get('credit_note', id)),
  }),
];
