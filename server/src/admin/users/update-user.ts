/** The form about a person. What it leaves out, or has as it was, stays as it is. */
import { plans, type TierName } from '@debt-payoff/contract/plans';
import type { Role } from '@debt-payoff/contract/roles';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { setEmailByStaff } from '../../accounts/staff-changes.ts';
import { asTaken } from '../../accounts/taken-names.ts';
import { changesBetween } from '../../audit/audit.ts';
import { grantTier, withdrawGrantsOf } from '../../entitlements/entitlements.store.ts';
import { boughtTierOf, tierOf } from '../../entitlements/entitlements.ts';
import { type User, updateUser } from '../../people/people.store.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { type LockedTarget, requireNotLast } from '../staff-acts.ts';
import { actOnUser, type OnUser, type UserActDeps } from './act-on-user.ts';
import { requireEffect } from './grant-acts.ts';
import { versionOf } from './user-detail.ts';

const texts = adminTexts.users;
const grantReason = 'Set in the user form';

export type UserForm = {
  readonly username: string | undefined;
  readonly email: string | undefined;
  readonly tier: TierName | undefined;
  readonly role: Role | undefined;
  readonly adminNotes: string | null | undefined;
  /** Of what was shown when it was opened; unknown to those who send the specified fields alone. */
  readonly version: string | undefined;
};

/** What is different in the form from what is stored; undefined where nothing is. */
type FormChanges = { readonly [Field in Exclude<keyof UserForm, 'version'>]: UserForm[Field] };

/** Gives what there is to say about it. */
export async function updateUserByStaff(
  deps: UserActDeps,
  { form, ...onUser }: OnUser & { readonly form: UserForm },
): Promise<string> {
  let message: string = texts.updated;
  try {
    await actOnUser(deps, onUser, {
      action: 'user_updated',
      perform: async (tx, locked, now) => {
        const at = { userId: locked.target.id, now };
        const before = { user: locked.target, tier: await tierOf(tx, at) };
        if (form.version !== undefined && form.version !== versionOf(before.user, before.tier)) {
          throw new DomainError('conflict', { message: texts.outdated });
        }
        const wanted = wantedOf(form, before);
        requireRoleAllowed(wanted, locked);
        await changeAccount(tx, { user: before.user, wanted, now });
        const tier = await changeTier(tx, { wanted, actorId: locked.actor.actorId, ...at });
        if (wanted.tier === 'free') message = await withWhatIsBought(tx, at);
        return changesBetween(factsOf(before.user, before.tier), {
          ...factsOf(before.user, tier ?? before.tier),
          ...givenFactsOf(wanted),
        });
      },
    });
  } catch (error) {
    throw takenInWordsForStaff(asTaken(error)) ?? error;
  }
  return message;
}

/** Those who register are told to sign in, which says nothing to staff. */
function takenInWordsForStaff(taken: DomainError | null): DomainError | null {
  if (taken?.details.fields?.email === undefined) return taken;
  const message = texts.emailTaken;
  return new DomainError('taken', { message, fields: { email: message } });
}

function wantedOf(
  form: UserForm,
  before: { readonly user: User; readonly tier: TierName },
): FormChanges {
  const { user } = before;
  const notes = form.adminNotes === undefined ? undefined : form.adminNotes?.trim() || null;
  return {
    username: unless(user.username, form.username),
    email: unless(user.email, form.email),
    tier: unless(before.tier, form.tier),
    role: unless(user.role, form.role),
    adminNotes: unless(user.adminNotes, notes),
  };
}

function unless<Value>(stored: Value, sent: Value | undefined): Value | undefined {
  return sent === stored ? undefined : sent;
}

function requireRoleAllowed({ role }: FormChanges, locked: LockedTarget): void {
  if (role === undefined) return;
  if (locked.actor.role !== 'super_admin') {
    throw new DomainError('not_allowed', { message: texts.roleOnly });
  }
  requireNotLast(locked);
}

async function changeAccount(
  tx: Transaction,
  { user, wanted, now }: { readonly user: User; readonly wanted: FormChanges; readonly now: Date },
): Promise<void> {
  const { username, email, role, adminNotes } = wanted;
  const changes = {
    ...(username !== undefined && { username }),
    ...(role !== undefined && { role }),
    ...(adminNotes !== undefined && { adminNotes }),
  };
  if (Object.keys(changes).length > 0) await updateUser(tx, { userId: user.id, now, ...changes });
  if (email !== undefined) await setEmailByStaff(tx, { user, email, now });
}

/** A grant without end in place of those in force; 'free' only takes these back. Gives the tier in effect then. */
async function changeTier(
  tx: Transaction,
  {
    wanted: { tier },
    actorId: grantedBy,
    ...at
  }: {
    readonly wanted: FormChanges;
    readonly actorId: number | null;
    readonly userId: number;
    readonly now: Date;
  },
): Promise<TierName | null> {
  if (tier === undefined) return null;
  if (tier !== 'free') await requireEffect(tx, { tier, field: 'subscription_tier', ...at });
  await withdrawGrantsOf(tx, at);
  if (tier !== 'free') await grantTier(tx, { tier, reason: grantReason, grantedBy, ...at });
  return tierOf(tx, at);
}

async function withWhatIsBought(
  tx: Transaction,
  at: { readonly userId: number; readonly now: Date },
): Promise<string> {
  const bought = await boughtTierOf(tx, at);
  if (bought === 'free') return texts.updated;
  return `${texts.updated}. ${texts.stillGiven(plans[bought].name)}`;
}

function factsOf({ username, email, role, adminNotes }: User, tier: TierName) {
  return { username, email, role, subscription_tier: tier, admin_notes: adminNotes };
}

function givenFactsOf({ username, email, role, adminNotes }: FormChanges) {
  return {
    ...(username !== undefined && { username }),
    ...(email !== undefined && { email }),
    ...(role !== undefined && { role }),
    ...(adminNotes !== undefined && { admin_notes: adminNotes }),
  };
}
