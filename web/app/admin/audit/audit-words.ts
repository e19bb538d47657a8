/** What changed in an act of staff, in words. */
import type { AuditChange, AuditEntry } from '@debt-payoff/contract/audit';
import type { AuditAction } from '@debt-payoff/contract/audit-actions';
import { socialPlatformLabels, socialPlatforms } from '@debt-payoff/contract/content-vocabulary';
import { isDay } from '@debt-payoff/contract/days';
import { formatPounds } from '@debt-payoff/contract/money';
import { plans, tiers } from '@debt-payoff/contract/plans';
import {
  auditActTexts,
  auditDoneTexts,
  auditFieldTexts,
  auditTexts,
} from '@debt-payoff/contract/texts/audit';
import { formatDay, formatDayAndTime } from '../../words/dates.ts';

type Value = AuditChange['before'];

/** What somebody typed is shown as it is, also where it looks like a day or like one of our words. */
const typedFields = new Set([
  ...['username', 'email', 'admin_notes'],
  ...['name', 'description', 'url', 'price', 'features', 'commission', 'notes'],
  ...['title', 'slug', 'excerpt', 'tags', 'author', 'source_url'],
  ...['hashtags', 'mentions', 'image_url', 'image_alt_text'],
  ...['meta_title', 'meta_description', 'meta_keywords'],
]);
/** 'super_admin', and not the id of an invoice. */
const ourWord = /^[a-z]+(?:_[a-z]+)*$/;
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A new password and a deletion are changes, but have no values to tell. */
const actionsWithoutValues: ReadonlySet<AuditAction> = new Set(['password_reset', 'user_deleted']);

export function actionWords({ action, outcome }: AuditEntry): string {
  return (outcome === 'done' ? auditDoneTexts : auditActTexts)[action];
}

/** 'Former account 7' where nobody can be named any more. */
export function personName({ id, username }: { id: number; username: string | null }): string {
  return username ?? auditTexts.formerAccount(id);
}

/** 'two_step_enabled' is 'Two-step sign-in', 'extended_until' is 'Extended until'. */
export function fieldWords(field: string): string {
  const words = field.replace(/^is_/, '').replaceAll('_', ' ');
  return auditFieldTexts[field] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export function valueWords(field: string, value: Value): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return isMoney(field) ? formatPounds(value) : String(value);
  if (typedFields.has(field)) return value;
  const platform = field === 'platform' ? socialPlatforms.find((known) => known === value) : null;
  if (platform) return socialPlatformLabels[platform];
  if (isDay(value)) return formatDay(value);
  if (instant.test(value)) return formatDayAndTime(value);
  const tier = tiers.find((known) => known === value);
  if (tier !== undefined) return plans[tier].name;
  return ourWord.test(value) ? value.replaceAll('_', ' ') : value;
}

/** Whether all was already as it was wanted. */
export function hasNoChange({ action, outcome, changes }: AuditEntry): boolean {
  return changes.length === 0 && outcome === 'done' && !actionsWithoutValues.has(action);
}

/** Both values of a change are emptied when the person is deleted. */
export function isEmptied({ before, after }: AuditChange): boolean {
  return before === null && after === null;
}

function isMoney(field: string): boolean {
  return /^amount(_|$)/.test(field);
}
