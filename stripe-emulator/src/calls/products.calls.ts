/** The calls about products. */
import * as z from 'zod';
import { defineCall, listReply, retrieveCall } from '../http/call.ts';
import {
  changeMetadata,
  createdParameter,
  flag,
  listParameters,
  metadata,
  text,
  unsettable,
  url,
} from '../http/parameters.ts';
import { changed } from '../objects/changed.ts';
import { newProduct, type Product } from '../objects/product.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';
import { createPrice, priceTerms } from './create-price.ts';
import { saveChange } from './save-change.ts';

const marketingFeatures = () => z.array(z.strictObject({ name: text(80) })).max(15);

const createProduct = defineCall({
  method: 'POST',
  path: '/v1/products',
  parameters: {
    active: flag().optional(),
    default_price_data: z.strictObject({ ...priceTerms() }).optional(),
    description: text().optional(),
    id: text(255)
      .regex(/^[\w-]+$/, 'must be letters, digits, _ and -')
      .optional(),
    images: z.array(url()).max(8).optional(),
    marketing_features: marketingFeatures().optional(),
    metadata: metadata().optional(),
    name: text(),
    statement_descriptor: text(22).optional(),
    tax_code: text().optional(),
    unit_label: text(12).optional(),
    url: url().optional(),
  },
  run: async ({ tx, params }) => {
    if (params.id !== undefined && (await tx.find('product', params.id)) !== null) {
      throw invalidRequest('Product already exists.', {
        code: 'resource_already_exists',
        param: 'id',
      });
    }
    const now = await tx.now();
    const product = await tx.insert(
      'product',
      newProduct({
        now,
        active: params.active,
        description: params.description,
        id: params.id,
        images: params.images,
        marketingFeatures: params.marketing_features,
        metadata: changeMetadata({}, params.metadata),
        name: params.name,
        statementDescriptor: params.statement_descriptor,
        taxCode: params.tax_code,
        unitLabel: params.unit_label,
        url: params.url,
      }),
    );
    await tx.emit({ type: 'product.created', object: product, now });
    if (params.default_price_data === undefined) return product;
    const price = await createPrice(tx, product, params.default_price_data);
    const next = { ...product, default_price: price.id };
    return saveChange(tx, 'product', { previous: product, next, type: 'product.updated', now });
  },
});

const retrieveProduct = retrieveCall('product', '/v1/products/:id');

const updateProduct = defineCall({
  method: 'POST',
  path: '/v1/products/:id',
  parameters: {
    active: flag().optional(),
    default_price: text().optional(),
    description: unsettable(text()).optional(),
    images: unsettable(z.array(url()).max(8)).optional(),
    marketing_features: unsettable(marketingFeatures()).optional(),
    metadata: metadata().optional(),
    name: text().optional(),
    statement_descriptor: text(22).optional(),
    tax_code: unsettable(text()).optional(),
    unit_label: unsettable(text(12)).optional(),
    url: unsettable(url()).optional(),
  },
  run: async ({ tx, id, params }) => {
    const previous = await tx.get('product', id);
    if (params.default_price !== undefined) {
      await requirePriceOf(tx, previous, params.default_price);
    }
    const next: Product = {
      ...previous,
      active: changed(params.active, previous.active),
      default_price: changed(params.default_price, previous.default_price),
      description: changed(params.description, previous.description),
      images: changed(params.images, previous.images) ?? [],
      marketing_features: changed(params.marketing_features, previous.marketing_features) ?? [],
      metadata: changeMetadata(previous.metadata, params.metadata),
      name: changed(params.name, previous.name),
      statement_descriptor: changed(params.statement_descriptor, previous.statement_descriptor),
      tax_code: changed(params.tax_code, previous.tax_code),
      unit_label: changed(params.unit_label, previous.unit_label),
      updated: await tx.now(),
      url: changed(params.url, previous.url),
    };
    const now = await tx.now();
    return saveChange(tx, 'product', { previous, next, type: 'product.updated', now });
  },
});

const deleteProduct = defineCall({
  method: 'DELETE',
  path: '/v1/products/:id',
  parameters: {},
  run: async ({ tx, id }) => {
    const product = await tx.get('product', id);
    if ((await tx.page('price', { product: id }, { limit: 1 })).data.length > 0) {
      throw invalidRequest(
        'A product that has prices cannot be deleted. Set `active` to false instead.',
      );
    }
    await tx.remove('product', id);
    await tx.emit({ type: 'product.deleted', object: product, now: await tx.now() });
    return { id, object: 'product', deleted: true };
  },
});

const listProducts = defineCall({
  method: 'GET',
  path: '/v1/products',
  parameters: {
    ...listParameters(),
    ...createdParameter(),
    active: flag().optional(),
    ids: z.array(text()).max(100).optional(),
    url: url().optional(),
  },
  run: async ({ tx, params }) => {
    const where = {
      ...(params.active !== undefined && { active: params.active }),
      ...(params.url !== undefined && { url: params.url }),
    };
    const wheres = params.ids?.map((id) => ({ ...where, id })) ?? where;
    return listReply('/v1/products', await tx.page('product', wheres, params));
  },
});

export const productCalls = [
  createProduct,
  retrieveProduct,
  updateProduct,
  deleteProduct,
  listProducts,
];

async function requirePriceOf(tx: Transaction, { id }: Product, priceId: string): Promise<void> {
  const param = 'default_price';
  const price = await tx.get('price', priceId, param);
  if (price.product !== id || !price.active) {
    throw invalidRequest('The default price must be an active price of the product.', { param });
  }
}
