import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import {
  aPerson,
  call,
  codeOf,
  confirmAddress,
  type Person,
  signIn,
  switchTwoStepOn,
} from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const clock = settableClock();
const { app, pool } = await createTestApp({
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000' },
  clock,
});
const { login, startTwoStep, confirmTwoStep, stopTwoStep, renewRecoveryCodes, verify } =
  accountAddresses;

const person = await aPerson(app);
const { secret, recoveryCodes } = await switchTwoStepOn({ app, pool }, person, clock.now());

const attempt = ({ username, password }: Person, totp?: string) =>
  call(app, login, { body: { username, password, ...(totp !== undefined && { totp }) } });

/** Codes work once, so each test has a period to itself. */
function nextCode(of = secret): string {
  clock.advance(60_000);
  return codeOf(of, clock.now());
}

describe('setting up', () => {
  it('asks for the password, and gives a secret, an address and a picture', async () => {
    const newcomer = await aPerson(app);
    await confirmAddress(pool, newcomer, clock.now());
    const start = (password: string) =>
      call(app, startTwoStep, { as: newcomer, body: { password } });
    const refused = await start('wrong');
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe('wrong_password');
    const { body, headers } = await start(newcomer.password);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.otpauth_url).toContain(`secret=${body.secret}`);
    expect(body.otpauth_url).toContain('issuer=Debt%20Payoff');
    expect(body.qr_code).toMatch(/^data:image\/png;base64,/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('counts for nothing until a first code has shown that it works', async () => {
    const newcomer = await aPerson(app);
    await confirmAddress(pool, newcomer, clock.now());
    const { password } = newcomer;
    await call(app, startTwoStep, { as: newcomer, body: { password } });
    expect((await attempt(newcomer)).status).toBe(200);
    const wrong = await call(app, confirmTwoStep, { as: newcomer, body: { totp: '000000' } });
    expect(wrong.body.code).toBe('totp_invalid');
    expect((await attempt(newcomer)).status).toBe(200);
  });

  it('does not replace a secret that is in use', async () => {
    const { password } = person;
    const again = await call(app, startTwoStep, { as: person, body: { password } });
    expect(again.status).toBe(409);
    expect((await attempt(person, nextCode())).status).toBe(200);
  });

  it('gives ten recovery codes, and keeps neither them nor the secret readable', async () => {
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    const { rows } = await pool.query(
      `SELECT to_jsonb(s) AS row FROM two_step_secrets s
       UNION ALL SELECT to_jsonb(r) FROM recovery_codes r`,
    );
    const stored = JSON.stringify(rows);
    for (const hidden of [secret, ...recoveryCodes]) {
      expect(stored).not.toContain(hidden);
      expect(stored).not.toContain(hidden.replace('-', ''));
    }
  });

  it("opens for its owner alone: a secret copied into someone else's row is worth nothing", async () => {
    const thief = await aPerson(app);
    const known = await switchTwoStepOn({ app, pool }, thief, clock.now());
    await pool.query(
      `UPDATE two_step_secrets SET sealed_secret = (
         SELECT sealed_secret FROM two_step_secrets WHERE user_id = $1) WHERE user_id = $2`,
      [person.id, thief.id],
    );
    expect((await attempt(thief, nextCode(known.secret))).status).toBe(500);
  });
});

describe('signing in', () => {
  it('asks for a code after the right password only', async () => {
    const asked = await attempt(person);
    expect(asked.status).toBe(401);
    expect(asked.body).toEqual({
      error: 'Enter the code from your authenticator app.',
      code: 'totp_required',
      request_id: expect.any(String),
    });
    expect(asked.cookie).toBeUndefined();
    const stranger = await attempt({ ...person, password: 'wrong' }, nextCode());
    expect(stranger.body.code).toBe('invalid_credentials');
  });

  it.each(['', '  '])('takes a code of %j for none', async (code) => {
    expect((await attempt(person, code)).body.code).toBe('totp_required');
  });

  it.each(['000000', '12345', '1234567', 'abcdef', '１２３４５６', "' OR 1=1"])(
    'refuses %j, and counts it as a failure',
    async (code) => {
      const refused = await attempt(person, code);
      expect(refused.status).toBe(401);
      expect(refused.body.code).toBe('totp_invalid');
      const { rows } = await pool.query('SELECT failed_logins FROM users WHERE id = $1', [
        person.id,
      ]);
      expect(rows[0].failed_logins).toBeGreaterThan(0);
    },
  );

  it.each([
    ['000000', 'That code is not right.'],
    ['12345', 'That code is not right.'],
    ['ABCDE-FGHJK', 'That recovery code is not right, or has already been used.'],
    ['abcde fghjk', 'That recovery code is not right, or has already been used.'],
  ])('answers %j in words about its kind: %s', async (code, words) => {
    const { body } = await attempt(person, code);
    expect(body.code).toBe('totp_invalid');
    expect(body.error).toContain(words);
  });

  it('takes the right code, with a space in it too, and never a second time', async () => {
    const code = nextCode();
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await attempt(person, spaced)).status).toBe(200);
    expect((await attempt(person, code)).body.code).toBe('totp_invalid');
  });

  it('of several at once with one code, one gets in', async () => {
    const code = nextCode();
    const replies = await Promise.all(Array.from({ length: 4 }, () => attempt(person, code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('takes the code of the period before and after, and none that is older', async () => {
    clock.advance(300_000);
    const codeAt = (seconds: number) =>
      codeOf(secret, new Date(clock.now().getTime() + seconds * 1000));
    expect((await attempt(person, codeAt(-60))).body.code).toBe('totp_invalid');
    expect((await attempt(person, codeAt(60))).body.code).toBe('totp_invalid');
    expect((await attempt(person, codeAt(-30))).status).toBe(200);
    expect((await attempt(person, codeAt(30))).status).toBe(200);
    // A later one has been used.
    expect((await attempt(person, codeAt(0))).body.code).toBe('totp_invalid');
  });

  it('takes a recovery code once, in any writing', async () => {
    const [code = ''] = recoveryCodes;
    const [letters = '', others = ''] = code.toLowerCase().split('-');
    expect((await attempt(person, `${letters} ${others}`)).status).toBe(200);
    expect((await attempt(person, code)).body.code).toBe('totp_invalid');
  });

  it("does not take someone else's recovery code", async () => {
    const other = await aPerson(app);
    await switchTwoStepOn({ app, pool }, other, clock.now());
    expect((await attempt(other, recoveryCodes[1])).body.code).toBe('totp_invalid');
  });
});

describe('changing it', () => {
  it('new recovery codes ask for password and code, and end the old ones', async () => {
    const owner = await aPerson(app);
    const mine = await switchTwoStepOn({ app, pool }, owner, clock.now());
    const renew = (body: unknown) => call(app, renewRecoveryCodes, { as: owner, body });
    const { password } = owner;
    expect((await renew({ password })).body.code).toBe('totp_required');
    expect((await renew({ password: 'wrong', totp: mine.recoveryCodes[1] })).status).toBe(403);
    const { body } = await renew({ password, totp: mine.recoveryCodes[1] });
    expect(body.recovery_codes).toHaveLength(10);
    expect((await attempt(owner, mine.recoveryCodes[2])).body.code).toBe('totp_invalid');
    expect((await attempt(owner, body.recovery_codes[0])).status).toBe(200);
  });

  it('switching off asks for password and code; then the password is enough', async () => {
    const owner = await aPerson(app);
    const mine = await switchTwoStepOn({ app, pool }, owner, clock.now());
    const stop = (body: unknown) => call(app, stopTwoStep, { as: owner, body });
    const { password } = owner;
    expect((await stop({ password })).body.code).toBe('totp_required');
    expect((await stop({ password, totp: '000000' })).body.code).toBe('totp_invalid');
    expect((await call(app, verify, { as: owner })).body.user.two_step_enabled).toBe(true);
    expect((await stop({ password, totp: nextCode(mine.secret) })).status).toBe(200);
    expect((await stop({ password })).status).toBe(409);
    await signIn(app, owner);
    // None of the old codes comes back with a new set-up.
    await switchTwoStepOn({ app, pool }, owner, clock.now());
    expect((await attempt(owner, mine.recoveryCodes[3])).body.code).toBe('totp_invalid');
  });
});

it('guesses at a code are bounded, also for someone who is signed in', async () => {
  const limited = await createTestApp({ variables: productionVariables, clock });
  const owner = await aPerson(limited.app);
  await confirmAddress(limited.pool, owner, clock.now());
  await call(limited.app, startTwoStep, { as: owner, body: { password: owner.password } });
  const guess = () => call(limited.app, confirmTwoStep, { as: owner, body: { totp: '000000' } });
  for (let tries = 0; tries < 9; tries += 1) expect((await guess()).status).toBe(401);
  expect((await guess()).status).toBe(429);
});
