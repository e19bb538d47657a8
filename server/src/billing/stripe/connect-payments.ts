/** Who takes the card payments: Stripe by its key, the emulator of a machine without one, or nobody. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Log } from '../../platform/logging.ts';
import type { ConnectedProvider, Payments } from '../deps.ts';
import { paymentsOff } from './payments-off.ts';
import type { TestPayments } from './set-up-emulator.ts';
import type { StripeAccess } from './stripe-client.ts';
import type { StripeNews } from './stripe-failures.ts';
import { listWebhookSecrets } from './webhook-secrets.store.ts';

export type PaymentsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly stripe: {
    readonly secretKey: string | null;
    readonly webhookSecrets: readonly string[];
    /** Of what speaks as Stripe does; null for Stripe itself. */
    readonly address: string | null;
  };
  /** Of the emulator, where that stands in for Stripe. */
  readonly testPayments: TestPayments | null;
};

export function createPayments(deps: PaymentsDeps): Payments {
  const { db, log, stripe, testPayments } = deps;
  const { secretKey, address, webhookSecrets } = stripe;
  if (secretKey !== null) {
    const findAccess = async () => ({ secretKey, address });
    return {
      isOn: true,
      connect: connectOnce(deps, findAccess),
      webhookSecrets: async () => webhookSecrets,
    };
  }
  if (testPayments === null) return paymentsOff;
  const findAccess = async () => {
    try {
      return await testPayments.connection();
    } catch (error) {
      log.warn({ err: error }, 'test payments do not answer');
      throw new DomainError('payments_unavailable');
    }
  };
  return {
    isOn: true,
    connect: connectOnce(deps, findAccess),
    webhookSecrets: () => listWebhookSecrets(db),
  };
}

/** A connection is kept for as long as it leads to the same place; one that failed is tried again. */
function connectOnce(
  deps: PaymentsDeps,
  findAccess: () => Promise<StripeAccess>,
): Payments['connect'] {
  let kept: { readonly place: string; readonly connected: Promise<ConnectedProvider> } | null =
    null;
  const told = {};
  return async () => {
    const access = await findAccess();
    const place = `${access.address} ${access.secretKey}`;
    if (kept?.place !== place) {
      const connected = connect(deps, { access, told }).catch((error: unknown) => {
        kept = null;
        throw error;
      });
      kept = { place, connected };
    }
    return kept.connected;
  };
}

async function connect(
  { db, clock, log }: PaymentsDeps,
  { access, told }: { readonly access: StripeAccess; readonly told: { news?: StripeNews } },
): Promise<ConnectedProvider> {
  // The SDK takes a fifth of a second to load, which the start need not wait for.
  const [{ createStripeClient }, { createStripeProvider }, { useAccount }, failures] =
    await Promise.all([
      import('./stripe-client.ts'),
      import('./stripe-provider.ts'),
      import('./stripe-accounts.ts'),
      import('./stripe-failures.ts'),
    ]);
  // The first attempt and all that come later tell of one absence once.
  told.news ??= failures.createStripeNews(log);
  const { news } = told;
  const stripe = createStripeClient(access);
  const { secretKey } = access;
  const { account, stripeAccountId } = await failures.orUnavailable(news, () =>
    useAccount(stripe, { db, secretKey, now: clock.now() }),
  );
  return { provider: createStripeProvider(stripe, { account, log, news }), stripeAccountId };
}
