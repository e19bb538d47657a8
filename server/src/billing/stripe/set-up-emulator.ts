/** Gives the emulator what billing needs, as `npm run stripe:setup` gives it to an account. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/logging.ts';
import type { SetupContext, SetupStep } from './setup-step.ts';
import type { StripeConnection, StripeEmulator } from './stripe-emulator.ts';
import { hasWebhookSecret, storeWebhookSecret } from './webhook-secrets.store.ts';

export type TestPayments = {
  /** Where test payments are, once the plans are there to buy. */
  readonly connection: () => Promise<StripeConnection>;
};

type SetUpDeps = {
  readonly publicUrl: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
};

/** The first to ask sets it up, and the others wait for that; where it failed, the next one tries again. */
export function createTestPayments<Deps>(
  emulator: Pick<StripeEmulator, 'connection'>,
  deps: Deps,
  setUp: (connection: StripeConnection, deps: Deps) => Promise<void>,
): TestPayments {
  let ready: Promise<void> | null = null;
  return {
    connection: async () => {
      ready ??= emulator
        .connection()
        .then((connection) => setUp(connection, deps))
        .catch((error: unknown) => {
          ready = null;
          throw error;
        });
      await ready;
      // Another process may serve by now.
      return emulator.connection();
    },
  };
}

export async function setUpEmulator(connection: StripeConnection, deps: SetUpDeps): Promise<void> {
  const { publicUrl, db, clock, log } = deps;
  // The SDK takes a fifth of a second to load, which the start need not wait for.
  const [{ createStripeClient }, { setUpStripe }, { wantedStripe }, { useAccount }] =
    await Promise.all([
      import('./stripe-client.ts'),
      import('./stripe-setup.ts'),
      import('./wanted-stripe.ts'),
      import('./stripe-accounts.ts'),
    ]);
  const context: SetupContext = {
    stripe: createStripeClient(connection),
    wanted: wantedStripe({ publicUrl, canBeReached: true }),
    mode: { isCheckOnly: false, replacesPrices: true, replacesWebhook: true },
  };
  const steps = await setUpStripe(context);
  const { secretKey } = connection;
  const { stripeAccountId } = await useAccount(context.stripe, { db, secretKey, now: clock.now() });
  await keepWebhookSecret(context, steps, { db, stripeAccountId, now: clock.now() });
  const differing = steps.filter(({ outcome }) => outcome === 'differs');
  if (differing.length > 0) log.warn({ differing }, 'test payments are not set up as wanted');
}

/** An endpoint whose secret is not known is of no use: another takes its place. */
async function keepWebhookSecret(
  context: SetupContext,
  steps: readonly SetupStep[],
  {
    db,
    stripeAccountId,
    now,
  }: { readonly db: Database; readonly stripeAccountId: number; readonly now: Date },
): Promise<void> {
  const { setUpWebhook, webhookSubject } = await import('./setup-webhook.ts');
  const step = steps.find(({ subject }) => subject === webhookSubject);
  if (step === undefined || step.id === null) return;
  const isKnown = step.secret !== undefined || (await hasWebhookSecret(db, step.id));
  if (!isKnown) await context.stripe.webhookEndpoints.del(step.id);
  const { id, secret } = isKnown ? step : await setUpWebhook(context);
  if (id === null || secret === undefined) return;
  await storeWebhookSecret(db, { endpointId: id, stripeAccountId, secret, createdAt: now });
}
