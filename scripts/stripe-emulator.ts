/** The Stripe emulator beside the product, for a machine without a key. */
import type { OpenStripeEmulator } from '../server/src/billing/stripe/stripe-emulator.ts';

/** Next to the product's own; where it is taken, any other will do. */
const preferredPort = 5_002;
const releaseMaxMs = 10_000;

/** Loaded only where it is used. */
export const openStripeEmulator: OpenStripeEmulator = async ({ databaseUrl, clock, port, log }) => {
  const { startEmulator } = await import('../stripe-emulator/src/emulator.ts');
  const emulator = startEmulator({
    databaseUrl,
    clock,
    preferredPort,
    avoidedPort: port,
    onError: (error) => log.error({ err: error }, 'the Stripe emulator failed'),
    onNews: (news) => log.info(news, 'news of the Stripe emulator'),
  });
  return {
    ...emulator,
    releaseTestClock: async (clockId) => {
      const { address, secretKey } = await emulator.connection();
      const reply = await fetch(`${address}/_emulator/test_clocks/${clockId}/release`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
        signal: AbortSignal.timeout(releaseMaxMs),
      });
      if (!reply.ok) throw new Error(`The test clock was not released: ${await reply.text()}`);
    },
  };
};
