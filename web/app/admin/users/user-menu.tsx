/** What can be done to one person of the list. */
import type { ListedUser } from '@debt-payoff/contract/admin-users';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { adminPaths } from '../admin-paths.ts';
import { type RowAct, RowMenu } from '../lists/row-menu.tsx';
import type { UserActKind } from './user-acts.ts';
import { statusOf, userName } from './user-words.ts';

export function UserMenu({
  user,
  onOpen,
}: {
  readonly user: ListedUser;
  readonly onOpen: (kind: UserActKind, user: ListedUser) => void;
}) {
  const view = { label: navigationTexts.actions.view, to: adminPaths.user(user.id) };
  const act = (label: string, kind: UserActKind): RowAct => ({
    label,
    onChoose: () => onOpen(kind, user),
  });
  const { suspend, activate } = adminTexts.users;
  const status = statusOf(user);
  const acts =
    status === 'deleted'
      ? [view]
      : [
          view,
          status === 'suspended' ? act(activate, 'activate') : act(suspend, 'suspend'),
          act('Reset password', 'resetPassword'),
          { ...act(navigationTexts.actions.delete, 'delete'), destroys: true as const },
        ];
  return <RowMenu name={userName(user)} acts={acts} />;
}
