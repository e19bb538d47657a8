/** The rules of the resource form, as plain functions: each gives the message, or null where all is well. */
import { resourceLimits as limits } from './admin-limits.ts';
import type { ResourceCategory } from './resource-categories.ts';
import { adminTexts } from './texts/admin.ts';
import { fieldTexts } from './texts/fields.ts';
import { webAddressProblem } from './web-address.ts';

type Problem = string | null;
const texts = adminTexts.resources;

export const nameProblem = (name: string) => required('Name', name, limits.nameMaxLength);
export const descriptionProblem = (description: string) =>
  required('Description', description, limits.descriptionMaxLength);

/** It may be left out. */
export function urlProblem(url: string): Problem {
  if (url === '') return null;
  return webAddressProblem(url) ?? tooLong('URL', url, limits.urlMaxLength);
}

export const priceProblem = (price: string) => tooLong('Price', price, limits.priceMaxLength);
export const commissionProblem = (commission: string) =>
  tooLong('Commission', commission, limits.commissionMaxLength);
export const notesProblem = (notes: string) => tooLong('Notes', notes, limits.notesMaxLength);

export function featuresProblem(features: readonly string[]): Problem {
  if (features.length > limits.featuresMax) return texts.tooManyFeatures(limits.featuresMax);
  const feature = features.find(({ length }) => length > limits.featureMaxLength);
  return feature === undefined ? null : tooLong('A feature', feature, limits.featureMaxLength);
}

/** Each on one line and trimmed, none empty. */
export function tidyFeatures(features: readonly string[]): string[] {
  return features
    .map((feature) => feature.replaceAll(/\s+/g, ' ').trim())
    .filter((feature) => feature !== '');
}

/** Nobody is paid for leading people in debt to a new loan. */
export function affiliateProblem({
  affiliate,
  category,
}: {
  readonly affiliate: boolean;
  readonly category: ResourceCategory;
}): Problem {
  return affiliate && category === 'debt-consolidation' ? texts.noAffiliateLoans : null;
}

function required(field: string, text: string, maxLength: number): Problem {
  return text.trim() === '' ? texts.nameAndDescriptionRequired : tooLong(field, text, maxLength);
}

function tooLong(field: string, text: string, maxLength: number): Problem {
  return text.length <= maxLength ? null : fieldTexts.tooLong({ field, maxLength });
}
