/** One act on one person: allowed, done and recorded in one transaction. */
import type { AuditChange } from '@debt-payoff/contract/audit';
import type { AuditAction } from '@debt-payoff/contract/audit-actions';
import type { AccountDeps } from '../../accounts/deps.ts';
import type { Actor } from '../../audit/actor.ts';
import { recordAct } from '../../audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type LockedTarget, lockTarget } from '../staff-acts.ts';

export type UserActDeps = AccountDeps & {
  /** Told when something is to be done at Stripe, after it was committed; without it, a job finds out. */
  readonly onStripeTask?: () => void;
};

/** Who acts on whom. */
export type OnUser = { readonly actor: Actor; readonly userId: number };

export type UserAct = {
  readonly action: AuditAction;
  readonly reason?: string | null;
  /** Gives what is different now: nothing where all was so before. */
  readonly perform: (
    tx: Transaction,
    locked: LockedTarget,
    now: Date,
  ) => Promise<readonly AuditChange[]>;
};

export async function actOnUser(
  deps: Pick<UserActDeps, 'db' | 'clock' | 'mailer' | 'rateLimit'>,
  { actor, userId }: OnUser,
  { action, reason = null, perform }: UserAct,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const changes = await perform(tx, await lockTarget(deps, tx, { actor, userId }), now);
    const subject = { subject: 'user', subjectId: userId, userId } as const;
    await recordAct(tx, { actorId: actor.actorId, action, ...subject, changes, reason, now });
  });
  deps.mailer.wake();
}

export const noChange: readonly AuditChange[] = [];
