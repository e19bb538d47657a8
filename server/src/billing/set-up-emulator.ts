/** Gives the emulator what billing needs, as `npm run stripe:setup` gives it to an account. */
import type { Log } from '../platform/logging.ts';
import type { StripeConnection, StripeEmulator } from './stripe-emulator.ts';

export type TestPayments = {
  /** Where test payments are, once the plans are there to buy. */
  readonly connection: () => Promise<StripeConnection>;
};

/** The first to ask sets it up, and the others wait for that; where it failed, the next one tries again. */
export function createTestPayments(
  emulator: StripeEmulator,
  deps: { readonly publicUrl: string; readonly log: Log },
  setUp: typeof setUpEmulator = setUpEmulator,
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

async function setUpEmulator(
  connection: StripeConnection,
  { publicUrl, log }: { readonly publicUrl: string; readonly log: Log },
): Promise<void> {
  // The SDK takes a fifth of a second to load, which the start need not wait for.
  const [{ createStripeClient }, { setUpStripe }, { wantedStripe }] = await Promise.all([
    import('./stripe-client.ts'),
    import('./stripe-setup.ts'),
    import('./wanted-stripe.ts'),
  ]);
  const steps = await setUpStripe({
    stripe: createStripeClient(connection),
    wanted: wantedStripe({ publicUrl, canBeReached: true }),
    mode: { isCheckOnly: false, replacesPrices: true, replacesWebhook: true },
  });
  const differing = steps.filter(({ outcome }) => outcome === 'differs');
  if (differing.length > 0) log.warn({ differing }, 'test payments are not set up as wanted');
}
