/** What may be said about an event: the fields that the contract names for it, each in its own shape, and nothing else. */
import { type AnalyticsField, analyticsEvents } from '@debt-payoff/contract/analytics-events';
import { tiers } from '@debt-payoff/contract/plans';
import { resourceCategories } from '@debt-payoff/contract/resource-categories';
import type { RaisedEvent } from './events.ts';
import { isSlug, pathPattern } from './page-pattern.ts';

export type ReportedFields = Partial<Record<AnalyticsField, string | number | boolean>>;

/** Null for the view of a page with a secret. */
export function reportedFields({ event, fields }: RaisedEvent): ReportedFields | null {
  const reported: ReportedFields = {};
  for (const field of Object.keys(analyticsEvents[event]).filter(isField)) {
    const value = readers[field](fields[field]);
    if (value === null) return null;
    if (value !== undefined) reported[field] = value;
  }
  return reported;
}

type Value = string | number | boolean | undefined;

/** Undefined where a value has another shape: then it is left out. */
const readers: Readonly<Record<AnalyticsField, (value: Value) => Value | null>> = {
  portfolio_id: wholeNumber,
  debt_count: wholeNumber,
  article_slug: slug,
  category: (value) => resourceCategories.find((known) => known === value),
  plan_type: (value) => tiers.find((known) => known === value),
  success: (value) => (typeof value === 'boolean' ? value : undefined),
  page_path: (value) => (typeof value === 'string' ? pathPattern(value) : undefined),
};

function isField(name: string): name is AnalyticsField {
  return name in readers;
}

function wholeNumber(value: Value): number | undefined {
  const isOne = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  return isOne ? value : undefined;
}

function slug(value: Value): string | undefined {
  return typeof value === 'string' && isSlug(value) ? value : undefined;
}
