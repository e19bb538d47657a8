import { expect, it } from 'vitest';
import { type Invoice, invoiceStatus } from './invoice-words.ts';

function anInvoice(facts: Partial<Invoice>): Invoice {
  return {
    id: 'in_1',
    number: 'DP-1',
    status: 'paid',
    date: '2027-02-05T10:00:00.000Z',
    total: 9.99,
    paid: 9.99,
    refunded: 0,
    currency: 'GBP',
    url: null,
    pdf_url: null,
    ...facts,
  };
}

it.each([
  [{}, 'Paid'],
  [{ refunded: 9.99 }, 'Refunded'],
  [{ refunded: 2 }, 'Paid, £2.00 refunded'],
  [{ paid: 4 }, 'Paid, £4.00 of it by card'],
  [{ paid: 0 }, 'Paid from your credit'],
  [{ total: 0, paid: 0 }, 'Nothing to pay'],
  [{ total: -4.2, paid: 0 }, 'Credited to you'],
  [{ status: 'open', paid: 0 }, 'Not paid yet'],
  [{ status: 'void', paid: 0 }, 'Withdrawn'],
  [{ status: 'resting', paid: 0 }, 'resting'],
])('an invoice with %o reads: %s', (facts, words) => {
  expect(invoiceStatus(anInvoice(facts))).toBe(words);
});
