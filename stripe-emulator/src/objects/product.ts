/** A product: what is sold, whatever it costs. */
import { newId } from '../ids.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';

export type Product = typeof unusedFields & {
  readonly id: string;
  readonly active: boolean;
  readonly created: number;
  readonly default_price: string | null;
  readonly description: string | null;
  readonly images: readonly string[];
  readonly marketing_features: readonly { readonly name: string }[];
  readonly metadata: Metadata;
  readonly name: string;
  readonly statement_descriptor: string | null;
  readonly tax_code: string | null;
  readonly unit_label: string | null;
  readonly updated: number;
  readonly url: string | null;
};

export type ProductInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly active?: Optional<boolean>;
  readonly description?: Optional<string>;
  readonly images?: Optional<readonly string[]>;
  readonly marketingFeatures?: Optional<readonly { readonly name: string }[]>;
  readonly metadata?: Optional<Metadata>;
  readonly name: string;
  readonly statementDescriptor?: Optional<string>;
  readonly taxCode?: Optional<string>;
  readonly unitLabel?: Optional<string>;
  readonly url?: Optional<string>;
};

const unusedFields = {
  object: 'product',
  livemode: false,
  package_dimensions: null,
  shippable: null,
  tax_details: null,
  type: 'service',
} as const;

export function newProduct(input: ProductInput): Product {
  return {
    ...unusedFields,
    id: input.id ?? newId('prod'),
    active: input.active ?? true,
    created: input.now,
    default_price: null,
    description: input.description ?? null,
    images: input.images ?? [],
    marketing_features: input.marketingFeatures ?? [],
    metadata: input.metadata ?? {},
    name: input.name,
    statement_descriptor: input.statementDescriptor ?? null,
    tax_code: input.taxCode ?? null,
    unit_label: input.unitLabel ?? null,
    updated: input.now,
    url: input.url ?? null,
  };
}
