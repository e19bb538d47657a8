/** Takes the events of Stripe: stored once, answered at once, and worked off later. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { DomainError, invalidField } from '../../platform/domain-error.ts';
import type { Payments } from '../deps.ts';
import { findCurrentAccount } from '../stripe/stripe-accounts.store.ts';
import { findCustomer } from './customers.store.ts';
import { insertEvent } from './events.store.ts';
import { parseEvent, type WebhookEvent } from './webhook-event.ts';

export type WebhookDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly payments: Pick<Payments, 'isOn' | 'webhookSecrets'>;
  /** Told after an event was stored; one that is not told is seen by the job each minute. */
  readonly onStripeEvent?: () => void;
};

export async function receiveEvent(
  deps: WebhookDeps,
  { body, signature }: { readonly body: Buffer; readonly signature: string | null },
): Promise<void> {
  const { payments, clock } = deps;
  const secrets = await payments.webhookSecrets();
  if (secrets.length === 0) {
    throw new DomainError(payments.isOn ? 'payments_unavailable' : 'payments_off');
  }
  const now = clock.now();
  // With it comes the SDK, which the start need not wait for.
  const { isSigned } = await import('../stripe/webhook-signature.ts');
  if (signature === null || !isSigned(body, { signature, secrets, now })) {
    throw new DomainError('invalid_signature');
  }
  const event = parseEvent(body);
  if (event === null) throw invalidField('body', 'This is no event of Stripe.');
  if (await storeEvent(deps, { event, now })) deps.onStripeEvent?.();
}

/** Whether it was new, and about somebody known. Anything else is nothing to us. */
async function storeEvent(
  { db }: WebhookDeps,
  { event, now }: { readonly event: WebhookEvent; readonly now: Date },
): Promise<boolean> {
  const { id: eventId, type, createdAt, customerId } = event;
  if (customerId === null || !(await isOurs(db, event))) return false;
  const customer = await findCustomer(db, customerId);
  if (customer === null) return false;
  const { stripeAccountId } = customer;
  return insertEvent(db, {
    eventId,
    type,
    createdAt,
    customerId,
    stripeAccountId,
    receivedAt: now,
  });
}

async function isOurs(db: Database, { isLive, accountId }: WebhookEvent): Promise<boolean> {
  const current = await findCurrentAccount(db);
  if (current === null || current.isLive !== isLive) return false;
  return accountId === null || accountId === current.accountId;
}
