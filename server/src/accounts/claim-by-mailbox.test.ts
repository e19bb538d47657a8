import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { openMailbox } from '../testing/mailbox.ts';
import {
  aPerson,
  call,
  codeOf,
  confirmAddress,
  type Person,
  signIn,
  switchTwoStepOn,
} from '../testing/people.ts';
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
const { tokenFor } = openMailbox(mail, mailer);
const { updateProfile, confirmEmail, revertEmail, verify, login } = accountAddresses;
const { forgotPassword, resetPassword, startTwoStep, endOtherSessions } = accountAddresses;
const { renewRecoveryCodes, deleteAccount } = accountAddresses;

/** As the owner of the mailbox does it. */
async function reset(email: string) {
  await call(app, forgotPassword, { body: { email } });
  const token = await tokenFor('reset-password', email);
  const reply = await call(app, resetPassword, { body: { token, new_password: 'mine at last' } });
  expect(reply.status).toBe(200);
}

const setEmail = (as: Person, email: string) =>
  call(app, updateProfile, { as, body: { email, current_password: as.password } });

/** The path of a calendar link that the person makes. */
async function aCalendarLink(as: Person): Promise<string> {
  const { body } = await call(app, portfolioAddresses.create, { as, body: { name: 'Cards' } });
  const made = await call(app, scheduleAddresses.setCalendar, {
    as,
    id: body.id,
    body: { shows_amounts: true },
  });
  return new URL(made.body.url).pathname;
}

const readCalendar = async (path: string) => (await call(app, { method: 'GET', path })).status;

describe('a stranger who registered with an address of mine', () => {
  it('keeps no way back once I reset the password through my mailbox', async () => {
    const stranger = await aPerson(app);
    const mine = stranger.email;
    const calendar = await aCalendarLink(stranger);
    await setEmail(stranger, `stranger-${mine}`);
    const waiting = await tokenFor('confirm-email', `stranger-${mine}`);
    expect(await readCalendar(calendar)).toBe(200);

    await reset(mine);
    expect((await call(app, verify, { as: stranger })).status).toBe(401);
    expect((await call(app, confirmEmail, { body: { token: waiting } })).status).toBe(400);
    expect(await readCalendar(calendar)).toBe(404);
    const { rows } = await pool.query('SELECT devices_trusted_from FROM users WHERE id = $1', [
      stranger.id,
    ]);
    expect(rows).toEqual([{ devices_trusted_from: clock.now() }]);
    const me = await signIn(app, { username: mine, password: 'mine at last' });
    expect((await call(app, verify, { as: me })).body.user).toMatchObject({
      email: mine,
      email_confirmed: true,
      pending_email: null,
    });
  });

  it('cannot switch two-step sign-in on before the address is confirmed', async () => {
    const stranger = await aPerson(app);
    const { password } = stranger;
    const refused = await call(app, startTwoStep, { as: stranger, body: { password } });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toBe(
      'Confirm your email address first. Without it nobody could help you back in.',
    );
  });

  it('loses two-step sign-in from before the address was confirmed, and the owner is told', async () => {
    const stranger = await aPerson(app);
    await switchTwoStepOn({ app, pool }, stranger, clock.now());
    // From the time before it asked for a confirmed address.
    await pool.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [stranger.id]);
    clock.advance(1_000);
    await reset(stranger.email);
    await signIn(app, { username: stranger.email, password: 'mine at last' });
    await mailer.deliverNow();
    const told = mail.mails.filter(({ to }) => to === stranger.email).at(-1);
    expect(told?.subject).toBe('Your password was changed');
    expect(told?.text).toContain('Two-step sign-in is off');
  });

  it('is greeted without the name that they chose, until the address is confirmed', async () => {
    const username = 'Win a prize at evil dot example';
    const stranger = await aPerson(app, { username });
    await call(app, forgotPassword, { body: { email: stranger.email } });
    await setEmail(stranger, `other-${stranger.email}`);
    await mailer.deliverNow();
    const toStrangers = mail.mails.filter(({ to }) => to.endsWith(stranger.email));
    expect(toStrangers.map(({ subject }) => subject).sort()).toEqual([
      'Confirm your new email address',
      'Reset your password',
      'Welcome to Debt Payoff',
    ]);
    for (const { text, html } of toStrangers) {
      expect(text).toMatch(/^Hello,$/m);
      expect(text + html).not.toContain(username);
    }
  });
});

describe('a reset of an account that was mine all along', () => {
  it('leaves two-step sign-in that was switched on after the address was confirmed', async () => {
    const owner = await aPerson(app);
    await confirmAddress(pool, owner, clock.now());
    clock.advance(1_000);
    const { secret } = await switchTwoStepOn({ app, pool }, owner, clock.now());
    for (let times = 0; times < 2; times += 1) {
      clock.advance(60_000);
      await reset(owner.email);
      const body = { username: owner.email, password: 'mine at last' };
      expect((await call(app, login, { body })).body.code).toBe('totp_required');
    }
    clock.advance(60_000);
    const totp = codeOf(secret, clock.now());
    await signIn(app, { username: owner.email, password: 'mine at last' }, { totp });
  });

  it('by a thief with a mailbox of their own leaves me my way back', async () => {
    const owner = await aPerson(app);
    await confirmAddress(pool, owner, clock.now());
    const theirs = `thief-${owner.email}`;
    await setEmail(owner, theirs);
    const token = await tokenFor('confirm-email', theirs);
    await call(app, confirmEmail, { body: { token } });
    const back = await tokenFor('revert-email', owner.email);
    await reset(theirs);
    const calendar = await aCalendarLink({
      ...owner,
      ...(await signIn(app, { username: theirs, password: 'mine at last' })),
    });
    expect((await call(app, revertEmail, { body: { token: back } })).status).toBe(200);
    expect(await readCalendar(calendar)).toBe(404);
    await reset(owner.email);
  });
});

it('signing out everywhere ends calendar links where that is wanted', async () => {
  const person = await aPerson(app);
  const calendar = await aCalendarLink(person);
  const { path, ...address } = endOtherSessions;
  const kept = await call(app, endOtherSessions, { as: person });
  expect(kept.body.message).toBe('All other devices are signed out.');
  expect(await readCalendar(calendar)).toBe(200);
  const ended = await call(app, { ...address, path: `${path}?calendar_links=end` }, { as: person });
  expect(ended.body.message).toBe(
    'All other devices are signed out, and your calendar links have ended.',
  );
  expect(await readCalendar(calendar)).toBe(404);
});

describe('what is under way while the password is reset', () => {
  it('a sign-in with the old password opens nothing', async () => {
    for (let rounds = 0; rounds < 3; rounds += 1) {
      const owner = await aPerson(app);
      const { username, password, email } = owner;
      await call(app, forgotPassword, { body: { email } });
      const token = await tokenFor('reset-password', email);
      const [done, ...logins] = await Promise.all([
        call(app, resetPassword, { body: { token, new_password: 'mine at last' } }),
        ...Array.from({ length: 4 }, () => call(app, login, { body: { username, password } })),
      ]);
      expect(done.status).toBe(200);
      for (const { status, body } of logins) {
        if (status !== 200) continue;
        expect((await call(app, verify, { as: body.access_token })).status).toBe(401);
      }
    }
  });

  it('a request whose body comes late finds its session ended', async () => {
    const thief = await aPerson(app);
    const { body: portfolio } = await call(app, portfolioAddresses.create, {
      as: thief,
      body: { name: 'Cards' },
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const sent = JSON.stringify({ shows_amounts: true });
    const request = httpRequest(`${address}/api/portfolios/${portfolio.id}/calendar`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${thief.token}`,
        'content-type': 'application/json',
        'content-length': String(sent.length),
      },
    });
    // Once the server has asked who it is, it waits for the rest.
    const arrived = new Promise<void>((resolve) => {
      app.server.once('request', () => resolve());
    });
    request.write(sent.slice(0, 1));
    await arrived;
    await call(app, verify, { as: thief });
    await reset(thief.email);
    const replied = once(request, 'response');
    request.end(sent.slice(1));
    const [response] = await replied;
    expect(response.statusCode).toBe(401);
    response.resume();
  });

  it('two-step sign-in, recovery codes and leaving at the same moment fail in our words', async () => {
    for (let rounds = 0; rounds < 2; rounds += 1) {
      const owner = await aPerson(app);
      const { password, email } = owner;
      const { recoveryCodes } = await switchTwoStepOn({ app, pool }, owner, clock.now());
      const [one, two] = recoveryCodes;
      await call(app, forgotPassword, { body: { email } });
      const token = await tokenFor('reset-password', email);
      const replies = await Promise.all([
        call(app, renewRecoveryCodes, { as: owner, body: { password, totp: one } }),
        call(app, deleteAccount, { as: owner, body: { password, totp: two } }),
        call(app, deleteAccount, { as: owner, body: { password, totp: two } }),
        call(app, resetPassword, { body: { token, new_password: 'mine at last' } }),
        call(app, login, { body: { username: email, password } }),
        call(app, updateProfile, { as: owner, body: { username: `${owner.username}-x` } }),
      ]);
      expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
      const { rows } = await pool.query('SELECT id FROM deleted_accounts WHERE email = $1', [
        email,
      ]);
      expect(rows.length).toBeLessThanOrEqual(1);
    }
  });
});
