/** The settings of the process, read once from its environment. Every problem is named, all at once. */
import { isIP } from 'node:net';

import { siteLimits } from '@debt-payoff/contract/limits';
import { product } from '@debt-payoff/contract/product';
import { type Environment, environments } from '@debt-payoff/contract/roles';
import { type MailSender, readSender } from './mail/mail-address.ts';
import { readSmtpUrl, type SmtpServer } from './mail/smtp-url.ts';
import { StartupError } from './platform/startup-error.ts';

export type Config = {
  readonly environment: Environment;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** Where the API lives on a host of its own. */
  readonly publicApiOrigin: string | null;
  /** The other origins whose pages may call the API. */
  readonly webOrigins: readonly string[];
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  readonly logLevel: LogLevel;
  readonly trustProxy: string | null;
  readonly rateLimitFactor: number;
  readonly testNow: Date | null;
  readonly adminArea: boolean;
  readonly secrets: Secrets | null;
  readonly mail: MailSettings;
};

export type MailSettings = {
  readonly from: MailSender;
  /** Null: no mail is sent. */
  readonly smtp: { readonly server: SmtpServer; readonly requiresTls: boolean } | null;
};

export type Secrets = {
  readonly jwt: string;
  /** Guards the development environment. */
  readonly gatePassword: string | null;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

const secretLengthMin = 32;
const gatePasswordLengthMin = 12;
const loopbackHosts = ['localhost', '127.0.0.1', '::1'];

type Variables = Readonly<Record<string, string | undefined>>;

export function readConfig(variables: Variables): Config {
  const problems: string[] = [];
  const read = new Reader(variables, problems);

  const environment = read.choice('APP_ENV', environments, 'local');
  const isLocal = environment === 'local';
  const hasAdminArea = environment !== 'production';
  const host = read.text('HOST') ?? '127.0.0.1';
  const port = read.number('PORT', { min: 1, max: 65_535, whole: true }) ?? siteLimits.localPort;
  if (isLocal && !loopbackHosts.includes(host)) {
    problems.push(
      `HOST is "${host}", but APP_ENV=local opens all doors and so listens on this machine only. Leave HOST out, or choose another APP_ENV.`,
    );
  }
  const publicUrl = readPublicUrl(read, environment, port);
  const config: Config = {
    environment,
    host,
    port,
    publicUrl,
    publicApiOrigin: read.origin('PUBLIC_API_ORIGIN', environment),
    webOrigins: read.origins('WEB_ORIGINS', environment),
    databaseUrl: readDatabaseUrl(read),
    dataFolder: read.text('DATA_DIR') ?? 'data',
    logLevel: read.choice('LOG_LEVEL', logLevels, isLocal ? 'warn' : 'info'),
    trustProxy: readTrustProxy(read),
    rateLimitFactor: read.number('RATE_LIMIT_FACTOR', { min: 0.001, max: 1_000_000 }) ?? 1,
    testNow: readTestNow(read, environment),
    adminArea: read.choice('ADMIN_AREA', ['on', 'off'], hasAdminArea ? 'on' : 'off') === 'on',
    secrets: isLocal ? null : readSecrets(read, environment),
    mail: readMail(read, { environment, publicUrl }),
  };
  if (problems.length > 0) throw new StartupError(problems);
  return config;
}

function readPublicUrl(read: Reader, environment: Environment, port: number): string {
  const url = read.origin('PUBLIC_URL', environment);
  if (url !== null) return url;
  if (environment !== 'local' && !read.has('PUBLIC_URL')) {
    read.problem(
      `PUBLIC_URL is missing: APP_ENV=${environment} needs the address that people open, such as https://debts.example.`,
    );
  }
  return `http://localhost:${port}`;
}

function readDatabaseUrl(read: Reader): string | null {
  const url = read.text('DATABASE_URL');
  if (url === null) return null;
  const scheme = URL.canParse(url) ? new URL(url).protocol : '';
  if (!['postgres:', 'postgresql:'].includes(scheme)) {
    read.problem('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
  return url;
}

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

function readTrustProxy(read: Reader): string | null {
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

function readTestNow(read: Reader, environment: Environment): Date | null {
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

function readSecrets(read: Reader, environment: Environment): Secrets {
  const isDevelopment = environment === 'development';
  return {
    jwt: read.secret('JWT_SECRET', { environment, lengthMin: secretLengthMin }),
    gatePassword: isDevelopment
      ? read.secret('DEV_GATE_PASSWORD', { environment, lengthMin: gatePasswordLengthMin })
      : null,
  };
}

/** The problems do not repeat SMTP_URL, which holds a password. */
function readMail(
  read: Reader,
  { environment, publicUrl }: { environment: Environment; publicUrl: string },
): MailSettings {
  const url = read.text('SMTP_URL');
  const server = url === null ? null : readSmtpUrl(url);
  if (url !== null && server === null) {
    read.problem(
      'SMTP_URL must look like smtps://user:password@mail.example:465 or smtp://user:password@mail.example:587.',
    );
  }
  const sender = read.text('MAIL_FROM');
  const from = sender === null ? null : readSender(sender);
  if (sender !== null && from === null) {
    read.problem(
      `MAIL_FROM must look like ${product.name} <no-reply@debts.example>, but is "${sender}".`,
    );
  }
  return {
    from: from ?? { name: product.name, address: `no-reply@${new URL(publicUrl).hostname}` },
    smtp: server === null ? null : { server, requiresTls: needsTls(server, environment) },
  };
}

/** What stays on this machine, or is tried out on one, may go in the clear. */
function needsTls({ host, isSecure }: SmtpServer, environment: Environment): boolean {
  return !isSecure && environment !== 'local' && !loopbackHosts.includes(host);
}

/** Passwords and tokens travel to these addresses: in the clear only where they never leave the machine. */
function isProtected({ protocol, hostname }: URL, environment: Environment): boolean {
  const isThisMachine =
    hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  return protocol === 'https:' || environment === 'local' || isThisMachine;
}

class Reader {
  readonly #variables: Variables;
  readonly #problems: string[];

  constructor(variables: Variables, problems: string[]) {
    this.#variables = variables;
    this.#problems = problems;
  }

  problem(sentence: string): void {
    this.#problems.push(sentence);
  }

  has(name: string): boolean {
    return this.text(name) !== null;
  }

  text(name: string): string | null {
    const value = this.#variables[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  choice<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
    const text = this.text(name);
    if (text === null) return fallback;
    const chosen = values.find((value) => value === text);
    if (chosen === undefined) {
      this.problem(`${name} must be one of ${values.join(', ')}, but is "${text}".`);
    }
    return chosen ?? fallback;
  }

  number(name: string, range: { min: number; max: number; whole?: boolean }): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const value = Number(text);
    const isKind = range.whole === true ? Number.isInteger(value) : Number.isFinite(value);
    if (isKind && value >= range.min && value <= range.max) return value;
    const kind = range.whole === true ? 'a whole number' : 'a number';
    this.problem(`${name} must be ${kind} from ${range.min} to ${range.max}, but is "${text}".`);
    return null;
  }

  origin(name: string, environment: Environment): string | null {
    const text = this.text(name);
    return text === null ? null : this.#originOf(name, text, environment);
  }

  origins(name: string, environment: Environment): string[] {
    const listed = this.text(name)?.split(',') ?? [];
    return listed.flatMap((entry) => this.#originOf(name, entry.trim(), environment) ?? []);
  }

  secret(name: string, rule: { environment: Environment; lengthMin: number }): string {
    const text = this.text(name);
    if (text !== null && text.length >= rule.lengthMin) return text;
    const fault = text === null ? 'is missing' : 'is too short';
    this.problem(
      `${name} ${fault}: APP_ENV=${rule.environment} needs a secret of at least ${rule.lengthMin} characters.`,
    );
    return '';
  }

  #originOf(name: string, text: string, environment: Environment): string | null {
    const url = URL.canParse(text) ? new URL(text) : null;
    const isOrigin =
      url !== null &&
      ['http:', 'https:'].includes(url.protocol) &&
      url.pathname === '/' &&
      !url.search;
    if (isOrigin && isProtected(url, environment)) return url.origin;
    if (isOrigin) {
      this.problem(
        `${name} is "${text}", but APP_ENV=${environment} needs https for every host but this machine. Use ${url.origin.replace('http:', 'https:')}.`,
      );
      return null;
    }
    this.problem(`${name} must be an origin such as https://debts.example, but is "${text}".`);
    return null;
  }
}
