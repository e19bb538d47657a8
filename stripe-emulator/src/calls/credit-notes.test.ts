import { expect, it } from 'vitest';
import { aCustomer, anOpenInvoice, aPaidInvoice, eventTypes } from '../testing/open-invoice.ts';
import { createTestEmulator } from '../testing/test-emulator.ts';

it('a credit note records a refund that was made before, and makes no other', async () => {
  const { stripe, store } = await createTestEmulator();
  const { invoice, chargeId } = await aPaidInvoice(store);
  const refund = await stripe.refunds.create({ charge: chargeId, amount: 200 });
  const asked = {
    invoice: invoice.id,
    amount: 200,
    memo: 'Sorry for the trouble',
    reason: 'product_unsatisfactory' as const,
    refunds: [{ refund: refund.id }],
  };
  const preview = await stripe.creditNotes.preview(asked);
  expect(preview).toMatchObject({ amount: 200, number: 'ABC-0001-CN-01' });
  const note = await stripe.creditNotes.create(asked);
  expect(note).toMatchObject({
    amount: 200,
    number: 'ABC-0001-CN-01',
    type: 'post_payment',
    post_payment_amount: 200,
    pre_payment_amount: 0,
    memo: 'Sorry for the trouble',
    reason: 'product_unsatisfactory',
    refunds: [{ refund: refund.id, amount_refunded: 200 }],
    status: 'issued',
  });
  expect((await stripe.refunds.list()).data).toHaveLength(1);
  const after = await store.read((tx) => tx.get('invoice', invoice.id));
  expect(after).toMatchObject({
    status: 'paid',
    amount_paid: 499,
    post_payment_credit_notes_amount: 200,
  });
  await expect(stripe.creditNotes.create(asked)).rejects.toMatchObject({
    param: 'refunds[0][refund]',
  });
  expect((await stripe.creditNotes.list({ invoice: invoice.id })).data).toHaveLength(1);
});

it('a credit note can refund, credit and note what was paid elsewhere, to the penny', async () => {
  const { stripe, store } = await createTestEmulator();
  const { invoice, customer, chargeId } = await aPaidInvoice(store);
  const parts = { invoice: invoice.id, refund_amount: 200, credit_amount: 100 };
  await expect(
    stripe.creditNotes.create({ ...parts, amount: 499, out_of_band_amount: 198 }),
  ).rejects.toMatchObject({ statusCode: 400 });
  const note = await stripe.creditNotes.create({
    ...parts,
    amount: 499,
    out_of_band_amount: 199,
  });
  expect(note).toMatchObject({ out_of_band_amount: 199, post_payment_amount: 499 });
  expect((await stripe.charges.retrieve(chargeId)).amount_refunded).toBe(200);
  const owner = await store.read((tx) => tx.get('customer', customer.id));
  expect(owner.balance).toBe(-100);
  const [transaction] = (await stripe.customers.listBalanceTransactions(customer.id)).data;
  expect(transaction).toMatchObject({
    id: note.customer_balance_transaction,
    amount: -100,
    ending_balance: -100,
    type: 'credit_note',
    credit_note: note.id,
  });
  await expect(
    stripe.creditNotes.create({ invoice: invoice.id, amount: 1, credit_amount: 1 }),
  ).rejects.toMatchObject({ param: 'amount' });
  await expect(stripe.creditNotes.voidCreditNote(note.id)).rejects.toMatchObject({
    statusCode: 400,
  });
});

it('a credit note of an open invoice lowers what is owed, until it is voided', async () => {
  const { stripe, store } = await createTestEmulator();
  const invoice = await anOpenInvoice(store, await aCustomer(store));
  const note = await stripe.creditNotes.create({
    invoice: invoice.id,
    lines: [
      { type: 'invoice_line_item', invoice_line_item: invoice.lines.data[0]?.id ?? '', amount: 99 },
      { type: 'custom_line_item', description: 'Goodwill', quantity: 2, unit_amount: 50 },
    ],
  });
  expect(note).toMatchObject({ type: 'pre_payment', amount: 199, pre_payment_amount: 199 });
  const read = () => store.read((tx) => tx.get('invoice', invoice.id));
  expect(await read()).toMatchObject({
    status: 'open',
    amount_due: 300,
    amount_remaining: 300,
    pre_payment_credit_notes_amount: 199,
  });
  const lines = await stripe.creditNotes.listLineItems(note.id, { limit: 1 });
  expect(lines).toMatchObject({ has_more: true, data: [{ amount: 99 }] });
  const updated = await stripe.creditNotes.update(note.id, { memo: 'A gift' });
  expect(updated.memo).toBe('A gift');
  expect((await stripe.creditNotes.voidCreditNote(note.id)).status).toBe('void');
  expect(await read()).toMatchObject({
    amount_remaining: 499,
    pre_payment_credit_notes_amount: 0,
  });
  expect(await eventTypes(store)).toEqual(
    expect.arrayContaining(['credit_note.created', 'credit_note.updated', 'credit_note.voided']),
  );
});

it('a credit note never raises what is owed', async () => {
  const { stripe } = await createTestEmulator();
  const { id: customer } = await stripe.customers.create();
  for (const amount of [1_000, -300]) {
    await stripe.invoiceItems.create({ customer, amount, currency: 'gbp' });
  }
  const draft = await stripe.invoices.create({
    customer,
    pending_invoice_items_behavior: 'include',
  });
  const { lines } = await stripe.invoices.finalizeInvoice(draft.id);
  const credit = lines.data.find(({ amount }) => amount < 0)?.id ?? '';
  await expect(
    stripe.creditNotes.create({
      invoice: draft.id,
      lines: [{ type: 'invoice_line_item', invoice_line_item: credit }],
    }),
  ).rejects.toMatchObject({ statusCode: 400, param: 'lines' });
  expect(await stripe.invoices.retrieve(draft.id)).toMatchObject({ amount_due: 700 });
});

it('a refund stands on credit notes once, however often it is named', async () => {
  const { stripe, store } = await createTestEmulator();
  const { invoice, chargeId } = await aPaidInvoice(store);
  const { id: refund } = await stripe.refunds.create({ charge: chargeId, amount: 200 });
  const part = { refund, amount_refunded: 100 };
  await expect(
    stripe.creditNotes.create({ invoice: invoice.id, amount: 300, refunds: [part, part, part] }),
  ).rejects.toMatchObject({ param: 'refunds[2][refund]' });
});

it('an open invoice that is credited as a whole is paid', async () => {
  const { stripe, store } = await createTestEmulator();
  const invoice = await anOpenInvoice(store, await aCustomer(store));
  await stripe.creditNotes.create({ invoice: invoice.id, amount: 499 });
  const after = await store.read((tx) => tx.get('invoice', invoice.id));
  expect(after).toMatchObject({ status: 'paid', amount_paid: 0, amount_remaining: 0 });
  expect(await eventTypes(store)).toContain('invoice.paid');
});
