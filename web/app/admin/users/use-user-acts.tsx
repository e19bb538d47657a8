/** Which act on whom is being asked about. */
import type { ListedUser } from '@debt-payoff/contract/admin-users';
import { type ReactNode, useState } from 'react';
import { UserActDialog } from './user-act-dialog.tsx';
import type { UserActKind } from './user-acts.ts';

export function useUserActs(): {
  readonly open: (kind: UserActKind, user: ListedUser) => void;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ kind: UserActKind; user: ListedUser } | null>(null);
  return {
    open: (kind, user) => setAsked({ kind, user }),
    dialog: asked === null ? null : <UserActDialog {...asked} onClose={() => setAsked(null)} />,
  };
}
