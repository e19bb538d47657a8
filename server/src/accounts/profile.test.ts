import { createHash } from 'node:crypto';
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import {
  aPerson,
  call,
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
const { updateProfile, verify, login, refresh } = accountAddresses;

const change = (as: Person, body: Record<string, unknown>) => {
  const { username, email } = as;
  return call(app, updateProfile, { as, body: { username, email, ...body } });
};

async function newMails() {
  await mailer.deliverNow();
  return mail.mails.splice(0);
}

describe('the profile', () => {
  it('changes the username, tidied, and leaves an address that is written otherwise', async () => {
    const person = await aPerson(app);
    const email = `  ${person.email.toUpperCase()} `;
    const reply = await change(person, { username: ' Renamed-1 ', email });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      message: 'Your profile has been updated.',
      user: { id: person.id, username: 'Renamed-1', email: person.email, pending_email: null },
    });
    expect((await call(app, verify, { as: person })).body.user).toEqual(reply.body.user);
    await signIn(app, { username: 'renamed-1', password: person.password });
  });

  it('lets people change the capitals of their own name', async () => {
    const person = await aPerson(app);
    const username = person.username.toUpperCase();
    expect((await change(person, { username })).body.user.username).toBe(username);
  });

  it.each([
    { field: 'username', error: 'This username is already in use. Please choose another.' },
    {
      field: 'email',
      error: 'An account with this email address exists already. Sign in, or reset your password.',
    },
  ] as const)('replies 409 for a $field of somebody else', async ({ field, error }) => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    const reply = await change(person, {
      [field]: other[field].toUpperCase(),
      current_password: person.password,
    });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ error, code: 'taken', fields: { [field]: error } });
  });

  const person = aPerson(app);
  it.each([
    { change: { username: '  ' }, error: 'Username cannot be empty' },
    { change: { username: 'a@b' }, error: 'Username cannot contain @' },
    { change: { email: '' }, error: 'Email cannot be empty' },
    { change: { email: 'nobody' }, error: 'Please enter a valid email address' },
    {
      change: { current_password: 'first password', new_password: '1234567' },
      error: 'New password must be at least 8 characters long',
    },
    {
      change: { new_password: '12345678' },
      error: 'Current password is required to set a new one',
    },
    {
      change: { current_password: '', new_password: '12345678' },
      error: 'Current password is required to set a new one',
    },
  ])('refuses $change: $error', async ({ change: changes, error }) => {
    const reply = await change(await person, changes);
    expect(reply.status).toBe(400);
    expect(reply.body.error).toBe(error);
  });
});

describe('two tabs', () => {
  const bare = (as: Person, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    call(app, updateProfile, { as, body, headers });
  const accountOf = async (as: Person) => (await call(app, verify, { as })).body.user;

  it('a new password in one leaves the username from the other', async () => {
    const person = await aPerson(app);
    const username = `${person.username}-renamed`;
    await bare(person, { username });
    const passwords = { current_password: person.password, new_password: '12345678' };
    expect((await bare(person, passwords)).status).toBe(200);
    expect(await accountOf(person)).toMatchObject({ username });
  });

  it('a change made from an older state is refused, and one that repeats the newest is not', async () => {
    const person = await aPerson(app);
    const { version } = await accountOf(person);
    const [one, two] = [`${person.username}-1`, `${person.username}-2`];
    expect((await bare(person, { username: one, version })).status).toBe(200);
    const refused = await bare(person, { username: two, version });
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('conflict');
    expect(await accountOf(person)).toMatchObject({ username: one });
    expect((await bare(person, { username: one, version })).status).toBe(200);
    const newest = (await accountOf(person)).version;
    expect((await bare(person, { username: two, version: newest })).status).toBe(200);
  });

  it('a change that is refused for being made from an older state has not used up its code', async () => {
    const person = await aPerson(app);
    const { version } = await accountOf(person);
    const { recoveryCodes } = await switchTwoStepOn({ app, pool }, person, clock.now());
    await bare(person, { username: `${person.username}-renamed` });
    const body = {
      email: `new-${person.email}`,
      current_password: person.password,
      totp: recoveryCodes[0],
    };
    expect((await bare(person, { ...body, version })).body.code).toBe('conflict');
    expect((await bare(person, body)).status).toBe(200);
  });

  it('of two changes made from the same state at once, one counts', async () => {
    const person = await aPerson(app);
    const { version } = await accountOf(person);
    const replies = await Promise.all(
      [1, 2, 3, 4].map((n) => bare(person, { username: `${person.username}-${n}`, version })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('a password change whose reply was lost gets it again, though the password is new', async () => {
    const person = await aPerson(app);
    await confirmAddress(pool, person, clock.now());
    const body = { current_password: person.password, new_password: '12345678' };
    const key = { 'idempotency-key': 'the same press' };
    const replies = [await bare(person, body, key), await bare(person, body, key)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    const told = (await newMails()).filter(({ to }) => to === person.email);
    expect(told.filter(({ subject }) => subject === 'Your password was changed')).toHaveLength(1);
    expect((await bare(person, body)).status).toBe(403);
    const other = await bare(person, { ...body, new_password: 'something else' }, key);
    expect(other.status).toBe(409);
  });

  it('the same password change sent twice at once counts once', async () => {
    const person = await aPerson(app);
    const body = { current_password: person.password, new_password: '12345678' };
    const key = { 'idempotency-key': 'pressed twice' };
    const replies = await Promise.all([1, 2, 3].map(() => bare(person, body, key)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await signIn(app, { ...person, password: '12345678' });
  });

  it('what is kept of a request with passwords does not let them be guessed', async () => {
    const person = await aPerson(app);
    const body = { current_password: person.password, new_password: '12345678' };
    await bare(person, body, { 'idempotency-key': 'kept' });
    const { rows } = await pool.query('SELECT * FROM idempotency_keys WHERE user_id = $1', [
      person.id,
    ]);
    const content = `PUT ${updateProfile.path}\n${JSON.stringify(body)}`;
    const guess = createHash('sha256').update(content).digest('base64');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(guess);
  });
});

describe('a new password', () => {
  it('asks for the current one, and for 8 characters', async () => {
    const person = await aPerson(app);
    const refused = await change(person, { current_password: 'no', new_password: '12345678' });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      error: 'Current password is incorrect',
      code: 'wrong_password',
    });
    // Nothing of the same request has happened either.
    const both = { username: 'not-renamed', current_password: 'no', new_password: '12345678' };
    await change(person, both);
    expect((await call(app, verify, { as: person })).body.user.username).toBe(person.username);
    await signIn(app, person);
  });

  it('ends the other sessions and keeps this one', async () => {
    const person = await aPerson(app);
    const other = await signIn(app, person);
    const body = { current_password: person.password, new_password: '12345678' };
    const reply = await change(person, body);
    expect(reply.body.message).toBe(
      'Your password has been changed. Other devices have been signed out.',
    );
    expect((await call(app, verify, { as: other })).status).toBe(401);
    expect((await call(app, refresh, { refreshToken: other.refreshToken })).status).toBe(401);
    expect((await call(app, verify, { as: person })).status).toBe(200);
    expect((await call(app, refresh, { refreshToken: person.refreshToken })).status).toBe(200);
    const { username, password } = person;
    expect((await call(app, login, { body: { username, password } })).status).toBe(401);
    await signIn(app, { username, password: '12345678' });
  });

  it('cannot be reached by guessing at the current one', async () => {
    const limited = await createTestApp({
      variables: { ...productionVariables, RATE_LIMIT_FACTOR: '0.3' },
    });
    const person = await aPerson(limited.app);
    const { username, email } = person;
    const guess = (current_password: string) =>
      call(limited.app, updateProfile, {
        as: person,
        body: { username, email, current_password, new_password: '12345678' },
      });
    for (let tries = 0; tries < 3; tries += 1) expect((await guess('no')).status).toBe(403);
    expect((await guess(person.password)).status).toBe(429);
  });
});

describe('the mails about a change', () => {
  it('a change of the username alone sends none', async () => {
    const person = await aPerson(app);
    await newMails();
    await change(person, { username: `${person.username}-x` });
    expect(await newMails()).toEqual([]);
  });

  it('a new password is told to the address of the account, once it is confirmed', async () => {
    const person = await aPerson(app);
    await newMails();
    await change(person, { current_password: person.password, new_password: '12345678' });
    expect(await newMails()).toEqual([]);
    await confirmAddress(pool, person, clock.now());
    await change(person, { current_password: '12345678', new_password: '123456789' });
    expect(await newMails()).toMatchObject([
      { to: person.email, subject: 'Your password was changed' },
    ]);
  });

  it('a new address and password together are told to the old address', async () => {
    const person = await aPerson(app);
    await confirmAddress(pool, person, clock.now());
    await newMails();
    const email = `new-${person.email}`;
    const current_password = person.password;
    await change(person, { email, current_password, new_password: '12345678' });
    const told = (await newMails()).map(({ to, subject }) => ({ to, subject }));
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        { to: person.email, subject: 'Your email address is about to change' },
        { to: person.email, subject: 'Your password was changed' },
        { to: email, subject: 'Confirm your new email address' },
      ]),
    );
  });
});
