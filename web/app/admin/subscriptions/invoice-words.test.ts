import { expect, it } from 'vitest';
import { anInvoice, aRefund } from './builders.fixture.ts';
import { invoiceName, invoiceStatus, invoiceTotals, refundStatus } from './invoice-words.ts';
import { amountProblem, readAmount, refundSentence } from './refund-words.ts';

it('adds up to the penny what was paid, what went back and what is kept', () => {
  const invoices = [
    anInvoice({ amount_paid: 9.99, amount_refunded: 0.1 }),
    anInvoice({ amount_paid: 4.99, amount_refunded: 0.2 }),
    anInvoice({ status: 'open', amount_paid: 0 }),
  ];
  expect(invoiceTotals(invoices)).toEqual({
    lines: [
      { label: 'Paid', figure: '£14.98' },
      { label: 'Given back', figure: '£0.30' },
    ],
    total: { label: 'Kept', figure: '£14.68' },
  });
});

it('calls statuses what people call them, and others what Stripe does', () => {
  expect(invoiceStatus(anInvoice({ status: 'open' }))).toBe('Not paid yet');
  expect(invoiceStatus(anInvoice({ status: 'novel' }))).toBe('novel');
  expect(refundStatus(aRefund({ status: 'pending' }))).toBe('Under way');
  expect(refundStatus(aRefund({ status: 'novel' }))).toBe('novel');
});

it('names an invoice by its number, or else by its day', () => {
  expect(invoiceName(anInvoice())).toBe('invoice DP-0001');
  expect(invoiceName(anInvoice({ number: null }))).toBe('the invoice of 14 November 2026');
});

it.each([
  ['', 'Enter how much to give back.'],
  ['0', 'Enter how much to give back.'],
  ['-1', 'Enter how much to give back.'],
  ['much', 'Enter how much to give back.'],
  ['1.234', 'Enter how much to give back.'],
  ['10', 'That is more than is left of this payment.'],
])('%j cannot be given back: %s', (typed, problem) => {
  expect(amountProblem(typed, anInvoice())).toBe(problem);
  expect(readAmount(typed, anInvoice())).toBeNull();
});

it('a refund names the amount, the invoice and the person', () => {
  expect(readAmount('£2.50', anInvoice())).toBe(2.5);
  const named = refundSentence(anInvoice(), { amount: 2.5, username: 'alice' });
  expect(named).toContain('£2.50 of invoice DP-0001 goes back to the card of alice.');
  const open = refundSentence(anInvoice(), { amount: null, username: 'alice' });
  expect(open).toContain('The amount of invoice DP-0001 goes back');
});
