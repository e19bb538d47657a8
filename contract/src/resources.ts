/** The resources that the product lists, and the calls that show them. */
import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { defineCall } from './call.ts';
import { affiliateNetworks, resourceStatuses } from './content-vocabulary.ts';
import { filterOf } from './pagination.ts';
import { resourceCategories } from './resource-categories.ts';
import {
  affiliateProblem,
  commissionProblem,
  descriptionProblem,
  featuresProblem,
  nameProblem,
  notesProblem,
  priceProblem,
  tidyFeatures,
  urlProblem,
} from './resource-rules.ts';
import { emptyIfNull, held, type Rule } from './schema-rules.ts';
import { adminTexts } from './texts/admin.ts';

const { nameAndDescriptionRequired, categoryRequired } = adminTexts.resources;

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
  updated_at: z.iso.datetime().optional(),
  /** Sent back with a change, it is refused where another came between. */
  version: z.string().optional(),
});
export type Resource = z.infer<typeof resource>;

export const listResourcesCall = defineCall({
  ...adminAddresses.listResources,
  access: 'public',
  summary: 'Lists active resources; to staff all of them, with what is for staff alone',
  query: z.object({ status: filterOf(['active', 'all']) }),
  replies: { 200: z.object({ resources: z.array(resource) }) },
});

export const getResourceCall = defineCall({
  ...adminAddresses.getResource,
  access: 'public',
  summary: 'Shows an active resource; to staff any',
  params: z.object({ id: z.coerce.number().int() }),
  query: z.object({ status: filterOf(['active', 'all']) }),
  replies: { 200: resource },
});

const params = z.object({ id: z.coerce.number().int().min(1) });
const resourceReply = resource.extend({ message: z.string() });

const requiredText = (rule: Rule<string>) =>
  z.string({ error: nameAndDescriptionRequired }).trim().check(held(rule));

const flag = z
  .boolean()
  .nullable()
  .transform((isOn) => isOn ?? false)
  .default(false);

const resourceFields = z.object({
  name: requiredText(nameProblem),
  description: requiredText(descriptionProblem),
  /** Null and empty: none yet. */
  url: z.string().trim().check(held(urlProblem)).nullable().default(null),
  category: z.enum(resourceCategories, { error: categoryRequired }),
  price: emptyIfNull(z.string().trim().check(held(priceProblem))).default(''),
  status: z.enum(resourceStatuses).default('draft'),
  affiliate: flag,
  free: flag,
  lowRisk: flag,
  features: z
    .array(z.string())
    .nullable()
    .transform((features) => tidyFeatures(features ?? []))
    .check(held(featuresProblem))
    .default([]),
  /** Counts, as the commission does, only with the affiliate flag. */
  affiliateNetwork: z
    .union([z.enum(affiliateNetworks), z.literal('')])
    .nullable()
    .default(null),
  commission: emptyIfNull(z.string().trim().check(held(commissionProblem))).default(''),
  notes: emptyIfNull(z.string().check(held(notesProblem))).default(''),
});
export type ResourceFields = z.infer<typeof resourceFields>;

/** What is wrong about the two together is said at the flag, which is what can be taken off. */
function affiliateCheck({
  value,
  issues,
}: z.core.ParsePayload<Pick<ResourceFields, 'affiliate' | 'category'>>): void {
  const message = affiliateProblem(value);
  if (message === null) return;
  issues.push({ code: 'custom', message, path: ['affiliate'], input: value.affiliate });
}

export const createResourceCall = defineCall({
  ...adminAddresses.createResource,
  access: 'admin',
  summary: 'Adds a resource',
  body: resourceFields.check(affiliateCheck),
  replies: { 201: resourceReply },
});

export const updateResourceCall = defineCall({
  ...adminAddresses.updateResource,
  access: 'admin',
  summary: 'Changes a resource; the whole of it is sent',
  params,
  body: resourceFields.extend({ version: z.string().max(100).optional() }).check(affiliateCheck),
  replies: { 200: resourceReply },
});

export const updateResourceStatusCall = defineCall({
  ...adminAddresses.updateResourceStatus,
  access: 'admin',
  summary: 'Shows a resource to everyone, or takes it back',
  params,
  body: z.object({ status: z.enum(resourceStatuses) }),
  replies: { 200: resourceReply },
});

export const deleteResourceCall = defineCall({
  ...adminAddresses.deleteResource,
  access: 'admin',
  summary: 'Deletes a resource',
  params,
  replies: { 200: z.object({ message: z.string() }) },
});
