/** What the form of a resource holds, what is wrong with it, and what it sends: always the whole of it. */
import type { CallInput } from '@debt-payoff/contract/call';
import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import { affiliateNetworks, resourceStatuses } from '@debt-payoff/contract/content-vocabulary';
import {
  resourceCategories,
  resourceCategoryDefault,
  resourceCategoryLabels,
} from '@debt-payoff/contract/resource-categories';
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
} from '@debt-payoff/contract/resource-rules';
import type { Resource, updateResourceCall } from '@debt-payoff/contract/resources';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { isSaidBesideFields, serverText } from '../../forms/call-failure.ts';
import { type Problems, problemsAmong } from '../../forms/problems.ts';
import { statusNames } from './resource-words.ts';

const texts = adminTexts.resources;

/** In the order in which they stand in the form, with the server's names for them. */
export const resourceFields = {
  name: 'name',
  description: 'description',
  url: 'url',
  category: 'category',
  price: 'price',
  status: 'status',
  free: 'free',
  lowRisk: 'lowRisk',
  affiliate: 'affiliate',
  affiliateNetwork: 'affiliateNetwork',
  commission: 'commission',
  features: 'features',
  notes: 'notes',
} as const;
export type ResourceField = keyof typeof resourceFields;

/**
 * Flags are 'yes' or empty, and features a JSON list. Network and commission stay while the affiliate flag is
 * off, so that switching it on again brings them back; they are sent only with it.
 */
export type ResourceForm = Readonly<Record<ResourceField | 'readVersion', string>>;

export type ResourceUpdate = CallInput<typeof updateResourceCall>['body'];

export const blankForm: ResourceForm = {
  ...{ name: '', description: '', url: '', category: resourceCategoryDefault, price: '' },
  ...{ status: 'draft', free: '', lowRisk: '', affiliate: '', affiliateNetwork: '' },
  ...{ commission: '', features: '[]', notes: '', readVersion: '' },
};

export function formOf(resource: Resource): ResourceForm {
  return {
    name: resource.name,
    description: resource.description,
    url: resource.url ?? '',
    category: resource.category,
    price: resource.price,
    status: resource.status,
    free: flagOf(resource.free),
    lowRisk: flagOf(resource.lowRisk),
    affiliate: flagOf(resource.affiliate),
    affiliateNetwork: resource.affiliateNetwork ?? '',
    commission: resource.commission ?? '',
    features: writeFeatures(resource.features),
    notes: resource.notes ?? '',
    readVersion: resource.version ?? '',
  };
}

export const flagOf = (isOn: boolean): string => (isOn ? 'yes' : '');
export const isOn = (flag: string): boolean => flag === 'yes';

export function readFeatures({ features }: Pick<ResourceForm, 'features'>): string[] {
  const read: unknown = JSON.parse(features);
  return Array.isArray(read) ? read.map(String) : [];
}

export const writeFeatures = (features: readonly string[]): string => JSON.stringify(features);

export function resourceProblems(form: ResourceForm): Problems<ResourceField> {
  const affiliate = isOn(form.affiliate);
  return problemsAmong({
    name: nameProblem(form.name),
    description: descriptionProblem(form.description),
    url: urlProblem(form.url.trim()),
    category: null,
    price: priceProblem(form.price),
    status: null,
    free: null,
    lowRisk: null,
    affiliate: affiliateProblem({ affiliate, category: categoryOf(form) }),
    affiliateNetwork: null,
    commission: affiliate ? commissionProblem(form.commission) : null,
    features: featuresProblem(tidyFeatures(readFeatures(form))),
    notes: notesProblem(form.notes),
  });
}

export function updateOf(form: ResourceForm): ResourceUpdate {
  const affiliate = isOn(form.affiliate);
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    url: form.url.trim() || null,
    category: categoryOf(form),
    price: form.price.trim(),
    status: resourceStatuses.find((status) => status === form.status) ?? 'draft',
    free: isOn(form.free),
    lowRisk: isOn(form.lowRisk),
    affiliate,
    affiliateNetwork: (affiliate && networkOf(form)) || null,
    commission: affiliate ? form.commission.trim() : '',
    features: tidyFeatures(readFeatures(form)),
    notes: form.notes,
    ...(form.readVersion !== '' && { version: form.readVersion }),
  };
}

function categoryOf({ category }: ResourceForm) {
  return resourceCategories.find((each) => each === category) ?? resourceCategoryDefault;
}

function networkOf({ affiliateNetwork }: ResourceForm) {
  return affiliateNetworks.find((each) => each === affiliateNetwork);
}

/** What stands in one field, as staff would read it. */
export function wordsOf(
  field: keyof ResourceForm,
  { form }: { readonly form: ResourceForm },
): string {
  if (field === 'category') return resourceCategoryLabels[categoryOf(form)];
  if (field === 'status') return statusNames[updateOf(form).status ?? 'draft'];
  if (field === 'features') return readFeatures(form).join(', ');
  if (field === 'free' || field === 'lowRisk' || field === 'affiliate') {
    return isOn(form[field]) ? 'ticked' : 'not ticked';
  }
  return form[field];
}

/** Whether somebody else saved it since the form was opened. */
export function isOutdated(error: unknown): boolean {
  return error instanceof CallError && error.reply.error === texts.outdated;
}

/** Null where it is said in another place: beside a field, or as what somebody else has saved. */
export function saveFailure(error: unknown, failed: string): string | null {
  if (error === null || isOutdated(error) || isSaidBesideFields(resourceFields, error)) return null;
  if (!(error instanceof CallError)) return failed;
  const inFields = [...new Set(Object.values(error.reply.fields ?? {}))].join(' ');
  return inFields || (serverText(error) ?? failed);
}

/** Of a lost reply nobody knows whether it was saved. */
export function isReplyLost(error: unknown): boolean {
  return error instanceof NetworkFailure;
}
