/** The words for the states of a resource. */
import type { ResourceStatus } from '@debt-payoff/contract/content-vocabulary';
import type { BadgeKind } from '../../ui/badge.tsx';

export const statusNames: Readonly<Record<ResourceStatus, string>> = {
  active: 'Active',
  draft: 'Draft',
  archived: 'Archived',
};

export const statusKinds: Readonly<Record<ResourceStatus, BadgeKind>> = {
  active: 'go',
  draft: 'info',
  archived: 'line',
};

/** What the button of the row makes of it: active becomes draft, and anything else active. */
export function toggledStatus(status: ResourceStatus): ResourceStatus {
  return status === 'active' ? 'draft' : 'active';
}

export function toggleLabel(status: ResourceStatus): string {
  return status === 'active' ? 'Set to draft' : 'Set to active';
}

/** What is spoken once it has become so: 'Monzo Pots is active now'. */
export function toggledWords({
  name,
  status,
}: {
  readonly name: string;
  readonly status: ResourceStatus;
}): string {
  return `${name} is ${status === 'active' ? 'active' : 'a draft'} now`;
}
