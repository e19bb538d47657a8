/** The balance of a customer: what a cheaper plan has given them to their credit, and taking it away again. */
import { product } from '@debt-payoff/contract/product';
import type Stripe from 'stripe';
import type { Credit, PaymentProvider } from '../payment-provider.ts';
import { orNull } from './stripe-failures.ts';
import { idOrNull, keyMark, pageSize, readingBound, secondsOf } from './stripe-values.ts';

/** By the invoices of the subscription: the balance itself may hold older credit, which stays theirs. */
export async function findCredit(
  stripe: Stripe,
  { subscriptionId, since }: Parameters<PaymentProvider['findCredit']>[0],
): Promise<Credit> {
  const created = { gte: secondsOf(since) };
  const invoices = await stripe.invoices
    .list({ subscription: subscriptionId, status: 'paid', created, limit: pageSize })
    .autoPagingToArray(readingBound);
  const given = invoices.reduce((sum, { starting_balance: before, ending_balance: after }) => {
    // Stripe writes credit as a balance below 0.
    return sum + before - (after ?? before);
  }, 0);
  const customerId = idOrNull(invoices[0]?.customer);
  if (given <= 0 || customerId === null) return { givenPence: 0, leftPence: 0 };
  const customer = await orNull(stripe.customers.retrieve(customerId));
  const balance = customer === null || customer.deleted ? 0 : customer.balance;
  return { givenPence: given, leftPence: Math.min(given, Math.max(0, -balance)) };
}

/** Stripe may forget a key after a day, so what was done by it is looked for first. */
export async function takeCredit(
  stripe: Stripe,
  { customerId, amountPence, key }: Parameters<PaymentProvider['takeCredit']>[0],
): Promise<void> {
  const all = await orNull(
    stripe.customers
      .listBalanceTransactions(customerId, { limit: pageSize })
      .autoPagingToArray(readingBound),
  );
  const isDone = all?.some(({ metadata }) => metadata?.[keyMark] === key) ?? true;
  if (isDone) return;
  await stripe.customers.createBalanceTransaction(
    customerId,
    {
      amount: amountPence,
      currency: product.currency.toLowerCase(),
      description: 'Paid back to the card',
      metadata: { [keyMark]: key },
    },
    { idempotencyKey: key },
  );
}
