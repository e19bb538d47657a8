/** Whether an account is open, in a word with its own shape. */
import type { ListedUser } from '@debt-payoff/contract/admin-users';
import { CircleCheck, CirclePause, type LucideIcon, Trash2 } from 'lucide-react';
import { Badge, type BadgeKind } from '../../ui/badge.tsx';
import { statusNames, statusOf, type UserStatus } from './user-words.ts';

const looks = {
  active: { kind: 'go', Icon: CircleCheck },
  suspended: { kind: 'warn', Icon: CirclePause },
  deleted: { kind: 'line', Icon: Trash2 },
} as const satisfies Record<UserStatus, { readonly kind: BadgeKind; readonly Icon: LucideIcon }>;

export function UserStatusBadge({
  user,
}: {
  readonly user: Pick<ListedUser, 'account_deleted_at' | 'is_suspended'>;
}) {
  const status = statusOf(user);
  const { kind, Icon } = looks[status];
  return (
    <Badge kind={kind}>
      <Icon className="icon" aria-hidden="true" />
      {statusNames[status]}
    </Badge>
  );
}
