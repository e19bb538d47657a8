import type { PublicResource, Resource } from '@debt-payoff/contract/resources';
import type { ResourceRow } from './resources.store.ts';

/** Without what is for staff alone: those keys are not there at all. */
export function writePublicResource(row: ResourceRow): PublicResource {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    url: row.url,
    category: row.category,
    price: row.price,
    status: row.status,
    affiliate: row.isAffiliate,
    free: row.isFree,
    lowRisk: row.isLowRisk,
    features: row.features,
    created_at: row.createdAt.toISOString(),
  };
}

export function writeResource(row: ResourceRow): Resource {
  return {
    ...writePublicResource(row),
    affiliateNetwork: row.affiliateNetwork,
    commission: row.commission,
    notes: row.notes,
  };
}
