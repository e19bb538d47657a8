/** The settings of the process, read once from its environment. Every problem is named, all at once. */
import { isIP } from 'node:net';
import { siteLimits } from '@debt-payoff/contract/limits';
import { type Environment, environments } from '@debt-payoff/contract/roles';
import {
  readStripeConfig,
  readVatNumber,
  type StripeConfig,
} from './billing/stripe/stripe-config.ts';
import { readGatePassword } from './gates/development-gate.ts';
import { type MailConfig, readMailConfig } from './mail/mail-config.ts';
import { readAnalytics } from './platform/analytics-config.ts';
import { readCompany } from './platform/company-config.ts';
import type { SiteConfig } from './platform/site-config.ts';
import { StartupError } from './platform/startup-error.ts';
import { loopbackHosts, VariableReader, type Variables } from './platform/variables.ts';
import { readSecret } from './sessions/keys.ts';
import { readSocialConfig, type SocialConfig } from './social/platforms/social-config.ts';

export type Config = SiteConfig & {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string | null;
  readonly databaseWaitFactor: number;
  readonly dataFolder: string;
  readonly logLevel: LogLevel;
  readonly trustProxy: string | null;
  readonly rateLimitFactor: number;
  readonly testNow: Date | null;
  readonly adminArea: boolean;
  readonly secrets: Secrets | null;
  readonly mail: MailConfig;
  readonly stripe: StripeConfig;
  readonly social: SocialConfig;
  /** Null: not VAT registered. */
  readonly vatNumber: string | null;
  /** Null: read off the checkout, where there is one. */
  readonly commit: string | null;
};

export type Secrets = {
  readonly jwt: string;
  /** Guards the development environment. */
  readonly gatePassword: string | null;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

export function readConfig(variables: Variables): Config {
  const read = new VariableReader(variables);

  const environment = read.choice('APP_ENV', environments, 'local');
  const isLocal = environment === 'local';
  const hasAdminArea = environment !== 'production';
  const host = read.text('HOST') ?? '127.0.0.1';
  const port = read.number('PORT', { min: 1, max: 65_535, whole: true }) ?? siteLimits.localPort;
  if (isLocal && !loopbackHosts.includes(host)) {
    read.problem(
      `HOST is "${host}", but APP_ENV=local opens all doors and so listens on this machine only. Leave HOST out, or choose another APP_ENV.`,
    );
  }
  const publicUrl = readPublicUrl(read, environment, port);
  const config: Config = {
    environment,
    host,
    port,
    publicUrl,
    company: readCompany(read),
    analytics: readAnalytics(read, environment),
    publicApiOrigin: read.origin('PUBLIC_API_ORIGIN', environment),
    webOrigins: read.origins('WEB_ORIGINS', environment),
    databaseUrl: readDatabaseUrl(read),
    databaseWaitFactor: read.number('DATABASE_WAIT_FACTOR', { min: 1, max: 100 }) ?? 1,
    dataFolder: read.text('DATA_DIR') ?? 'data',
    logLevel: read.choice('LOG_LEVEL', logLevels, isLocal ? 'warn' : 'info'),
    trustProxy: readTrustProxy(read),
    rateLimitFactor: read.number('RATE_LIMIT_FACTOR', { min: 0.001, max: 1_000_000 }) ?? 1,
    testNow: readTestNow(read, environment),
    adminArea: read.choice('ADMIN_AREA', ['on', 'off'], hasAdminArea ? 'on' : 'off') === 'on',
    secrets: isLocal
      ? null
      : {
          jwt: readSecret(read, environment),
          gatePassword: readGatePassword(read, environment),
        },
    mail: readMailConfig(read, { environment, publicUrl }),
    stripe: readStripeConfig(read),
    social: readSocialConfig(read),
    vatNumber: readVatNumber(read),
    commit: readCommit(read),
  };
  if (read.problems.length > 0) throw new StartupError(read.problems);
  return config;
}

/** Elsewhere there are card payments by Stripe itself, or none. */
export function usesStripeEmulator({ environment, stripe }: Config): boolean {
  return environment === 'local' && stripe.secretKey === null;
}

function readPublicUrl(read: VariableReader, environment: Environment, port: number): string {
  const url = read.origin('PUBLIC_URL', environment);
  if (url !== null) return url;
  if (environment !== 'local' && !read.has('PUBLIC_URL')) {
    read.problem(
      `PUBLIC_URL is missing: APP_ENV=${environment} needs the address that people open, such as https://debts.example.`,
    );
  }
  return `http://localhost:${port}`;
}

function readDatabaseUrl(read: VariableReader): string | null {
  const url = read.text('DATABASE_URL');
  if (url === null) return null;
  const scheme = URL.canParse(url) ? new URL(url).protocol : '';
  if (!['postgres:', 'postgresql:'].includes(scheme)) {
    read.problem('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
  return url;
}

function readCommit(read: VariableReader): string | null {
  const commit = read.text('APP_COMMIT');
  if (commit !== null && !/^[\w.-]{1,64}$/.test(commit)) {
    read.problem(
      `APP_COMMIT must be the hash or the tag of a commit, such as 1a2b3c4, but is "${commit}".`,
    );
  }
  return commit;
}

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

function readTrustProxy(read: VariableReader): string | null {
  const text = read.text('TRUST_PROXY');
  const unknown = text?.split(',').filter((entry) => !isAddressRange(entry.trim())) ?? [];
  if (unknown.length > 0) {
    read.problem(
      `TRUST_PROXY must list addresses such as 10.0.0.7 or 10.0.0.0/8, or ${namedRanges.join(', ')}, but is "${text}".`,
    );
  }
  return text;
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const isPrefix =
    bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return namedRanges.includes(text) || (version !== 0 && isPrefix && rest.length === 0);
}

function readTestNow(read: VariableReader, environment: Environment): Date | null {
  const text = read.text('TEST_NOW');
  if (text === null) return null;
  if (environment !== 'local') {
    read.problem(`TEST_NOW sets the clock and works with APP_ENV=local only, not ${environment}.`);
  }
  const instant = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(instant.getTime())) {
    read.problem(`TEST_NOW must be an ISO instant such as 2026-11-15T09:00:00Z, but is "${text}".`);
    return null;
  }
  return instant;
}
