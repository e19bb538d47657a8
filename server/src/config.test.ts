import { aCompany, wholeCompany } from '@debt-payoff/contract/company.fixture';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartupError } from './platform/startup-error.ts';
import { productionVariables } from './testing/test-app.ts';

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof StartupError) return error.problems;
    throw error;
  }
}

describe('with nothing configured', () => {
  it('runs locally, on loopback, with its own database', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'local',
      host: '127.0.0.1',
      port: 5001,
      publicUrl: 'http://localhost:5001',
      databaseUrl: null,
      dataFolder: 'data',
      adminArea: true,
      rateLimitFactor: 1,
      secrets: null,
    });
  });

  it('takes the key of a Stripe account, or none', () => {
    expect(readConfig({}).stripe).toEqual({ secretKey: null, webhookSecrets: [] });
    for (const secretKey of ['sk_test_51abcdefghijk', 'rk_live_51abcdefghijk']) {
      expect(readConfig({ STRIPE_SECRET_KEY: secretKey }).stripe).toMatchObject({ secretKey });
    }
  });

  it('takes one webhook secret, or several while one is rotated', () => {
    const secretsOf = (text: string) =>
      readConfig({ STRIPE_WEBHOOK_SECRET: text }).stripe.webhookSecrets;
    expect(secretsOf('whsec_abcdefghij')).toEqual(['whsec_abcdefghij']);
    expect(secretsOf('whsec_abcdefghij, whsec_ABC+/=789')).toEqual([
      'whsec_abcdefghij',
      'whsec_ABC+/=789',
    ]);
  });

  it.each([
    ['GB123456789', 'GB 123 4567 89'],
    ['gb 123 4567 89', 'GB 123 4567 89'],
    ['GB123456789001', 'GB 123 4567 89 001'],
  ])('takes the VAT number %s as it is written on receipts', (text, written) => {
    expect(readConfig({ VAT_NUMBER: text }).vatNumber).toBe(written);
    expect(readConfig({}).vatNumber).toBeNull();
  });

  it('takes who sells the plans as one line, with the numbers of the company and its address', () => {
    const { nameAndAddress, companyNumber, icoRegistration, email } = wholeCompany;
    const variables = {
      TRADER_NAME_AND_ADDRESS: ` ${nameAndAddress} `,
      COMPANY_NUMBER: companyNumber ?? '',
      ICO_REGISTRATION: icoRegistration ?? '',
      CONTACT_EMAIL: email,
    };
    expect(readConfig(variables).company).toEqual(wholeCompany);
    expect(readConfig({}).company).toEqual(aCompany());
  });

  it('takes the commit that runs, or finds it out', () => {
    expect(readConfig({ APP_COMMIT: '1a2b3c4' }).commit).toBe('1a2b3c4');
    expect(readConfig({}).commit).toBeNull();
    expect(problemsOf({ APP_COMMIT: 'my branch' })).toEqual([
      'APP_COMMIT must be the hash or the tag of a commit, such as 1a2b3c4, but is "my branch".',
    ]);
  });

  it('measures nothing without a measurement id', () => {
    expect(readConfig({}).analytics).toBeNull();
    expect(readConfig({ ANALYTICS_ORIGIN: 'http://localhost:5999' }).analytics).toBeNull();
  });

  it('counts blank variables as missing', () => {
    expect(readConfig({ PORT: '', APP_ENV: ' ' }).port).toBe(5001);
  });
});

describe('each problem has a sentence', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, but is "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, but is "70000".'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 1 to 65535, but is "80.5".'],
    [
      { APP_ENV: 'staging' },
      'APP_ENV must be one of local, development, admin-production, production, but is "staging".',
    ],
    [
      { HOST: '0.0.0.0' },
      'HOST is "0.0.0.0", but APP_ENV=local opens all doors and so listens on this machine only. Leave HOST out, or choose another APP_ENV.',
    ],
    [
      { DATABASE_URL: 'mysql://here' },
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    ],
    [
      { STRIPE_SECRET_KEY: 'secret-51abc' },
      'STRIPE_SECRET_KEY must look like sk_test_..., sk_live_..., rk_test_... or rk_live_....',
    ],
    [
      { STRIPE_SECRET_KEY: 'pk_test_51abcdefghijk' },
      'STRIPE_SECRET_KEY is a publishable key (pk_...). The secret key stands beside it in the dashboard and begins with sk_ or rk_.',
    ],
    ...['sk_test_51abcdefghijk', 'whsec_abcdefghij,', 'whsec_'].map(
      (secrets) =>
        [
          { STRIPE_WEBHOOK_SECRET: secrets },
          'STRIPE_WEBHOOK_SECRET must look like whsec_..., or several of them with commas in between while one is rotated.',
        ] as const,
    ),
    ...['123456789', 'GB12345678', 'GB1234567890', 'DE123456789'].map(
      (number) =>
        [
          { VAT_NUMBER: number },
          `VAT_NUMBER must be GB and 9 or 12 digits, such as GB 123 4567 89, but is "${number}".`,
        ] as const,
    ),
    ...['Example Ltd', 'Example Ltd,\n1 High Street', `Example Ltd, ${'1'.repeat(200)}`].map(
      (trader) =>
        [
          { TRADER_NAME_AND_ADDRESS: trader },
          'TRADER_NAME_AND_ADDRESS must be one line of at most 200 characters, such as Example Ltd, 1 High Street, London N1 1AA.',
        ] as const,
    ),
    ...['UA-1234567-1', 'G-', 'g-abc1234567', "G-AB';*"].map(
      (id) =>
        [
          { GA_MEASUREMENT_ID: id },
          `GA_MEASUREMENT_ID must look like G-ABC123DEF4, but is "${id}".`,
        ] as const,
    ),
    [
      { GA_ADMIN_MEASUREMENT_ID: 'GTM-ABC123' },
      'GA_ADMIN_MEASUREMENT_ID must look like G-ABC123DEF4, but is "GTM-ABC123".',
    ],
    [
      { ...productionVariables, ANALYTICS_ORIGIN: 'https://collector.example' },
      'ANALYTICS_ORIGIN stands in for Google with APP_ENV=local only.',
    ],
    [
      { ANALYTICS_ORIGIN: 'collector' },
      'ANALYTICS_ORIGIN must be an origin such as https://debts.example, but is "collector".',
    ],
    [
      { COMPANY_NUMBER: '1234' },
      'COMPANY_NUMBER must look like 01234567 or SC123456, but is "1234".',
    ],
    [
      { ICO_REGISTRATION: 'none yet' },
      'ICO_REGISTRATION must look like ZA123456, but is "none yet".',
    ],
    [
      { CONTACT_EMAIL: 'Hello <hello@debts.example>' },
      'CONTACT_EMAIL must be an address such as hello@debts.example, but is "Hello <hello@debts.example>".',
    ],
    [
      { TEST_NOW: 'tomorrow' },
      'TEST_NOW must be an ISO instant such as 2026-11-15T09:00:00Z, but is "tomorrow".',
    ],
    [
      { ...productionVariables, TEST_NOW: '2026-11-15T09:00:00Z' },
      'TEST_NOW sets the clock and works with APP_ENV=local only, not production.',
    ],
    [
      { TEST_NOW: '5' },
      'TEST_NOW must be an ISO instant such as 2026-11-15T09:00:00Z, but is "5".',
    ],
    [
      { TRUST_PROXY: 'loopback, garbage' },
      'TRUST_PROXY must list addresses such as 10.0.0.7 or 10.0.0.0/8, or loopback, linklocal, uniquelocal, but is "loopback, garbage".',
    ],
    [
      { RATE_LIMIT_FACTOR: '-1' },
      'RATE_LIMIT_FACTOR must be a number from 0.001 to 1000000, but is "-1".',
    ],
    [
      { DATABASE_WAIT_FACTOR: '0' },
      'DATABASE_WAIT_FACTOR must be a number from 1 to 100, but is "0".',
    ],
    [
      { WEB_ORIGINS: 'https://ok.example, evil' },
      'WEB_ORIGINS must be an origin such as https://debts.example, but is "evil".',
    ],
    [
      { ...productionVariables, PUBLIC_URL: 'https://debts.example/app' },
      'PUBLIC_URL must be an origin such as https://debts.example, but is "https://debts.example/app".',
    ],
    [
      { ...productionVariables, PUBLIC_URL: 'http://debts.example' },
      'PUBLIC_URL is "http://debts.example", but APP_ENV=production needs https for every host but this machine. Use https://debts.example.',
    ],
    [
      { ...productionVariables, PUBLIC_API_ORIGIN: 'http://localhost.debts.example:8080' },
      'PUBLIC_API_ORIGIN is "http://localhost.debts.example:8080", but APP_ENV=production needs https for every host but this machine. Use https://localhost.debts.example:8080.',
    ],
    [
      { ...productionVariables, WEB_ORIGINS: 'https://ok.example,http://app.example' },
      'WEB_ORIGINS is "http://app.example", but APP_ENV=production needs https for every host but this machine. Use https://app.example.',
    ],
    [
      { SMTP_URL: 'https://user:hunter2@mail.example' },
      'SMTP_URL must look like smtps://user:password@mail.example:465 or smtp://user:password@mail.example:587.',
    ],
    [
      { MAIL_FROM: 'Debt Payoff' },
      'MAIL_FROM must look like Debt Payoff <no-reply@debts.example>, but is "Debt Payoff".',
    ],
    [
      { ...productionVariables, JWT_SECRET: 'short' },
      'JWT_SECRET is too short: APP_ENV=production needs a secret of at least 32 characters.',
    ],
  ] as [Record<string, string>, string][])('%o', (variables, sentence) => {
    expect(problemsOf(variables)).toEqual([sentence]);
  });
});

describe('the environments that are not local', () => {
  it.each(['production', 'admin-production'])('%s refuses to start without its secrets', (name) => {
    expect(problemsOf({ APP_ENV: name })).toEqual([
      `PUBLIC_URL is missing: APP_ENV=${name} needs the address that people open, such as https://debts.example.`,
      `JWT_SECRET is missing: APP_ENV=${name} needs a secret of at least 32 characters.`,
    ]);
  });

  it('development also needs the password of its gate', () => {
    expect(problemsOf({ ...productionVariables, APP_ENV: 'development' })).toEqual([
      'DEV_GATE_PASSWORD is missing: APP_ENV=development needs a secret of at least 12 characters.',
    ]);
  });

  it.each([
    'http://localhost:5001',
    'http://127.0.0.1',
    'http://127.1.2.3:80',
    'http://[::1]:5001',
  ])('production may be tried out at %s, and local at any address', (origin) => {
    const origins = { PUBLIC_URL: origin, PUBLIC_API_ORIGIN: origin, WEB_ORIGINS: origin };
    expect(problemsOf({ ...productionVariables, ...origins })).toEqual([]);
    expect(problemsOf({ PUBLIC_URL: 'http://debts.example' })).toEqual([]);
  });

  it('development has its admin area behind its gate, unless it is switched off', () => {
    const variables = {
      ...productionVariables,
      APP_ENV: 'development',
      DEV_GATE_PASSWORD: 'open sesame, please',
    };
    expect(readConfig(variables).adminArea).toBe(true);
    expect(readConfig({ ...variables, ADMIN_AREA: 'off' }).adminArea).toBe(false);
  });

  it('production may listen on any address, and has no admin area unless it is switched on', () => {
    expect(readConfig({ ...productionVariables, HOST: '0.0.0.0' })).toMatchObject({
      host: '0.0.0.0',
      adminArea: false,
    });
    expect(readConfig({ ...productionVariables, ADMIN_AREA: 'on' }).adminArea).toBe(true);
  });
});

it('trusts the proxies that are listed', () => {
  const trustProxy = 'loopback, 10.0.0.0/8, ::1, fc00::/7';
  expect(readConfig({ TRUST_PROXY: trustProxy }).trustProxy).toBe(trustProxy);
});

describe('web analytics', () => {
  const ids = { GA_MEASUREMENT_ID: 'G-SITE123456', GA_ADMIN_MEASUREMENT_ID: 'G-ADMIN12345' };
  const google = 'https://www.googletagmanager.com';
  const gate = { DEV_GATE_PASSWORD: 'the password of the gate' };

  it.each([
    ['production', 'G-SITE123456'],
    ['development', 'G-SITE123456'],
    ['admin-production', 'G-ADMIN12345'],
  ])('has in %s the property %s', (environment, measurementId) => {
    const variables = { ...productionVariables, ...gate, APP_ENV: environment };
    const analyticsOf = (given: object) => readConfig({ ...variables, ...given }).analytics;
    expect(analyticsOf(ids)).toEqual({ measurementId, scriptOrigin: google });
    const others = Object.entries(ids).filter(([, id]) => id !== measurementId);
    expect(analyticsOf(Object.fromEntries(others))).toBeNull();
  });

  it('may be stood in for on this machine', () => {
    const standIn = { ...ids, ANALYTICS_ORIGIN: 'http://localhost:5999' };
    expect(readConfig(standIn).analytics?.scriptOrigin).toBe('http://localhost:5999');
  });
});

describe('mail', () => {
  it('is not sent unless a server is named, and comes from the host that people know', () => {
    expect(readConfig(productionVariables).mail).toEqual({
      from: { name: 'Debt Payoff', address: 'no-reply@debts.example' },
      smtp: null,
    });
  });

  it.each([
    [productionVariables, 'smtp://mail.example', true],
    [productionVariables, 'smtps://mail.example', false],
    [productionVariables, 'smtp://127.0.0.1:25', false],
    [productionVariables, 'smtp://[::1]:25', false],
    [{}, 'smtp://mail.example', false],
  ])('with %o and %s asks for STARTTLS: %s', (variables, url, requiresTls) => {
    const { smtp } = readConfig({ ...variables, SMTP_URL: url }).mail;
    expect(smtp?.requiresTls).toBe(requiresTls);
  });

  it('comes from whom the settings name', () => {
    const { from } = readConfig({ MAIL_FROM: 'Zoë & Co <hello@debts.example>' }).mail;
    expect(from).toEqual({ name: 'Zoë & Co', address: 'hello@debts.example' });
  });
});

it('all problems are named at once', () => {
  const problems = problemsOf({
    ...{ APP_ENV: 'production', PORT: 'x', RATE_LIMIT_FACTOR: 'y' },
    FACEBOOK_PAGE_ID: '1234',
  });
  expect(problems).toHaveLength(5);
});
