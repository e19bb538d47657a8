/** Hosted invoices, their PDFs and receipts, through the real pages. */
import { expect, it } from 'vitest';
import { createCardPaymentMethod, setDefaultPaymentMethod } from '../billing/payment-methods.ts';
import { aCustomer, anOpenInvoice } from '../testing/open-invoice.ts';
import { checkOut, goodCard, openShop, submit, visit } from '../testing/shop.ts';
import { createTestEmulator } from '../testing/test-emulator.ts';

async function openInvoice({ number = '4242424242424242' } = {}) {
  const emulator = await createTestEmulator();
  const { store, address } = emulator;
  const customer = await aCustomer(store);
  await store.write(async (tx) => {
    const card = { number, expMonth: 4, expYear: 2030, cvc: '123', name: 'Ada', email: null };
    const { id } = await createCardPaymentMethod(tx, { ...card, customerId: customer.id });
    await setDefaultPaymentMethod(tx, customer, id);
  });
  const { id } = await anOpenInvoice(store, customer);
  const invoice = () => store.read((tx) => tx.get('invoice', id));
  const url = `${address}${new URL((await invoice()).hosted_invoice_url ?? '').pathname}`;
  return { emulator, url, invoice };
}

it('is paid with the stored card, and then shows its receipt', async () => {
  const { url, invoice } = await openInvoice();
  const open = await visit(url);
  expect(open.text).toContain('Test payments, no real money');
  expect(open.text).toContain('Your saved card is Visa ending in 4242.');
  const replies = await Promise.all([1, 2].map(() => submit(url, { with: 'stored' })));
  expect(replies.map(({ status }) => status)).toEqual([303, 303]);
  expect(await invoice()).toMatchObject({ status: 'paid', amount_paid: 499 });
  const paid = await visit(url);
  expect(paid.text).toContain('Paid on 15 November 2026');
  expect(paid.text).not.toContain('<form');
  const [, receipt = ''] = /href="([^"]+\/receipts\/[^"]+)"/.exec(paid.text) ?? [];
  const { status, text } = await visit(receipt);
  expect(status).toBe(200);
  expect(text).toContain('Receipt for £4.99');
  expect(text).toContain('Visa ending in 4242');
});

it('is paid with another card after the stored one was declined', async () => {
  const { url, invoice } = await openInvoice({ number: '4000000000000341' });
  const declined = await submit(url, { with: 'stored' });
  expect(declined.status).toBe(422);
  expect(declined.text).toContain('href="#stored-card">Your card was declined.');
  expect(declined.text).not.toContain('aria-invalid');
  expect((await invoice()).status).toBe('open');
  expect((await submit(url, { with: 'card', ...goodCard })).status).toBe(303);
  expect((await invoice()).status).toBe('paid');
});

it('asks the bank, and is open as before when that fails', async () => {
  const { url, invoice } = await openInvoice({ number: '4000002760003184' });
  const bank = `${url}/authenticate`;
  expect((await submit(url, { with: 'stored' })).location).toBe(new URL(bank).pathname);
  expect((await visit(bank)).text).toContain('that it’s you paying £4.99');
  const failed = await submit(bank, { result: 'fail' });
  expect(failed.status).toBe(422);
  expect(failed.text).toContain('href="#stored-card">Your bank could not confirm');
  expect((await invoice()).status).toBe('open');
  await submit(url, { with: 'stored' });
  expect((await submit(bank, { result: 'complete' })).location).toBe(new URL(url).pathname);
  expect((await invoice()).status).toBe('paid');
});

it('keeps what was typed of another card when the bank says no', async () => {
  const { url } = await openInvoice();
  const card = { ...goodCard, 'card-number': '4000002760003184' };
  await submit(url, { with: 'card', ...card });
  const { text } = await submit(`${url}/authenticate`, { result: 'fail' });
  expect(text).toContain('href="#card-number">Your bank could not confirm');
  expect(text).toMatch(/value="4000002760003184"[\s\S]*value="04\/30"[\s\S]*value="Alex Smith"/);
});

it('says what becomes of an amount too small to be charged', async () => {
  const { stripe } = await createTestEmulator();
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
  const draft = await stripe.invoices.create({ customer });
  await stripe.invoiceItems.create({ customer, invoice: draft.id, amount: 20, currency: 'gbp' });
  const { hosted_invoice_url: url } = await stripe.invoices.finalizeInvoice(draft.id);
  const { text } = await visit(url ?? '');
  expect(text).toMatch(/Added to the next invoice<\/dt><dd>-£0\.20/);
  expect(text).toMatch(/Amount due<\/dt><dd>£0\.00/);
});

it('says until when a change of plan waits for it, and pays it', async () => {
  const emulator = await createTestEmulator();
  const shop = await openShop(emulator);
  const { stripe, store } = emulator;
  const { subscription: id } = await checkOut(emulator, shop);
  const before = await stripe.subscriptions.retrieve(String(id));
  const item = before.items.data[0];
  const failing = await store.write((tx) =>
    createCardPaymentMethod(tx, {
      number: '4000000000000341',
      expMonth: 4,
      expYear: 2030,
      cvc: '123',
      name: 'Alex',
      email: null,
      customerId: shop.customer.id,
    }),
  );
  await stripe.subscriptions.update(before.id, { default_payment_method: failing.id });
  const premium = await stripe.prices.create({
    currency: 'gbp',
    product: String(item?.price.product),
    recurring: { interval: 'month' },
    unit_amount: 999,
  });
  const waiting = await stripe.subscriptions.update(before.id, {
    items: [{ id: item?.id ?? '', price: premium.id }],
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
    expand: ['latest_invoice'],
  });
  const invoice = Object(waiting.latest_invoice);
  const { text } = await visit(invoice.hosted_invoice_url);
  expect(text).toContain('Pay by 16 November 2026 at 08:00 to change your plan.');
  expect((await submit(invoice.hosted_invoice_url, { with: 'card', ...goodCard })).status).toBe(
    303,
  );
  const changed = await stripe.subscriptions.retrieve(before.id);
  expect(changed.items.data[0]?.price.id).toBe(premium.id);
  const pdf = await fetch(`${invoice.hosted_invoice_url}/pdf`);
  expect(pdf.status).toBe(200);
});

it('says that nothing is to be paid once it is void', async () => {
  const { emulator, url, invoice } = await openInvoice();
  await emulator.stripe.invoices.voidInvoice((await invoice()).id);
  const { text } = await visit(url);
  expect(text).toContain('There is nothing to pay.');
  expect(text).not.toContain('Amount due');
  expect(text).not.toContain('<form');
  expect((await submit(url, { with: 'stored' })).status).toBe(303);
  expect((await invoice()).status).toBe('void');
});

it('has a PDF for a credit note', async () => {
  const { emulator, url, invoice } = await openInvoice();
  await submit(url, { with: 'stored' });
  const { id } = await invoice();
  const note = await emulator.stripe.creditNotes.create({
    invoice: id,
    amount: 100,
    credit_amount: 100,
  });
  const response = await fetch(note.pdf);
  expect(response.headers.get('content-disposition')).toContain(`Credit-note-${note.number}.pdf`);
});

it('is a PDF of the same figures, named by its number', async () => {
  const { url } = await openInvoice();
  const response = await fetch(`${url}/pdf`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="Invoice-ABC-0001.pdf"',
  );
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

it('shows footer and refunds on the receipt', async () => {
  const emulator = await createTestEmulator();
  const shop = await openShop(emulator);
  await checkOut(emulator, shop);
  const { store, address, stripe } = emulator;
  const [charge] = await store.read((tx) => tx.all('charge', {}));
  if (charge === undefined) throw new Error('nothing was charged');
  await stripe.refunds.create({ charge: charge.id, amount: 199 });
  const { text } = await visit(`${address}${new URL(charge.receipt_url ?? '').pathname}`);
  expect(text).toContain('Not VAT registered');
  expect(text).toMatch(/Refunded on 15 November 2026<\/dt><dd>£1\.99/);
  expect(text).toMatch(/Paid after refunds<\/dt><dd>£3\.00/);
});

it('has an overview that names its database and leads to the deliveries', async () => {
  const { address } = await createTestEmulator();
  const { status, text } = await visit(`${address}/`);
  expect(status).toBe(200);
  expect(text).toMatch(/emulator_[0-9a-f]{32}/);
  expect(text).toContain('href="/webhooks"');
  expect((await visit(`${address}/nothing`)).status).toBe(404);
});
