/** Money of a charge that goes back to the card, in part or as a whole. */
import { randomInt } from 'node:crypto';
import type { Charge } from '../objects/charge.ts';
import type { Metadata } from '../objects/metadata.ts';
import { newRefund, type Refund, type RefundReason } from '../objects/refund.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';
import { customerNow } from './customer-now.ts';
import { formatAmount } from './format-amount.ts';

export async function createRefund(
  tx: Transaction,
  charge: Charge,
  input: {
    /** Left out: all that was not refunded yet. */
    readonly amount?: number | undefined;
    readonly metadata?: Metadata | undefined;
    readonly reason?: RefundReason | undefined;
  },
): Promise<Refund> {
  const amount = requireRefundable(charge, input.amount);
  const now = await customerNow(tx, charge.customer);
  const refund = await tx.insert(
    'refund',
    newRefund({
      now,
      amount,
      charge: charge.id,
      currency: charge.currency,
      customer: charge.customer,
      metadata: input.metadata,
      paymentIntent: charge.payment_intent,
      paymentMethod: charge.payment_method,
      reason: input.reason,
    }),
  );
  const amountRefunded = charge.amount_refunded + amount;
  const refundedCharge = await tx.update('charge', {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
    refunds: withRefund(charge.refunds, refund),
  });
  await tx.emit({ type: 'refund.created', object: refund, now });
  await tx.emit({ type: 'charge.refunded', object: refundedCharge, previous: charge, now });
  const { destination_details: destination } = refund;
  const reference = String(randomInt(10 ** 14, 10 ** 14 * 2));
  const card = { ...destination.card, reference, reference_status: 'available' } as const;
  const details = { ...refund, destination_details: { ...destination, card } };
  return saveRefund(tx, { previous: refund, refund: details, now });
}

/** As Stripe does: more than the newest ten are told only by their own list. */
const listedMax = 10;

function withRefund(refunds: Charge['refunds'], refund: Refund): Charge['refunds'] {
  const all = [refund, ...refunds.data];
  const has_more = refunds.has_more || all.length > listedMax;
  return { ...refunds, data: all.slice(0, listedMax), has_more };
}

/** Keeps a change of a refund, also where its charge lists it. */
export async function saveRefund(
  tx: Transaction,
  {
    previous,
    refund,
    now,
  }: { readonly previous: Refund; readonly refund: Refund; readonly now: number },
): Promise<Refund> {
  const charge = await tx.get('charge', refund.charge);
  const data = charge.refunds.data.map((one) => (one.id === refund.id ? refund : one));
  await tx.update('charge', { ...charge, refunds: { ...charge.refunds, data } });
  await tx.update('refund', refund);
  await tx.emit({ type: 'refund.updated', object: refund, previous, now });
  await tx.emit({ type: 'charge.refund.updated', object: refund, previous, now });
  return refund;
}

function requireRefundable(charge: Charge, asked: number | undefined): number {
  if (charge.status !== 'succeeded') {
    throw invalidRequest(`Charge ${charge.id} did not succeed and cannot be refunded.`, {
      param: 'charge',
    });
  }
  const unrefunded = charge.amount - charge.amount_refunded;
  if (unrefunded === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = asked ?? unrefunded;
  if (amount <= unrefunded) return amount;
  const of = charge.amount_refunded > 0 ? 'unrefunded amount on charge' : 'charge amount';
  throw invalidRequest(
    `Refund amount (${formatAmount(amount)}) is greater than ${of} (${formatAmount(unrefunded)})`,
    { param: 'amount' },
  );
}
