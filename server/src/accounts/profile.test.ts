import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { aPerson, call, type Person, signIn } from '../testing/people.ts';
import { recordedMail } from '../testing/recorded-mail.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const clock = settableClock();
const mail = recordedMail();
const { app, mailer } = await createTestApp({
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
  it('changes username and email address, tidied', async () => {
    const person = await aPerson(app);
    const email = `  New.${person.email.toUpperCase()} `;
    const answer = await change(person, { username: ' Renamed-1 ', email });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      message: 'Your profile has been updated.',
      user: { id: person.id, username: 'Renamed-1', email: email.trim().toLowerCase() },
    });
    expect((await call(app, verify, { as: person })).body.user).toEqual(answer.body.user);
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
  ] as const)('answers 409 for a $field of somebody else', async ({ field, error }) => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    const answer = await change(person, { [field]: other[field].toUpperCase() });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ error, code: 'taken', fields: { [field]: error } });
  });

  const person = aPerson(app);
  it.each([
    { change: { username: '  ' }, error: 'Username cannot be empty' },
    { change: { username: undefined }, error: 'Username cannot be empty' },
    { change: { username: 'a@b' }, error: 'Username cannot contain @' },
    { change: { email: '' }, error: 'Email cannot be empty' },
    { change: { email: undefined }, error: 'Email cannot be empty' },
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
    const answer = await change(await person, changes);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe(error);
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
    const answer = await change(person, body);
    expect(answer.body.message).toBe(
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

  it('a new password is told to the address of the account', async () => {
    const person = await aPerson(app);
    await newMails();
    await change(person, { current_password: person.password, new_password: '12345678' });
    expect(await newMails()).toMatchObject([
      { to: person.email, subject: 'Your password was changed' },
    ]);
  });

  it('a new address and password together are told to the old address', async () => {
    const person = await aPerson(app);
    await newMails();
    const email = `new-${person.email}`;
    const current_password = person.password;
    await change(person, { email, current_password, new_password: '12345678' });
    const told = (await newMails()).map(({ to, subject }) => ({ to, subject }));
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        { to: person.email, subject: 'Your email address was changed' },
        { to: person.email, subject: 'Your password was changed' },
        { to: email, subject: 'Confirm your email address' },
      ]),
    );
  });
});
