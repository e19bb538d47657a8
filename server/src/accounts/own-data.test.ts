import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { aPerson, call, signIn, switchTwoStepOn } from '../testing/people.ts';
import { recordedMail } from '../testing/recorded-mail.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const clock = settableClock();
const mail = recordedMail();
const { app, pool, mailer } = await createTestApp({
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000' },
  clock,
  mailTransport: mail,
});
const { downloadData, logout, login, updateProfile } = accountAddresses;

const person = await aPerson(app);
const stranger = await aPerson(app, { username: 'a-stranger', email: 'stranger@example.com' });
const { secret, recoveryCodes } = await switchTwoStepOn(app, person, clock.now());
const [totp = ''] = recoveryCodes;
const former = await signIn(app, person, { totp, headers: { 'user-agent': 'A former browser/1' } });
await call(app, logout, { as: former });
await call(app, login, { body: { username: person.username, password: 'wrong' } });
const email = `new-${person.email}`;
await call(app, updateProfile, { as: person, body: { username: person.username, email } });
await mailer.deliverNow();
await pool.query(
  `INSERT INTO tier_grants (user_id, tier, reason, granted_by, granted_at, until)
   VALUES ($1, 'basic', 'a kind word', $2, $3, $4)`,
  [person.id, stranger.id, clock.now(), new Date(clock.now().getTime() + 86_400_000)],
);
const answer = await call(app, downloadData, { as: person });

describe('the download', () => {
  it('is a file that no one keeps', () => {
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="debt-payoff-data.json"',
      'cache-control': 'no-store',
    });
  });

  it('holds all that is stored about the account', () => {
    const now = clock.now().toISOString();
    expect(answer.body).toMatchObject({
      exported_at: now,
      account: {
        id: person.id,
        username: person.username,
        email,
        created_at: now,
        role: 'user',
        subscription_tier: 'basic',
        last_login_at: now,
        last_login_address: '127.0.0.1',
        failed_logins_since: 1,
        last_failed_login_at: now,
      },
      two_step_sign_in: { started_at: now, confirmed_at: now },
      granted_tiers: [{ tier: 'basic', reason: 'a kind word', granted_at: now }],
    });
    expect(answer.body.sessions).toMatchObject([
      { browser: 'A former browser/1', ended_at: now, ended_because: 'signed_out' },
      { is_current: true, ended_at: null, ip_address: '127.0.0.1' },
    ]);
    expect(answer.body.mailed_links).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ purpose: 'revert_email', email: person.email }),
        expect.objectContaining({ purpose: 'confirm_email', email }),
      ]),
    );
  });

  it('holds no hash and no secret', async () => {
    const { rows } = await pool.query(
      `SELECT password_hash AS hidden FROM users UNION ALL SELECT token_hash FROM refresh_tokens
       UNION ALL SELECT token_hash FROM account_links UNION ALL SELECT sealed_secret FROM two_step_secrets
       UNION ALL SELECT code_hash FROM recovery_codes`,
    );
    const hidden: string[] = rows.map((row) => row.hidden);
    expect(hidden.length).toBeGreaterThan(10);
    const secrets = [secret, ...recoveryCodes, person.password, person.token, person.refreshToken];
    for (const one of [...hidden, ...secrets]) expect(answer.text).not.toContain(one);
    expect(answer.text).not.toMatch(/argon2|hash|sealed/i);
  });

  it('holds nothing of anybody else', () => {
    expect(answer.text).not.toContain('stranger');
  });
});

it('every table about people is in the download, or known to hold nothing to take along', async () => {
  const { rows } = await pool.query(
    `SELECT DISTINCT child.relname AS name FROM pg_constraint c
     JOIN pg_class child ON child.oid = c.conrelid
     JOIN pg_class parent ON parent.oid = c.confrelid
     WHERE c.contype = 'f' AND parent.relname = 'users' ORDER BY 1`,
  );
  const parts: Record<string, string | null> = {
    account_links: 'mailed_links',
    portfolios: 'portfolios',
    recovery_codes: null,
    sessions: 'sessions',
    tier_grants: 'granted_tiers',
    two_step_secrets: 'two_step_sign_in',
  };
  for (const { name } of rows) {
    expect(Object.keys(parts), `add ${name} to the download and to this list`).toContain(name);
    const part = parts[name] ?? null;
    if (part !== null) expect(Object.keys(answer.body)).toContain(part);
  }
});
