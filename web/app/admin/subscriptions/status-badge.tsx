import type { AdminSubscriptionStatus } from '@debt-payoff/contract/content-vocabulary';
import { Badge } from '../../ui/badge.tsx';
import { statusLooks } from './subscription-words.ts';

export function StatusBadge({ status }: { readonly status: AdminSubscriptionStatus }) {
  const { label, kind } = statusLooks[status];
  return <Badge kind={kind}>{label}</Badge>;
}
