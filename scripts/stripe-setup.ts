/** `npm run stripe:setup`: makes or checks what billing needs in the Stripe account, and says what it did. */
import { parseArgs } from 'node:util';
import type { SetupStep } from '../server/src/billing/stripe/setup-step.ts';
import {
  createStripeClient,
  type StripeAccess,
  stripeMessageOf,
} from '../server/src/billing/stripe/stripe-client.ts';
import { isLiveKey } from '../server/src/billing/stripe/stripe-key.ts';
import { setUpStripe } from '../server/src/billing/stripe/stripe-setup.ts';
import { isReachable, wantedStripe } from '../server/src/billing/stripe/wanted-stripe.ts';
import { type Config, readConfig, usesStripeEmulator } from '../server/src/config.ts';
import { clockStartingAt, systemClock } from '../server/src/platform/clock.ts';
import { type Lifecycle, runProcess } from '../server/src/platform/lifecycle.ts';
import { createLog } from '../server/src/platform/logging.ts';
import { StartupError } from '../server/src/platform/startup-error.ts';
import { openCommandDatabase } from './command-database.ts';
import { openStripeEmulator } from './stripe-emulator.ts';

const checkedOnly =
  '\nNothing was written. Without --check, what is missing is made, and what is ours is corrected.';

await runProcess(async (lifecycle) => {
  const options = readOptions();
  const config = readConfig(process.env);
  const access = await findStripe(config, { lifecycle, isLive: options.live });
  console.log(`${placeOf(access)}, for ${config.publicUrl}:\n`);
  const context = {
    stripe: createStripeClient(access),
    wanted: wantedStripe({
      publicUrl: config.publicUrl,
      canBeReached: access.address !== null || isReachable(config.publicUrl),
    }),
    mode: {
      isCheckOnly: options.check,
      replacesPrices: options['replace-prices'],
      replacesWebhook: options['replace-webhook'],
    },
  };
  try {
    const steps = await setUpStripe(context, say);
    const isAsWanted = steps.every(({ outcome }) => outcome !== 'differs');
    if (!isAsWanted) process.exitCode = 1;
    if (options.check) console.log(isAsWanted ? '\nAll is as wanted.' : checkedOnly);
  } catch (error) {
    const message = stripeMessageOf(error);
    if (message === null) throw error;
    process.exitCode = 1;
    console.error(`\nStripe did not go on: ${message}`);
    console.error('What is listed above is done. Once the cause is mended, run this again.');
  }
  return 'is done';
});

/** Anyone who forgot the key should see it before the first line. */
function placeOf({ address, secretKey }: StripeAccess): string {
  if (address !== null) return `In the emulator at ${address} (STRIPE_SECRET_KEY chooses Stripe)`;
  return `In your Stripe account, ${isLiveKey(secretKey) ? 'live' : 'test'} mode`;
}

function readOptions() {
  const off = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({
      options: { check: off, live: off, 'replace-prices': off, 'replace-webhook': off },
    });
    return values;
  } catch {
    throw new StartupError([
      'The options are --check, --live, --replace-prices and --replace-webhook.',
    ]);
  }
}

/** Stripe itself by its key; without one, the emulator of the local environment. */
async function findStripe(
  config: Config,
  { lifecycle, isLive }: { readonly lifecycle: Lifecycle; readonly isLive: boolean },
): Promise<StripeAccess> {
  const { secretKey } = config.stripe;
  if (secretKey !== null) {
    requireMeant(secretKey, isLive);
    return { secretKey, address: null };
  }
  if (!usesStripeEmulator(config)) {
    throw new StartupError([
      `STRIPE_SECRET_KEY is missing: APP_ENV=${config.environment} needs the secret key of a Stripe account.`,
    ]);
  }
  const database = await openCommandDatabase(config, lifecycle);
  const emulator = await openStripeEmulator({
    databaseUrl: database.url,
    clock: config.testNow === null ? systemClock() : clockStartingAt(config.testNow),
    port: config.port,
    log: createLog(config.logLevel),
  });
  lifecycle.opened(emulator.stop);
  return emulator.connection();
}

function requireMeant(secretKey: string, isLive: boolean): void {
  if (isLiveKey(secretKey) === isLive) return;
  throw new StartupError([
    isLive
      ? '--live is given, but STRIPE_SECRET_KEY is a key for tests.'
      : 'STRIPE_SECRET_KEY is a live key: what is made with it takes real money. Add --live if you mean that.',
  ]);
}

function say({ outcome, subject, id, details, secret }: SetupStep): void {
  const name = id === null ? subject : `${subject} (${id})`;
  console.log([`${outcome}: ${name}`, ...details].join('; '));
  if (secret === undefined) return;
  console.log(`\nThe secret of the new webhook endpoint is shown only now. The product needs it to tell
Stripe's messages from forged ones: set it as STRIPE_WEBHOOK_SECRET, and start the product again.
  ${secret}\n`);
}
