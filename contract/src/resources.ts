/** The resources that the product lists, and the calls that show them. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { affiliateNetworks, resourceStatuses } from './content-vocabulary.ts';
import { resourceCategories } from './resource-categories.ts';

const publicResource = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** Null for one that has no link yet. */
  url: z.string().nullable(),
  category: z.enum(resourceCategories),
  price: z.string(),
  status: z.enum(resourceStatuses),
  affiliate: z.boolean(),
  free: z.boolean(),
  lowRisk: z.boolean(),
  features: z.array(z.string()),
  created_at: z.iso.datetime(),
});
export type PublicResource = z.infer<typeof publicResource>;

/** What staff see in addition. */
const resource = publicResource.extend({
  affiliateNetwork: z.enum(affiliateNetworks).nullable().optional(),
  commission: z.string().optional(),
  notes: z.string().optional(),
});
export type Resource = z.infer<typeof resource>;

export const listResourcesCall = defineCall({
  method: 'GET',
  path: '/api/resources',
  access: 'public',
  summary: 'Lists active resources; to staff all of them, with what is for staff alone',
  query: z.object({ status: z.enum(['active', 'all']).optional() }),
  replies: { 200: z.object({ resources: z.array(resource) }) },
});

export const getResourceCall = defineCall({
  method: 'GET',
  path: '/api/resources/{id}',
  access: 'public',
  summary: 'Shows an active resource; to staff any',
  params: z.object({ id: z.coerce.number().int() }),
  replies: { 200: resource },
});
