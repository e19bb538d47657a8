/** Tells the person who started the process where it is and what is switched on. */
import { resolve } from 'node:path';
import { socialPlatformLabels, socialPlatforms } from '@debt-payoff/contract/content-vocabulary';
import { product } from '@debt-payoff/contract/product';
import { missingCompanySettings } from '@debt-payoff/contract/texts/company';
import { type Config, usesStripeEmulator } from './config.ts';
import type { DatabaseConnection } from './platform/database/database.ts';

/** Printed once the process listens, after everything else. */
export const lastAnnounced = 'Stop it with Ctrl-C.';

export function announce(
  config: Config,
  {
    database,
    emulatorAddress,
  }: {
    readonly database: DatabaseConnection['kind'];
    readonly emulatorAddress: string | null;
  },
): void {
  const facts: Record<string, string> = {
    environment:
      config.environment === 'local'
        ? 'local (for this machine only; all gates are open)'
        : config.environment,
    database:
      database === 'built-in'
        ? `built-in PostgreSQL, data in ${resolve(config.dataFolder)} (DATABASE_URL chooses another)`
        : 'PostgreSQL by DATABASE_URL',
    mail: describeMail(config),
    'card payments': describePayments(config, emulatorAddress),
    'social posts': describeSocial(config),
    'web analytics': describeAnalytics(config),
    'API document': `${config.publicUrl}/api/docs`,
    ...(config.testNow !== null && { clock: `started at ${config.testNow.toISOString()}` }),
    ...(config.rateLimitFactor !== 1 && { 'rate limits': `times ${config.rateLimitFactor}` }),
  };
  const width = Math.max(...Object.keys(facts).map((name) => name.length));
  console.log(`\n${product.name} is running at ${config.publicUrl}\n`);
  for (const [name, fact] of Object.entries(facts)) console.log(`  ${name.padEnd(width)}  ${fact}`);
  for (const line of describeMissing(config)) console.log(line);
  console.log(`\n${lastAnnounced}`);
}

/** What the law wants on the site and nobody has configured; in `local` the pages show it themselves. */
export function describeMissing({
  environment,
  company,
}: Pick<Config, 'environment' | 'company'>): string[] {
  const missing = environment === 'local' ? [] : missingCompanySettings(company);
  if (missing.length === 0) return [];
  return [
    '\nWARNING: UK law requires visitors to be told these facts about the company, which are not set:\n',
    ...missing.map(({ setting, purpose }) => `  ${setting}  ${purpose}`),
  ];
}

function describeMail({ environment, mail: { smtp } }: Config): string {
  if (smtp !== null) return `by SMTP through ${smtp.server.host}:${smtp.server.port}`;
  return environment === 'local'
    ? 'not sent; kept in the database, see /api/admin/outbox (SMTP_URL sends it)'
    : 'NOT SENT: it waits in the database until SMTP_URL is set';
}

function describePayments(config: Config, emulatorAddress: string | null): string {
  const { secretKey } = config.stripe;
  if (secretKey !== null) return `Stripe (${/_live_/.test(secretKey) ? 'live' : 'test'} mode)`;
  if (!usesStripeEmulator(config)) return 'OFF: STRIPE_SECRET_KEY is missing';
  return emulatorAddress === null
    ? 'OFF: test payments do not answer yet (STRIPE_SECRET_KEY chooses Stripe)'
    : `test payments at ${emulatorAddress} (no real money; STRIPE_SECRET_KEY chooses Stripe)`;
}

function describeAnalytics({ analytics }: Config): string {
  return analytics === null ? 'off' : `Google Analytics ${analytics.measurementId}, after consent`;
}

export function describeSocial({ social }: Pick<Config, 'social'>): string {
  const namesOf = (isConnected: boolean) =>
    socialPlatforms
      .filter((platform) => (social[platform] !== null) === isConnected)
      .map((platform) => socialPlatformLabels[platform])
      .join(', ');
  const [connected, others] = [namesOf(true), namesOf(false)];
  if (connected === '') return `sandbox: nothing is posted (no keys for ${others})`;
  return others === '' ? connected : `${connected}; sandbox for ${others} (no keys)`;
}
