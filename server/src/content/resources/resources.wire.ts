import type { PublicResource, Resource, ResourceFields } from '@debt-payoff/contract/resources';
import { webAddressProblem } from '@debt-payoff/contract/web-address';
import type { ResourceRow } from './resources.store.ts';

/** Without what is for staff alone: those keys are not there at all. */
export function writePublicResource(row: ResourceRow): PublicResource {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    url: safeUrlOf(row),
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
    url: row.url,
    affiliateNetwork: row.affiliateNetwork,
    commission: row.commission,
    notes: row.notes,
    updated_at: row.updatedAt.toISOString(),
    version: versionOf(row),
  };
}

export function versionOf({ updatedAt }: Pick<ResourceRow, 'updatedAt'>): string {
  return updatedAt.toISOString();
}

/** Without the affiliate flag nothing of its block counts. */
export function readFields(
  fields: ResourceFields,
): Omit<ResourceRow, 'id' | 'createdAt' | 'updatedAt'> {
  const { affiliate, free, lowRisk, affiliateNetwork, commission, url, ...others } = fields;
  return {
    ...others,
    url: url === '' ? null : url,
    isAffiliate: affiliate,
    isFree: free,
    isLowRisk: lowRisk,
    affiliateNetwork: affiliate && affiliateNetwork !== '' ? affiliateNetwork : null,
    commission: affiliate ? commission : '',
  };
}

/** A row can be written by other ways than the form, and must not become a link that runs a script. */
function safeUrlOf({ url }: Pick<ResourceRow, 'url'>): string | null {
  return url !== null && webAddressProblem(url) === null ? url : null;
}
