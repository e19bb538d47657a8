/** The names of products, for the lines of invoices. */
import type { Price } from '../objects/price.ts';
import type { Transaction } from '../store/transaction.ts';
import type { ProductNames } from './billed-lines.ts';

export async function productNamesOf(
  tx: Transaction,
  prices: readonly Price[],
): Promise<ProductNames> {
  const names = new Map<string, string>();
  for (const { product } of prices) {
    if (names.has(product)) continue;
    const found = await tx.find('product', product);
    if (found !== null) names.set(product, found.name);
  }
  return names;
}
