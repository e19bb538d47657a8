/** Every kind that the emulator serves has the fields that Stripe documents for it. */
import { describe, expect, it } from 'vitest';
import { shapeProblemsOf } from '../testing/object-shapes.ts';
import {
  customer,
  declinedCharge,
  invoice,
  oncePrice,
  price,
  prorationLine,
  sampleObjects,
  subscription,
  subscriptionLine,
} from '../testing/sample-objects.ts';
import { withLines } from './invoice.ts';
import { planOf } from './price.ts';

describe('objects', () => {
  it.each(sampleObjects)('%s has every documented field', (_name, object) => {
    expect(shapeProblemsOf(object)).toEqual([]);
  });

  it('sums an invoice from its lines and the credit of its customer', () => {
    expect(invoice).toMatchObject({
      subtotal: 299,
      total: 299,
      starting_balance: -100,
      amount_due: 199,
      amount_remaining: 199,
    });
    expect(invoice.lines.data.map((line) => line.invoice)).toEqual([invoice.id, invoice.id]);
    expect(withLines(invoice, [prorationLine])).toMatchObject({ total: -200, amount_due: 0 });
  });

  it('gives a subscription item the plan of its price', () => {
    const [item] = subscription.items.data;
    expect(item?.plan).toMatchObject({ id: price.id, amount: 499, interval: 'month' });
    expect(planOf(oncePrice)).toBeNull();
  });

  it('refuses the money and the receipt of a declined charge', () => {
    expect(declinedCharge).toMatchObject({
      amount_captured: 0,
      paid: false,
      receipt_url: null,
      status: 'failed',
      outcome: { reason: 'generic_decline', type: 'issuer_declined' },
    });
  });
});

describe('shapeProblemsOf', () => {
  it('names what is missing and what is of another kind', () => {
    const { email: _email, ...withoutEmail } = customer;
    expect(shapeProblemsOf({ ...withoutEmail, balance: '0' })).toEqual([
      'customer.balance: string instead of number',
      'customer.email: missing',
    ]);
  });

  it('looks into lists and names kinds that it does not know', () => {
    const lines = { ...invoice.lines, data: [{ ...subscriptionLine, period: [] }] };
    expect(shapeProblemsOf({ ...invoice, lines })).toEqual([
      'invoice.lines > list.data[0] > line_item.period: array instead of object',
    ]);
    expect(shapeProblemsOf({ object: 'unicorn' })).toEqual(['unicorn: unknown kind']);
  });
});
