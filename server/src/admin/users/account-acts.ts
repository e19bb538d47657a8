/** What staff do about an account as a whole, and the ways into it. */
import { deleteByStaff } from '../../accounts/deletion.ts';
import {
  activateAccount,
  removeTwoStepByStaff,
  setPasswordByStaff,
  suspendAccount,
} from '../../accounts/staff-changes.ts';
import { changesBetween } from '../../audit/audit.ts';
import { activateBilling, suspendBilling } from '../../billing/leaving/leave-billing.ts';
import { requireNotLast } from '../staff-acts.ts';
import { actOnUser, noChange, type OnUser, type UserActDeps } from './act-on-user.ts';

/** Someone who is suspended stays so since when, and for the reason, that they first were. */
export async function suspendUser(
  deps: UserActDeps,
  { reason, ...onUser }: OnUser & { readonly reason: string | null },
): Promise<void> {
  await actOnUser(deps, onUser, {
    action: 'user_suspended',
    reason,
    perform: async (tx, { target: user, ...locked }, now) => {
      if (user.suspendedAt !== null) return noChange;
      requireNotLast(locked);
      await suspendAccount(tx, { user, reason, now });
      await suspendBilling(tx, { userId: user.id, now });
      return changesBetween({ is_suspended: false }, { is_suspended: true });
    },
  });
  deps.onStripeTask?.();
}

export async function activateUser(deps: UserActDeps, onUser: OnUser): Promise<void> {
  await actOnUser(deps, onUser, {
    action: 'user_activated',
    perform: async (tx, { target: user }, now) => {
      if (user.suspendedAt === null) return noChange;
      await activateAccount(tx, { user, now });
      await activateBilling(tx, { userId: user.id, now });
      return changesBetween({ is_suspended: true }, { is_suspended: false });
    },
  });
  deps.onStripeTask?.();
}

/** The record says that it was reset, and nothing of what it is. */
export async function resetUserPassword(
  deps: UserActDeps,
  { newPassword, ...onUser }: OnUser & { readonly newPassword: string },
): Promise<void> {
  // It takes the longest, and so comes before anything is locked.
  const passwordHash = await deps.passwords.hash(newPassword);
  await actOnUser(deps, onUser, {
    action: 'password_reset',
    perform: async (tx, { target: user }, now) => {
      const devices = await setPasswordByStaff(deps, tx, { user, passwordHash, now });
      return changesBetween({ signed_in_devices: devices }, { signed_in_devices: 0 });
    },
  });
}

export async function removeUserTwoStep(
  deps: UserActDeps,
  { reason, ...onUser }: OnUser & { readonly reason: string },
): Promise<void> {
  await actOnUser(deps, onUser, {
    action: 'two_step_removed',
    reason,
    perform: async (tx, { target: user }, now) =>
      (await removeTwoStepByStaff(tx, { user, now }))
        ? changesBetween({ two_step_enabled: true }, { two_step_enabled: false })
        : noChange,
  });
}

/** The record of it names nobody, as the records from before do from then on. */
export async function deleteUser(deps: UserActDeps, onUser: OnUser): Promise<void> {
  await actOnUser(deps, onUser, {
    action: 'user_deleted',
    perform: async (tx, { target: user, ...locked }, now) => {
      requireNotLast(locked);
      await deleteByStaff(deps, tx, { user, now });
      return changesBetween({ is_deleted: false }, { is_deleted: true });
    },
  });
  deps.onStripeTask?.();
}
