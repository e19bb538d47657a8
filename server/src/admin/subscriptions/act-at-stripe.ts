/** What staff do at Stripe is recorded before it is asked for, and again when it is known how it went. */
import type { AuditChange } from '@debt-payoff/contract/audit';
import type { AuditAction } from '@debt-payoff/contract/audit-actions';
import { errorTable } from '@debt-payoff/contract/errors';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { Actor, ActorDeps } from '../../audit/actor.ts';
import { isUnderWay } from '../../audit/audit.store.ts';
import { beginAct, failAct, finishAct } from '../../audit/audit.ts';
import type { BillingDeps } from '../../billing/deps.ts';
import type { User } from '../../people/people.store.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockTarget } from '../staff-acts.ts';
import { getOwnedSubscription } from './subscription-detail.ts';
import type { OwnedSubscription } from './subscriptions.store.ts';
import { watchPayments } from './watch-payments.ts';

const texts = adminTexts.subscriptions;

export type SubscriptionAct = {
  readonly id: number;
  readonly actor: Actor;
  readonly reason: string | null;
};

/** How an act ended: what is different from before, and whether the record says so already. */
export type ActResult = { readonly changes: readonly AuditChange[]; readonly isRecorded?: boolean };

type ActAtStripe = SubscriptionAct & {
  readonly action: AuditAction;
  /** What is to be different, for the record of one that is not known to have ended. */
  readonly intended?: readonly AuditChange[];
  /** Whether a second one at the same time would be one too many. */
  readonly isOneAtATime?: boolean;
  readonly requireTarget?: (target: User) => void;
  readonly work: (deps: BillingDeps, at: WorkContext) => Promise<ActResult>;
};

type WorkContext = OwnedSubscription & {
  readonly userId: number;
  /** For work that ends in a transaction of ours. */
  readonly record: (tx: Transaction, changes: readonly AuditChange[]) => Promise<void>;
};

export type StripeActDeps = BillingDeps & ActorDeps;

export async function actAtStripe(deps: StripeActDeps, act: ActAtStripe): Promise<void> {
  const { db } = deps;
  const found = await getOwnedSubscription(db, { id: act.id, now: deps.clock.now() });
  const userId = found.owner.id;
  const entryId = await db.transaction((tx) =>
    begin(deps, tx, { ...act, userId, now: deps.clock.now() }),
  );
  const { payments, mayHaveChanged } = watchPayments(deps.payments);
  const record: WorkContext['record'] = (tx, changes) => finishAct(tx, entryId, changes);
  try {
    const result = await act.work({ ...deps, payments }, { ...found, userId, record });
    if (result.isRecorded !== true) await finishAct(db, entryId, result.changes);
  } catch (error) {
    // What may have been done stays pending: nobody guesses, and staff look at Stripe.
    if (mayHaveChanged()) throw asOutcomeUnknown(error);
    const said = inWordsForStaff(error);
    await failAct(db, entryId, said instanceof DomainError ? said.message : internalMessage);
    throw said;
  }
}

const { message: internalMessage } = errorTable.internal;
/** Longer than anyone waits for the lease and for Stripe. */
const underWayMinutes = 2;
const minuteMs = 60_000;

async function begin(
  deps: ActorDeps,
  tx: Transaction,
  act: ActAtStripe & { readonly userId: number; readonly now: Date },
): Promise<number> {
  const { id: subjectId, actor, userId, action, reason, intended = [], now } = act;
  const { target } = await lockTarget(deps, tx, { actor, userId });
  act.requireTarget?.(target);
  const subject = 'subscription';
  const since = new Date(now.getTime() - underWayMinutes * minuteMs);
  if (act.isOneAtATime === true && (await isUnderWay(tx, { action, subject, subjectId, since }))) {
    throw new DomainError('conflict', { message: texts.underWay(underWayMinutes) });
  }
  const { actorId } = actor;
  const facts = { actorId, action, subject, subjectId, userId, reason, now } as const;
  return beginAct(tx, { ...facts, changes: intended });
}

function asOutcomeUnknown(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  return new DomainError('payments_unavailable', { message: texts.outcomeUnknown });
}

/** What people read of their own payments says nothing to staff. */
export function inWordsForStaff(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const { code } = error;
  if (code === 'payments_off') return new DomainError(code, { message: texts.stripeOff });
  if (code !== 'payments_unavailable') return error;
  return new DomainError(code, { message: texts.stripeAway });
}
