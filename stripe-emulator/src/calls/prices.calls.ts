/** The calls about prices. */
import * as z from 'zod';
import { defineCall, listReply, retrieveCall } from '../http/call.ts';
import {
  changeMetadata,
  createdParameter,
  flag,
  listParameters,
  metadata,
  oneOf,
  text,
  unsettable,
} from '../http/parameters.ts';
import { changed } from '../objects/changed.ts';
import { type Price, planOf } from '../objects/price.ts';
import { newProduct, type Product } from '../objects/product.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';
import { claimLookupKey, createPrice, priceTerms } from './create-price.ts';
import { saveChange } from './save-change.ts';

const productData = () =>
  z.strictObject({
    active: flag().optional(),
    metadata: metadata().optional(),
    name: text(),
    statement_descriptor: text(22).optional(),
    tax_code: text().optional(),
    unit_label: text(12).optional(),
  });

const createPriceCall = defineCall({
  method: 'POST',
  path: '/v1/prices',
  parameters: {
    ...priceTerms(),
    active: flag().optional(),
    billing_scheme: oneOf('per_unit').optional(),
    lookup_key: text(200).optional(),
    nickname: text().optional(),
    product: text().optional(),
    product_data: productData().optional(),
    transfer_lookup_key: flag().optional(),
  },
  run: async ({ tx, params }) => {
    const { product: productId, product_data: data } = params;
    if ((productId === undefined) === (data === undefined)) {
      throw invalidRequest('Give one of product and product_data.', { param: 'product' });
    }
    const product =
      data === undefined
        ? await tx.get('product', productId ?? '', 'product')
        : await insertProduct(tx, data);
    return createPrice(tx, product, params);
  },
});

const retrievePrice = retrieveCall('price', '/v1/prices/:id');

const updatePrice = defineCall({
  method: 'POST',
  path: '/v1/prices/:id',
  parameters: {
    active: flag().optional(),
    lookup_key: unsettable(text(200)).optional(),
    metadata: metadata().optional(),
    nickname: unsettable(text()).optional(),
    tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified').optional(),
    transfer_lookup_key: flag().optional(),
  },
  run: async ({ tx, id, params }) => {
    const previous = await tx.get('price', id);
    if (params.active === false) await requireNotDefault(tx, previous);
    requireSameTaxBehavior(previous, params.tax_behavior);
    if (params.lookup_key != null && params.lookup_key !== previous.lookup_key) {
      await claimLookupKey(tx, params.lookup_key, params.transfer_lookup_key ?? false);
    }
    const next: Price = {
      ...previous,
      active: changed(params.active, previous.active),
      lookup_key: changed(params.lookup_key, previous.lookup_key),
      metadata: changeMetadata(previous.metadata, params.metadata),
      nickname: changed(params.nickname, previous.nickname),
      tax_behavior: changed(params.tax_behavior, previous.tax_behavior),
    };
    const now = await tx.now();
    await emitPlanUpdate(tx, previous, next);
    return saveChange(tx, 'price', { previous, next, type: 'price.updated', now });
  },
});

const listPrices = defineCall({
  method: 'GET',
  path: '/v1/prices',
  parameters: {
    ...listParameters(),
    ...createdParameter(),
    active: flag().optional(),
    currency: text(3).optional(),
    lookup_keys: z.array(text(200)).max(10).optional(),
    product: text().optional(),
    recurring: z
      .strictObject({
        interval: oneOf('day', 'week', 'month', 'year').optional(),
        usage_type: oneOf('licensed', 'metered').optional(),
      })
      .optional(),
    type: oneOf('one_time', 'recurring').optional(),
  },
  run: async ({ tx, params }) => {
    const { lookup_keys: lookupKeys, limit, starting_after, ending_before, created } = params;
    const { active, currency, product, recurring, type } = params;
    // JSON leaves out what was not asked for.
    const where = { active, currency, product, recurring, type };
    const wheres = lookupKeys?.map((key) => ({ ...where, lookup_key: key })) ?? where;
    const page = { limit, starting_after, ending_before, created };
    return listReply('/v1/prices', await tx.page('price', wheres, page));
  },
});

export const priceCalls = [createPriceCall, retrievePrice, updatePrice, listPrices];

async function insertProduct(
  tx: Transaction,
  data: z.output<ReturnType<typeof productData>>,
): Promise<Product> {
  const now = await tx.now();
  const product = await tx.insert(
    'product',
    newProduct({
      now,
      active: data.active,
      metadata: changeMetadata({}, data.metadata),
      name: data.name,
      statementDescriptor: data.statement_descriptor,
      taxCode: data.tax_code,
      unitLabel: data.unit_label,
    }),
  );
  await tx.emit({ type: 'product.created', object: product, now });
  return product;
}

async function requireNotDefault(tx: Transaction, price: Price): Promise<void> {
  const product = await tx.get('product', price.product);
  if (product.default_price !== price.id) return;
  throw invalidRequest(
    'This price is the default price of its product. Give the product another default first.',
    { param: 'active' },
  );
}

function requireSameTaxBehavior(
  { tax_behavior: current }: Price,
  wanted: Price['tax_behavior'] | undefined,
): void {
  if (wanted === undefined || wanted === current || current === 'unspecified') return;
  throw invalidRequest(`The tax behavior of a price cannot be changed once it is ${current}.`, {
    param: 'tax_behavior',
  });
}

/** A recurring price is a plan too, and its changes are told twice. */
async function emitPlanUpdate(tx: Transaction, previous: Price, next: Price): Promise<void> {
  const before = planOf(previous);
  const after = planOf(next);
  if (before === null || after === null) return;
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await tx.emit({ type: 'plan.updated', object: after, previous: before, now: await tx.now() });
}
