/** The Stripe emulator beside the product, for a machine without a key. */
import type { OpenStripeEmulator } from '../server/src/billing/stripe-emulator.ts';

/** Next to the product's own; where it is taken, any other will do. */
const preferredPort = 5_002;

/** Loaded only where it is used. */
export const openStripeEmulator: OpenStripeEmulator = async ({ databaseUrl, clock, port, log }) => {
  const { startEmulator } = await import('../stripe-emulator/src/emulator.ts');
  return startEmulator({
    databaseUrl,
    clock,
    preferredPort,
    avoidedPort: port,
    onError: (error) => log.error({ err: error }, 'the Stripe emulator failed'),
    onNews: (news) => log.info(news, 'news of the Stripe emulator'),
  });
};
