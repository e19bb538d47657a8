/** One subscription, as staff look at it. */
import type { SubscriptionDetail } from '@debt-payoff/contract/admin-subscriptions';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { Actor } from '../../audit/actor.ts';
import type { BillingDeps } from '../../billing/deps.ts';
import type { Reader } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { mayActOn } from '../staff-acts.ts';
import { adminStatusOf } from './admin-status.ts';
import {
  findOwnedSubscription,
  listStates,
  type OwnedSubscription,
} from './subscriptions.store.ts';
import { writeDetail } from './subscriptions.wire.ts';

/** One that has not begun, and one whose owner has left, is there for nobody. */
export async function getOwnedSubscription(
  db: Reader,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<OwnedSubscription> {
  const found = await findOwnedSubscription(db, id);
  if (found !== null && adminStatusOf(found.row, now) !== null) return found;
  throw new DomainError('not_found', { message: adminTexts.subscriptions.notFound });
}

/** Stripe need not answer for it. */
export async function getSubscriptionDetail(
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  { id, actor }: { readonly id: number; readonly actor: Actor },
): Promise<SubscriptionDetail> {
  const now = clock.now();
  const { row, owner } = await getOwnedSubscription(db, { id, now });
  const states = await listStates(db, row.id);
  return writeDetail(row, { owner, states, canBeChanged: mayActOn(actor, owner), now });
}
