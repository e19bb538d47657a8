import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { aPerson, call, newCredentials, type Person, signIn, suspend } from '../testing/people.ts';
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
const { forgotPassword, verifyResetToken, resetPassword, login, verify, updateProfile, refresh } =
  accountAddresses;
const { confirmEmail } = accountAddresses;
const hourMs = 3_600_000;

const forget = (email: string, headers?: Record<string, string>) =>
  call(app, forgotPassword, { body: { email }, ...(headers !== undefined && { headers }) });

/** The mails that went out since the last look. */
async function newMails() {
  await mailer.deliverNow();
  return mail.mails.splice(0);
}

async function resetTokenFor({ email }: Pick<Person, 'email'>): Promise<string> {
  await newMails();
  await forget(email);
  const [reset] = await newMails();
  return /\/reset-password\?token=([\w-]{43})\b/.exec(reset?.text ?? '')?.[1] ?? '';
}

const reset = (token: unknown, manner: { as?: Person; password?: string } = {}) => {
  const { as, password = 'second password' } = manner;
  const body = { token, new_password: password };
  return call(app, resetPassword, { body, ...(as !== undefined && { as }) });
};

async function expectRefused(token: unknown, manner?: { as?: Person }): Promise<void> {
  const checked = await call(app, verifyResetToken, { body: { token }, ...manner });
  for (const reply of [checked, await reset(token, manner)]) {
    expect(reply.status).toBe(400);
    expect(reply.body.error).toBe('Invalid or expired reset token');
  }
}

describe('asking for a reset link', () => {
  it('replies byte for byte the same for an account and for none', async () => {
    const person = await aPerson(app);
    const [known, unknown] = [await forget(person.email), await forget('nobody@example.com')];
    expect(known.status).toBe(200);
    expect(known.text).toBe(unknown.text);
    const { 'x-request-id': _, date: __, ...headers } = known.headers;
    expect(unknown.headers).toMatchObject(headers);
    expect(known.body).toEqual({
      message:
        'If an account with that email exists, a reset link is on its way. It works for one hour.',
    });
  });

  it('mails the account, and nobody else', async () => {
    const person = await aPerson(app);
    await newMails();
    await forget(person.email.toUpperCase());
    await forget('nobody@example.com');
    expect(await newMails()).toMatchObject([{ to: person.email, subject: 'Reset your password' }]);
  });

  it('mails no one who is suspended', async () => {
    const person = await aPerson(app);
    await suspend(pool, person, clock.now());
    await newMails();
    await forget(person.email);
    expect(await newMails()).toEqual([]);
  });

  it('builds links from the configured address, whatever the request claims', async () => {
    const person = await aPerson(app);
    await newMails();
    await forget(person.email, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
    });
    const [sent] = await newMails();
    expect(sent?.text).toContain('https://debts.example/reset-password?token=');
    expect(JSON.stringify(sent)).not.toContain('evil.example');
  });

  it.each([undefined, '', 'nobody', 7, ['a@example.com'], `${'x'.repeat(5_000)}@example.com`])(
    'refuses the address %j',
    async (email) => {
      const reply = await call(app, forgotPassword, { body: { email } });
      expect(reply.status).toBe(400);
      expect(reply.body.code).toBe('invalid_input');
    },
  );

  it('says what is wrong with an address without @', async () => {
    expect((await forget('nobody')).body.error).toBe('Please enter a valid email address');
  });

  it('gives the link itself in local only, from the configured address', async () => {
    const local = await createTestApp({ variables: { PUBLIC_URL: 'http://localhost:5001' } });
    const person = await aPerson(local.app);
    const send = (email: string) =>
      call(local.app, forgotPassword, {
        body: { email },
        headers: { host: 'localhost:9', 'x-forwarded-host': 'evil.example' },
      });
    const { body } = await send(person.email);
    expect(body.reset_url).toMatch(/^http:\/\/localhost:5001\/reset-password\?token=[\w-]{43}$/);
    expect((await send('nobody@example.com')).body.reset_url).toBeUndefined();
  });

  it('is limited by account and network, alike for an account and for none, and by network', async () => {
    const limited = await createTestApp({
      variables: { ...productionVariables, RATE_LIMIT_FACTOR: '0.4' },
    });
    const person = newCredentials();
    await call(limited.app, accountAddresses.register, { body: person });
    const send = (email: string, from: string) =>
      call(limited.app, forgotPassword, { body: { email }, from });
    for (const email of [person.email, 'nobody@example.com']) {
      const statuses: number[] = [];
      for (const from of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) {
        statuses.push((await send(email, from)).status);
      }
      expect(statuses).toEqual([200, 200, 429, 200]);
    }
    const statuses: number[] = [];
    for (let number = 0; number < 13; number += 1) {
      statuses.push((await send(`p${number}@example.com`, '192.0.2.4')).status);
    }
    expect(statuses).toEqual([...Array(12).fill(200), 429]);
  });
});

describe('resetting', () => {
  it('sets the password, ends every session, confirms the address and sends a mail', async () => {
    const person = await aPerson(app);
    const other = await signIn(app, person);
    const token = await resetTokenFor(person);
    const checked = await call(app, verifyResetToken, { body: { token } });
    expect(checked.body).toEqual({ email: person.email });
    const done = await reset(token);
    expect(done.status).toBe(200);
    expect(done.cookie?.value).toBe('');
    for (const { token: access, refreshToken } of [person, other]) {
      expect((await call(app, verify, { as: access })).status).toBe(401);
      expect((await call(app, refresh, { refreshToken })).status).toBe(401);
    }
    expect(await newMails()).toMatchObject([
      { to: person.email, subject: 'Your password was changed' },
    ]);
    const attempt = (password: string) =>
      call(app, login, { body: { username: person.username, password } });
    expect((await attempt(person.password)).status).toBe(401);
    const { body } = await attempt('second password');
    expect(body.user.email_confirmed).toBe(true);
  });

  it.each([
    { new_password: undefined, error: 'All fields are required' },
    { new_password: '', error: 'All fields are required' },
    { new_password: '12345', error: 'Password must be at least 6 characters long' },
    { new_password: 'x'.repeat(5_000), error: 'Password can have at most 256 characters' },
  ])('refuses $new_password, and the link works on', async ({ new_password, error }) => {
    const person = await aPerson(app);
    const token = await resetTokenFor(person);
    const refused = await call(app, resetPassword, { body: { token, new_password } });
    expect(refused.status).toBe(400);
    expect(refused.body.error).toBe(error);
    expect((await reset(token)).status).toBe(200);
  });

  it('works up to an hour later, once', async () => {
    const person = await aPerson(app);
    const token = await resetTokenFor(person);
    clock.advance(hourMs - 1);
    expect((await reset(token)).status).toBe(200);
    await expectRefused(token);
  });

  it('does not work after an hour', async () => {
    const token = await resetTokenFor(await aPerson(app));
    clock.advance(hourMs);
    await expectRefused(token);
  });

  it('ends the other links of the account', async () => {
    const person = await aPerson(app);
    const [one, two] = [await resetTokenFor(person), await resetTokenFor(person)];
    expect((await reset(two)).status).toBe(200);
    await expectRefused(one);
  });

  it.each(['x', 'A'.repeat(43), '../..', '%00', 'a'.repeat(201), "' OR ''='"])(
    'refuses the token %j',
    async (token) => expectRefused(token),
  );

  it.each([undefined, '', '  '])('says that there is no token in %j', async (token) => {
    expect((await reset(token)).body.error).toBe('No reset token provided');
  });

  it('refuses a link that went to a former address', async () => {
    const person = await aPerson(app);
    const token = await resetTokenFor(person);
    const change = async (email: string) => {
      const body = { email, current_password: person.password };
      expect((await call(app, updateProfile, { as: person, body })).status).toBe(200);
      const [sent] = (await newMails()).filter(({ to }) => to === email);
      const link = /confirm-email\?token=([\w-]+)/.exec(sent?.text ?? '')?.[1];
      const confirmed = await call(app, confirmEmail, { body: { token: link } });
      expect(confirmed.status).toBe(200);
    };
    await change(`new-${person.email}`);
    await expectRefused(token);
    // Nor does it come back to life with the address.
    await change(person.email);
    await expectRefused(token);
  });

  it('refuses a link after the password was changed', async () => {
    const person = await aPerson(app);
    const token = await resetTokenFor(person);
    const { username, email, password } = person;
    const body = { username, email, current_password: password, new_password: 'third password' };
    expect((await call(app, updateProfile, { as: person, body })).status).toBe(200);
    await expectRefused(token);
  });

  it('refuses a link for a confirmation, and one of someone who is suspended', async () => {
    await newMails();
    const person = await aPerson(app);
    const [welcome] = await newMails();
    const confirmation = /confirm-email\?token=([\w-]+)/.exec(welcome?.text ?? '')?.[1];
    expect(confirmation).toMatch(/^[\w-]{43}$/);
    await expectRefused(confirmation);
    const token = await resetTokenFor(person);
    await suspend(pool, person, clock.now());
    await expectRefused(token);
  });

  it('refuses anyone who is signed in as somebody else, and leaves the link to its owner', async () => {
    const [person, stranger] = [await aPerson(app), await aPerson(app)];
    const token = await resetTokenFor(person);
    await expectRefused(token, { as: stranger });
    expect((await reset(token, { as: person })).status).toBe(200);
  });

  it('of two at once, one wins, and its password counts', async () => {
    const person = await aPerson(app);
    const token = await resetTokenFor(person);
    const passwords = ['password of one', 'password of two'];
    const replies = await Promise.all(passwords.map((password) => reset(token, { password })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = passwords[replies.findIndex(({ status }) => status === 200)] ?? '';
    await signIn(app, { ...person, password: winner });
  });
});

it('links are stored as hashes only', async () => {
  const token = await resetTokenFor(await aPerson(app));
  const { rows } = await pool.query('SELECT to_jsonb(l) AS row FROM account_links l');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});
