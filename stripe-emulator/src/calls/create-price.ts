/** Makes a price: what it may look like here, and who holds its lookup key. */
import * as z from 'zod';
import { amountMax, changeMetadata, integer, metadata, oneOf } from '../http/parameters.ts';
import { newPrice, type Price, planOf } from '../objects/price.ts';
import type { Product } from '../objects/product.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';
import { saveChange } from './save-change.ts';

/** Only pounds, and only periods of one month or one year: anything else is refused. */
export const priceTerms = () => ({
  currency: oneOf('gbp'),
  metadata: metadata().optional(),
  recurring: z
    .strictObject({
      interval: oneOf('month', 'year'),
      interval_count: integer({ min: 1, max: 1 }).optional(),
      usage_type: oneOf('licensed').optional(),
    })
    .optional(),
  tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified').optional(),
  unit_amount: integer({ min: 0, max: amountMax }).optional(),
  unit_amount_decimal: z
    .string()
    .regex(/^\d{1,8}(\.0+)?$/, 'the emulator takes whole pence only')
    .transform(Number)
    .optional(),
});

type PriceTerms = z.output<z.ZodObject<ReturnType<typeof priceTerms>>> & {
  readonly active?: boolean | undefined;
  readonly lookup_key?: string | undefined;
  readonly nickname?: string | undefined;
  readonly transfer_lookup_key?: boolean | undefined;
};

export async function createPrice(
  tx: Transaction,
  product: Product,
  terms: PriceTerms,
): Promise<Price> {
  const now = await tx.now();
  if (terms.lookup_key !== undefined) {
    await claimLookupKey(tx, terms.lookup_key, terms.transfer_lookup_key ?? false);
  }
  const price = await tx.insert(
    'price',
    newPrice({
      now,
      active: terms.active,
      currency: terms.currency,
      lookupKey: terms.lookup_key,
      metadata: changeMetadata({}, terms.metadata),
      nickname: terms.nickname,
      product: product.id,
      recurring: terms.recurring && { interval: terms.recurring.interval },
      taxBehavior: terms.tax_behavior,
      unitAmount: unitAmountOf(terms),
    }),
  );
  const plan = planOf(price);
  if (plan !== null) await tx.emit({ type: 'plan.created', object: plan, now });
  await tx.emit({ type: 'price.created', object: price, now });
  return price;
}

/** A lookup key belongs to one price; it moves to another only where that is asked for. */
export async function claimLookupKey(
  tx: Transaction,
  lookupKey: string,
  isTransferred: boolean,
): Promise<void> {
  const [holder] = await tx.all('price', { lookup_key: lookupKey });
  if (holder === undefined) return;
  if (!isTransferred) {
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  }
  const next = { ...holder, lookup_key: null };
  const now = await tx.now();
  await saveChange(tx, 'price', { previous: holder, next, type: 'price.updated', now });
}

function unitAmountOf({ unit_amount: whole, unit_amount_decimal: decimal }: PriceTerms): number {
  if (whole !== undefined && decimal !== undefined) {
    throw invalidRequest('Give one of unit_amount and unit_amount_decimal, not both.', {
      param: 'unit_amount_decimal',
    });
  }
  const amount = whole ?? decimal;
  if (amount !== undefined) return amount;
  throw invalidRequest('Missing required param: unit_amount.', {
    code: 'parameter_missing',
    param: 'unit_amount',
  });
}
