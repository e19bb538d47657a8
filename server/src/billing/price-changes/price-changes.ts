/** Another price for those who pay already: scheduled by staff, and announced to each of them. */
import type { BillingDeps, ConnectedProvider } from '../deps.ts';
import type { RoundResult } from '../mails/each-subscription.ts';
import { givePriceNotices } from './price-change-notices.ts';
import { findSame, type PriceChangeRequest, problemsOf } from './price-change-rules.ts';
import {
  countPayingAnother,
  insertPriceChange,
  listPriceChanges,
  lockPriceChanges,
  type PriceChange,
} from './price-changes.store.ts';

export type PriceChangePlan = {
  /** Each in a sentence; none where it can be scheduled. */
  readonly problems: readonly string[];
  /** What new subscribers pay. */
  readonly listPence: number | null;
  /** Those who go on paying another price than the wanted one. */
  readonly subscribersCount: number;
  /** Where it was scheduled before. */
  readonly scheduled: PriceChange | null;
};

export class PriceChangeRefusedError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join(' '));
    this.name = 'PriceChangeRefusedError';
    this.problems = problems;
  }
}

/** Writes nothing. */
export async function planPriceChange(
  deps: BillingDeps,
  request: PriceChangeRequest,
): Promise<PriceChangePlan> {
  return planWith(deps, { request, connected: await deps.payments.connect() });
}

/** It can be run again, and goes on where it stopped. Throws a `PriceChangeRefusedError`. */
export async function schedulePriceChange(
  deps: BillingDeps,
  { by, ...request }: PriceChangeRequest & { readonly by: string },
): Promise<{ readonly change: PriceChange; readonly notices: RoundResult }> {
  const connected = await deps.payments.connect();
  const { problems, listPence, scheduled } = await planWith(deps, { request, connected });
  if (problems.length > 0 || listPence === null) throw new PriceChangeRefusedError(problems);
  const change = scheduled ?? (await store(deps, { request, by, listPence, connected }));
  const notices = await givePriceNotices(deps, { change, today: deps.clock.today() });
  return { change, notices };
}

async function planWith(
  { db, clock }: BillingDeps,
  { request, connected }: { request: PriceChangeRequest; connected: ConnectedProvider },
): Promise<PriceChangePlan> {
  const { provider, stripeAccountId } = connected;
  const price = await provider.findPrice(request.tier);
  const changes = await listPriceChanges(db);
  const subscribersCount = await countPayingAnother(db, { ...request, stripeAccountId });
  const facts = { today: clock.today(), othersCount: subscribersCount, changes };
  const problems = problemsOf(request, { ...facts, listPence: price?.amountPence ?? 0 });
  if (price === null && problems.length === 0) {
    problems.push('There is no price for the plan at Stripe. Run npm run stripe:setup first.');
  }
  return {
    problems,
    listPence: price?.amountPence ?? null,
    subscribersCount,
    scheduled: findSame(request, changes),
  };
}

async function store(
  { db, clock }: BillingDeps,
  {
    request,
    by,
    listPence,
    connected: { provider, stripeAccountId },
  }: { request: PriceChangeRequest; by: string; listPence: number; connected: ConnectedProvider },
): Promise<PriceChange> {
  const { tier, amountPence, effectiveOn } = request;
  // The same request makes the same price, also where the process ended before it was stored.
  const key = `price-change-${stripeAccountId}-${tier}-${amountPence}-${effectiveOn}`;
  const { id: priceId } = await provider.createPrice({ tier, amountPence, key });
  const scheduledAt = clock.now();
  return db.transaction(async (tx) => {
    await lockPriceChanges(tx, stripeAccountId);
    const changes = await listPriceChanges(tx);
    const same = findSame(request, changes);
    if (same !== null) return same;
    // Somebody else may have scheduled another one in the meantime.
    const problems = problemsOf(request, {
      today: clock.today(),
      listPence,
      othersCount: 1,
      changes,
    });
    if (problems.length > 0) throw new PriceChangeRefusedError(problems);
    return insertPriceChange(tx, {
      ...{ stripeAccountId, tier, priceId, amountPence, effectiveOn },
      ...{ formerPence: listPence, scheduledAt, scheduledBy: by },
    });
  });
}
