/** What the audit log can be asked for, as it stands in the address. */
import type { listAuditCall } from '@debt-payoff/contract/audit';
import { auditActions, auditSubjects } from '@debt-payoff/contract/audit-actions';
import type { CallInput } from '@debt-payoff/contract/call';
import { isDay } from '@debt-payoff/contract/days';
import { isId } from '../lists/is-id.ts';
import type { FilterValues, ListQuery } from '../lists/list-query.ts';

export const auditShape = {
  filters: {
    action: ['', ...auditActions],
    actor_id: 'text',
    user_id: 'text',
    subject: ['', ...auditSubjects],
    subject_id: 'text',
    from: 'text',
    to: 'text',
  },
  sort: { options: ['at'], by: 'at', order: 'desc' },
} as const;

export type AuditFilters = FilterValues<typeof auditShape.filters>;

/** What the log cannot be asked for counts as not asked for. */
export function auditQuery({
  filters,
  page,
}: ListQuery<typeof auditShape.filters, 'at'>): CallInput<typeof listAuditCall>['query'] {
  const { action, subject, actor_id, user_id, subject_id, from, to } = filters;
  return {
    page,
    ...(action !== '' && { action }),
    ...(subject !== '' && { subject }),
    ...(isId(actor_id) && { actor_id: Number(actor_id) }),
    ...(isId(user_id) && { user_id: Number(user_id) }),
    ...(isId(subject_id) && { subject_id: Number(subject_id) }),
    ...(isLogDay(from) && { from }),
    ...(isLogDay(to) && { to }),
  };
}

/** A year that is still being typed begins with noughts. */
export function isLogDay(text: string): boolean {
  return isDay(text) && text >= '2000';
}
