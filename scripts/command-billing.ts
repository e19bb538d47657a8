/** Billing for a command that does its work and ends. */

import type { BillingDeps } from '../server/src/billing/deps.ts';
import { createPayments } from '../server/src/billing/stripe/connect-payments.ts';
import { createTestPayments, setUpEmulator } from '../server/src/billing/stripe/set-up-emulator.ts';
import { findAccountByKey, keyHashOf } from '../server/src/billing/stripe/stripe-accounts.store.ts';
import { type Config, usesStripeEmulator } from '../server/src/config.ts';
import { clockStartingAt, systemClock } from '../server/src/platform/clock.ts';
import type { Database } from '../server/src/platform/database/database.ts';
import { migrateDatabase } from '../server/src/platform/database/migrate.ts';
import type { Lifecycle } from '../server/src/platform/lifecycle.ts';
import { createLog } from '../server/src/platform/logging.ts';
import { StartupError } from '../server/src/platform/startup-error.ts';
import { loadKeys } from '../server/src/sessions/keys.ts';
import { openCommandDatabase } from './command-database.ts';
import { openStripeEmulator } from './stripe-emulator.ts';

/** With Stripe by its key; without one, with the emulator of the local environment. */
export async function openCommandBilling(
  config: Config,
  { lifecycle, isCheckOnly }: { readonly lifecycle: Lifecycle; readonly isCheckOnly: boolean },
): Promise<BillingDeps> {
  const { publicUrl, stripe, vatNumber } = config;
  if (stripe.secretKey === null && !usesStripeEmulator(config)) {
    throw new StartupError([
      `STRIPE_SECRET_KEY is missing: APP_ENV=${config.environment} needs the secret key of a Stripe account.`,
    ]);
  }
  const database = await openCommandDatabase(config, lifecycle);
  const { db } = database;
  // A check leaves a real database as it is.
  if (!isCheckOnly || config.environment === 'local') await migrateDatabase(database.pool);
  if (stripe.secretKey !== null) await requireOwnKey(db, stripe.secretKey);
  const log = createLog(config.logLevel);
  const clock = config.testNow === null ? systemClock() : clockStartingAt(config.testNow);
  const keys = await loadKeys(db, config.secrets?.jwt ?? null);
  const findTestPayments = async () => {
    const facts = { databaseUrl: database.url, clock, port: config.port, log };
    const emulator = await openStripeEmulator(facts);
    lifecycle.opened(emulator.stop);
    return createTestPayments(emulator, { publicUrl, db, clock, log }, setUpEmulator);
  };
  const payments = createPayments({
    ...{ db, clock, log },
    stripe: { ...stripe, address: null },
    testPayments: stripe.secretKey === null ? await findTestPayments() : null,
  });
  return {
    ...{ db, clock, log, payments },
    config: { publicUrl, vatNumber },
    // Mail waits in the outbox for a process that serves, which looks there each minute.
    mailer: { wake: () => {} },
    addressKey: keys.trialAddress,
  };
}

/** Another key than the product's would make another account the current one, for everybody. */
async function requireOwnKey(db: Database, secretKey: string): Promise<void> {
  const account = await findAccountByKey(db, keyHashOf(secretKey));
  if (account?.isCurrent === true) return;
  throw new StartupError([
    'STRIPE_SECRET_KEY is not the key that the product works with. Take the same one, or start the product with it first.',
  ]);
}
