import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { DeliveryError } from '../mail/transport.ts';
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
/** An address whose server says that it should be tried again later. */
let postponed: string | null = null;
const { app, pool, mailer } = await createTestApp({
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000' },
  clock,
  mailTransport: {
    mode: 'send',
    send: async (outgoing) => {
      if (outgoing.to === postponed) {
        throw new DeliveryError({ obstacle: 'postponed', code: '451', message: 'Later' });
      }
      await mail.send(outgoing);
    },
  },
});
const { tokenFor, tokensFor, newMails } = openMailbox(mail, mailer);
const { updateProfile, confirmEmail, resendConfirmation, verify, register } = accountAddresses;
const { withdrawEmailChange, cancelEmailChange, revertEmail, resetPassword } = accountAddresses;
const dayMs = 86_400_000;
const invalid = 'This link is invalid, used or expired.';
const stopped = 'This change was stopped, or replaced by a newer one.';
const emailTaken =
  'An account with this email address exists already. Sign in, or reset your password.';

const setEmail = (as: Person, email: string, changes: Record<string, unknown> = {}) =>
  call(app, updateProfile, { as, body: { email, current_password: as.password, ...changes } });

const confirm = (token: string) => call(app, confirmEmail, { body: { token } });
const cancel = (token: string) => call(app, cancelEmailChange, { body: { token } });
const revert = (token: string) => call(app, revertEmail, { body: { token } });

async function addressOf(as: { token: string }) {
  const { user } = (await call(app, verify, { as })).body;
  return { email: user.email, pending: user.pending_email, isConfirmed: user.email_confirmed };
}

async function aConfirmedPerson(): Promise<Person> {
  const person = await aPerson(app);
  await confirmAddress(pool, person, clock.now());
  return person;
}

/** Changes the address and opens the link that was mailed to the new one. */
async function switchTo(person: Person, email: string): Promise<void> {
  expect((await setEmail(person, email)).status).toBe(200);
  expect((await confirm(await tokenFor('confirm-email', email))).status).toBe(200);
}

describe('confirming', () => {
  it('works by the link of the welcome mail, once, and needs no one to be signed in', async () => {
    const person = await aPerson(app);
    const token = await tokenFor('confirm-email', person.email);
    expect(await addressOf(person)).toMatchObject({ isConfirmed: false });
    expect((await confirm(token)).body).toEqual({ message: 'Your email address is confirmed.' });
    expect(await addressOf(person)).toMatchObject({ isConfirmed: true });
    const again = await confirm(token);
    expect(again.status).toBe(400);
    expect(again.body.error).toBe(invalid);
  });

  it('does not work after 7 days, but the link can be sent again', async () => {
    const person = await aPerson(app);
    const old = await tokenFor('confirm-email', person.email);
    clock.advance(7 * dayMs);
    expect((await confirm(old)).body.error).toBe(invalid);
    const { token } = await signIn(app, person);
    expect((await call(app, resendConfirmation, { as: token })).status).toBe(200);
    expect((await confirm(await tokenFor('confirm-email', person.email))).status).toBe(200);
    const needless = await call(app, resendConfirmation, { as: token });
    expect(needless.status).toBe(409);
    expect(needless.body.error).toBe('Your email address is confirmed already.');
  });
});

describe('changing the address', () => {
  it('counts once the new address confirms it by its own link', async () => {
    const person = await aConfirmedPerson();
    const email = `new-${person.email}`;
    const { body } = await setEmail(person, email);
    expect(body.message).toBe(
      `We have sent a link to ${email}. Your email address changes when you open it.`,
    );
    expect(body.user).toMatchObject({ email: person.email, pending_email: email });
    await signIn(app, { username: person.email, password: person.password });
    const token = await tokenFor('confirm-email', email);
    expect((await confirm(token)).body.message).toBe(
      'Your new email address is confirmed and now in use.',
    );
    expect(await addressOf(person)).toEqual({ email, pending: null, isConfirmed: true });
    await signIn(app, { username: email, password: person.password });
    expect((await confirm(token)).status).toBe(400);
  });

  it('needs the current password, and the code where two-step sign-in is on', async () => {
    const person = await aConfirmedPerson();
    const email = `new-${person.email}`;
    const without = await setEmail(person, email, { current_password: undefined });
    const error = 'Current password is required to change your email address';
    expect(without.status).toBe(400);
    expect(without.body).toMatchObject({ error, fields: { current_password: error } });
    expect((await setEmail(person, email, { current_password: 'no' })).status).toBe(403);
    const { secret } = await switchTwoStepOn({ app, pool }, person, clock.now());
    expect((await setEmail(person, email)).body.code).toBe('totp_required');
    expect((await setEmail(person, email, { totp: '000000' })).body.code).toBe('totp_invalid');
    expect(await addressOf(person)).toMatchObject({ pending: null });
    clock.advance(60_000);
    const totp = codeOf(secret, clock.now());
    expect((await setEmail(person, email, { totp })).status).toBe(200);
  });

  it('tells a confirmed old address at once and on switching, and an unconfirmed one nothing', async () => {
    const [known, unknown] = [await aConfirmedPerson(), await aPerson(app)];
    await newMails();
    const told: unknown[] = [];
    for (const person of [known, unknown]) {
      await setEmail(person, `new-${person.email}`);
      told.push(await newMails());
      await confirm(await tokenFor('confirm-email', `new-${person.email}`));
      told.push(await newMails());
    }
    const confirmNew = {
      to: expect.stringMatching(/^new-/),
      subject: 'Confirm your new email address',
    };
    const to = known.email;
    expect(told).toEqual([
      [confirmNew, { to, subject: 'Your email address is about to change' }],
      [{ to, subject: 'Your email address was changed' }],
      [confirmNew],
      [],
    ]);
  });

  it('is stopped by the link to the old address, from the profile, or by a newer one', async () => {
    const person = await aConfirmedPerson();
    const [one, two, three] = [`one-${person.email}`, `two-${person.email}`, `3-${person.email}`];
    const links: string[] = [];
    const requestChange = async (email: string) => {
      await setEmail(person, email);
      links.push(await tokenFor('confirm-email', email));
    };
    await requestChange(one);
    const cancelled = await cancel(await tokenFor('cancel-email-change', person.email));
    expect(cancelled.body.message).toContain('Your email address stays as it is.');
    expect(await addressOf(person)).toMatchObject({ pending: null });
    await requestChange(two);
    await requestChange(three);
    expect(await addressOf(person)).toMatchObject({ pending: three });
    const withdrawn = await call(app, withdrawEmailChange, { as: person });
    expect(withdrawn.body).toMatchObject({
      message: `Your email address is ${person.email}.`,
      user: { email: person.email, pending_email: null },
    });
    for (const link of links) expect((await confirm(link)).body.error).toBe(stopped);
    expect(await addressOf(person)).toMatchObject({ email: person.email });
  });

  it('ends with a new password, however it is chosen', async () => {
    const person = await aConfirmedPerson();
    const email = `new-${person.email}`;
    await setEmail(person, email);
    const link = await tokenFor('confirm-email', email);
    const current_password = person.password;
    const body = { current_password, new_password: 'second password' };
    expect((await call(app, updateProfile, { as: person, body })).body.user.pending_email).toBe(
      null,
    );
    expect((await confirm(link)).body.error).toBe(stopped);
  });

  it('waits 7 days for its confirmation, and its link can be sent again', async () => {
    const person = await aConfirmedPerson();
    const email = `new-${person.email}`;
    await setEmail(person, email);
    expect((await call(app, resendConfirmation, { as: person })).status).toBe(200);
    const links = await tokensFor('confirm-email', email);
    expect(links).toHaveLength(2);
    clock.advance(7 * dayMs);
    for (const link of links) expect((await confirm(link)).status).toBe(400);
    const back = await signIn(app, person);
    expect(await addressOf(back)).toMatchObject({ email: person.email, pending: null });
  });

  it('reserves nothing: anyone who registers with the pending address has it', async () => {
    const person = await aConfirmedPerson();
    const email = `new-${person.email}`;
    await setEmail(person, email);
    const link = await tokenFor('confirm-email', email);
    const other = await aPerson(app, { email });
    const refused = await confirm(link);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toBe('This address belongs to another account now.');
    expect(await addressOf(person)).toMatchObject({ email: person.email });
    expect(await addressOf(other)).toMatchObject({ email });
    expect((await setEmail(person, other.email)).body.error).toBe(emailTaken);
  });

  it('of two accounts that confirm the same address at once, one gets it', async () => {
    const people = [await aConfirmedPerson(), await aConfirmedPerson()];
    const email = `both-${people[0]?.email}`;
    for (const person of people) await setEmail(person, email);
    const links = await tokensFor('confirm-email', email);
    const replies = await Promise.all(links.map(confirm));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('undoing a change of the address', () => {
  it('works by the link to the old address: everyone is signed out, and a password chosen', async () => {
    const person = await aConfirmedPerson();
    await switchTo(person, `thief-${person.email}`);
    const token = await tokenFor('revert-email', person.email);
    const { status, body, headers } = await revert(token);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.message).toBe(
      'Your email address is changed back. Please choose a new password now.',
    );
    expect(body.reset_url).toMatch(/^https:\/\/debts\.example\/reset-password\?token=[\w-]{43}$/);
    expect((await call(app, verify, { as: person })).status).toBe(401);
    const reset = new URL(body.reset_url).searchParams.get('token');
    const chosen = { token: reset, new_password: 'a new password' };
    expect((await call(app, resetPassword, { body: chosen })).status).toBe(200);
    const back = await signIn(app, { username: person.email, password: 'a new password' });
    expect(await addressOf(back)).toMatchObject({ isConfirmed: true });
    expect((await revert(token)).body.error).toBe(invalid);
  });

  it('works for 7 days after the switch, in which nobody else can take the address', async () => {
    const [one, two] = [await aConfirmedPerson(), await aConfirmedPerson()];
    for (const person of [one, two]) await switchTo(person, `thief-${person.email}`);
    const early = await tokenFor('revert-email', one.email);
    const late = await tokenFor('revert-email', two.email);
    const taking = () =>
      call(app, register, {
        body: { username: `thief-of-${two.id}`, email: two.email, password: 'thief password' },
      });
    const changing = async () => setEmail(await aPerson(app), two.email);
    clock.advance(7 * dayMs - 1);
    for (const refused of [await taking(), await changing()]) {
      expect(refused.status).toBe(409);
      expect(refused.body.error).toBe(emailTaken);
    }
    expect((await revert(early)).status).toBe(200);
    clock.advance(1);
    expect((await revert(late)).body.error).toBe(invalid);
    expect((await taking()).status).toBe(201);
  });

  it('an address that was never confirmed is neither reserved nor told', async () => {
    const person = await aPerson(app);
    await switchTo(person, `own-${person.email}`);
    expect(await tokensFor('revert-email', person.email)).toEqual([]);
    await aPerson(app, { email: person.email });
  });

  it('a waiting change cannot slip in between: it is checked when it is confirmed', async () => {
    const [owner, thief] = [await aConfirmedPerson(), await aConfirmedPerson()];
    await switchTo(owner, `moved-${owner.email}`);
    // Asked for while the address was still the owner's in nobody's way but the reservation's.
    await pool.query(
      `INSERT INTO email_changes (user_id, old_email, new_email, requested_at) VALUES ($1, $2, $3, $4)`,
      [thief.id, thief.email, owner.email, clock.now()],
    );
    await call(app, resendConfirmation, { as: thief });
    const refused = await confirm(await tokenFor('confirm-email', owner.email));
    expect(refused.status).toBe(409);
    expect((await revert(await tokenFor('revert-email', owner.email))).status).toBe(200);
  });

  it('ends younger changes and links, never older ones', async () => {
    const person = await aConfirmedPerson();
    const [second, third] = [`second-${person.email}`, `third-${person.email}`];
    await switchTo(person, second);
    const first = await tokenFor('revert-email', person.email);
    clock.advance(1_000);
    await switchTo(person, third);
    const younger = await tokenFor('revert-email', second);
    expect((await revert(younger)).status).toBe(200);
    expect((await revert(first)).status).toBe(200);
    const other = await aConfirmedPerson();
    await switchTo(other, `second-${other.email}`);
    clock.advance(1_000);
    await switchTo(other, `third-${other.email}`);
    await setEmail(other, `fourth-${other.email}`);
    const waiting = await tokenFor('confirm-email', `fourth-${other.email}`);
    expect((await revert(await tokenFor('revert-email', other.email))).status).toBe(200);
    expect((await revert(await tokenFor('revert-email', `second-${other.email}`))).status).toBe(
      400,
    );
    expect((await confirm(waiting)).status).toBe(400);
  });

  it('ends two-step sign-in that was set up since the change, and leaves an older one', async () => {
    const [robbed, careful] = [await aConfirmedPerson(), await aConfirmedPerson()];
    clock.advance(1_000);
    await switchTo(robbed, `thief-${robbed.email}`);
    clock.advance(1_000);
    await switchTwoStepOn({ app, pool }, robbed, clock.now());
    const { secret } = await switchTwoStepOn({ app, pool }, careful, clock.now());
    clock.advance(60_000);
    const totp = codeOf(secret, clock.now());
    await setEmail(careful, `own-${careful.email}`, { totp });
    await confirm(await tokenFor('confirm-email', `own-${careful.email}`));
    const hasTwoStep = async (person: Person) => {
      const { body } = await revert(await tokenFor('revert-email', person.email));
      const token = new URL(body.reset_url).searchParams.get('token');
      await call(app, resetPassword, { body: { token, new_password: 'a new password' } });
      const { username } = person;
      const login = { username, password: 'a new password' };
      return (await call(app, accountAddresses.login, { body: login })).body.code;
    };
    expect(await hasTwoStep(robbed)).toBeUndefined();
    expect(await hasTwoStep(careful)).toBe('totp_required');
  });

  it('leaves the thief neither password nor session, whatever they do at that moment', async () => {
    const person = await aConfirmedPerson();
    const theirs = `thief-${person.email}`;
    await switchTo(person, theirs);
    const token = await tokenFor('revert-email', person.email);
    const asking = Array.from({ length: 8 }, () =>
      call(app, updateProfile, { as: person, body: { email: theirs } }),
    );
    const [reverted] = await Promise.all([revert(token), ...asking]);
    expect(reverted.status).toBe(200);
    const { username, password } = person;
    const login = await call(app, accountAddresses.login, { body: { username, password } });
    expect(login.status).toBe(401);
    const { rows } = await pool.query(
      'SELECT id FROM email_changes WHERE user_id = $1 AND switched_at IS NULL AND ended_at IS NULL',
      [person.id],
    );
    expect(rows).toEqual([]);
  });

  it('a deletion is told to an address that could still be taken back', async () => {
    const person = await aConfirmedPerson();
    await switchTo(person, `thief-${person.email}`);
    await newMails();
    const { password } = person;
    await call(app, accountAddresses.deleteAccount, { as: person, body: { password } });
    const subject = 'Your account has been deleted';
    expect(await newMails()).toEqual(
      expect.arrayContaining([
        { to: person.email, subject },
        { to: `thief-${person.email}`, subject },
      ]),
    );
  });

  it('a mail that was held up brings no link to whom the owner has got rid of', async () => {
    const person = await aConfirmedPerson();
    const thief = `thief-${person.email}`;
    await switchTo(person, thief);
    postponed = thief;
    await switchTo(person, `friend-${person.email}`);
    expect((await revert(await tokenFor('revert-email', person.email))).status).toBe(200);
    postponed = null;
    clock.advance(dayMs);
    expect(await tokensFor('revert-email', thief)).toEqual([]);
  });

  it.each(['', 'x', 'A'.repeat(43), 'a'.repeat(300)])('refuses the token %j', async (token) => {
    for (const reply of [await revert(token), await confirm(token), await cancel(token)]) {
      expect(reply.status).toBe(400);
    }
  });
});
