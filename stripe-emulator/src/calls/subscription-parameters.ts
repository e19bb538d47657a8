/** The parameters of calls about subscriptions. */
import * as z from 'zod';
import { daySeconds } from '../billing/periods.ts';
import { flag, integer, metadata, oneOf, text, timestamp, unsettable } from '../http/parameters.ts';
import { feedbackOptions } from '../objects/cancellation-details.ts';
import type { Price } from '../objects/price.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';

const itemsMax = 20;
const quantityMax = 999_999;

export const quantity = () => integer({ min: 1, max: quantityMax }).optional();

export const newItems = () =>
  z
    .array(
      z.strictObject({
        price: text(),
        quantity: quantity(),
        metadata: metadata().optional(),
      }),
    )
    .min(1)
    .max(itemsMax);

export const itemChanges = () =>
  z
    .array(
      z.strictObject({
        id: text().optional(),
        price: text().optional(),
        quantity: quantity(),
        deleted: flag().optional(),
        metadata: metadata().optional(),
      }),
    )
    .max(itemsMax * 2);

export const prorationBehavior = () =>
  oneOf('always_invoice', 'create_prorations', 'none').optional();

export const paymentBehavior = () =>
  oneOf(
    'allow_incomplete',
    'default_incomplete',
    'error_if_incomplete',
    'pending_if_incomplete',
  ).optional();

export const trialEnd = () => z.union([z.literal('now'), timestamp()]);

export const cancelAt = () =>
  z.union([
    oneOf('min_period_end', 'max_period_end').transform(() => 'period_end' as const),
    timestamp(),
  ]);

export const cancellationDetails = () =>
  z
    .strictObject({
      comment: unsettable(text()).optional(),
      feedback: unsettable(oneOf(...feedbackOptions)).optional(),
    })
    .optional();

/** What is the same for a new subscription and for one that is changed. */
export const sharedParameters = () => ({
  collection_method: oneOf('charge_automatically').optional(),
  description: unsettable(text(500)).optional(),
  invoice_settings: z
    .strictObject({
      description: unsettable(text()).optional(),
      footer: unsettable(text()).optional(),
    })
    .optional(),
  metadata: metadata().optional(),
  off_session: flag().optional(),
  payment_behavior: paymentBehavior(),
  payment_settings: z
    .strictObject({ save_default_payment_method: oneOf('off', 'on_subscription').optional() })
    .optional(),
  proration_behavior: prorationBehavior(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({
        missing_payment_method: oneOf('cancel', 'create_invoice'),
      }),
    })
    .optional(),
});

/** By its id only. A price that is not sold any more cannot be taken anew. */
export async function getSoldPrice(tx: Transaction, id: string, param: string): Promise<Price> {
  const price = await tx.get('price', id, param);
  if (price.active) return price;
  throw invalidRequest('The price specified is inactive. This field only accepts active prices.', {
    param,
  });
}

type GivenItemChanges = z.output<ReturnType<typeof itemChanges>>;

export async function readItemChanges(
  tx: Transaction,
  changes: GivenItemChanges | undefined,
  param: string,
) {
  if (changes === undefined) return undefined;
  return Promise.all(
    changes.map(async ({ price, deleted, ...change }, index) => ({
      ...change,
      isDeleted: deleted,
      price:
        price === undefined
          ? undefined
          : await getSoldPrice(tx, price, `${param}[${index}][price]`),
    })),
  );
}

export function trialEndOf(
  given: {
    readonly trial_end?: number | 'now' | undefined;
    readonly trial_period_days?: number | undefined;
  },
  now: number,
): number | null {
  const { trial_end: end, trial_period_days: days } = given;
  if (end !== undefined && days !== undefined) {
    throw invalidRequest('Give either trial_end or trial_period_days, not both.', {
      param: 'trial_period_days',
    });
  }
  if (days !== undefined) return now + days * daySeconds;
  return end === undefined || end === 'now' ? null : end;
}

export function requireOneEnd(given: {
  readonly cancel_at?: unknown;
  readonly cancel_at_period_end?: unknown;
}): void {
  if (given.cancel_at === undefined || given.cancel_at_period_end === undefined) return;
  throw invalidRequest('Give either cancel_at or cancel_at_period_end, not both.', {
    param: 'cancel_at',
  });
}
