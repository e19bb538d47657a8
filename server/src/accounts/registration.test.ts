import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { usernameKeyOf } from '@debt-payoff/contract/account-rules';
import { registerCall } from '@debt-payoff/contract/accounts';
import { describe, expect, it } from 'vitest';
import { call, newCredentials } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createPasswords } from './passwords.ts';

const variables = { RATE_LIMIT_FACTOR: '1000' };
const passwords = createPasswords();
const { app, pool } = await createTestApp({ variables, clock: settableClock(), passwords });

const register = (body: unknown) => call(app, accountAddresses.register, { body });

describe('registering', () => {
  it('replies 201 with a message and the user, as the contract declares', async () => {
    const credentials = newCredentials();
    const { status, body, cookie } = await register(credentials);
    expect(status).toBe(201);
    expect(body).toEqual(registerCall.replies[201].parse(body));
    expect(body).toEqual({
      message: 'Registration successful!',
      user: {
        id: expect.any(Number),
        username: credentials.username,
        email: credentials.email,
        created_at: '2026-11-15T09:00:00.000Z',
        role: 'user',
        subscription_tier: 'free',
        email_confirmed: false,
        pending_email: null,
        two_step_enabled: false,
        version: 1,
      },
    });
    // Signing in is a call of its own.
    expect(cookie).toBeUndefined();
  });

  it('stores the password as an Argon2id hash with its cost, and in no other way', async () => {
    const credentials = newCredentials({ password: 'a password to look for' });
    await register(credentials);
    const { rows } = await pool.query('SELECT to_jsonb(users) AS row FROM users WHERE email = $1', [
      credentials.email,
    ]);
    expect(rows[0].row.password_hash).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
    );
    const mails = await pool.query('SELECT to_jsonb(mail_outbox) AS row FROM mail_outbox');
    expect(JSON.stringify([rows, mails.rows])).not.toContain('a password to look for');
  });

  it('tidies the username and the email address', async () => {
    const { body } = await register({
      username: '  Zo\u0065\u0308 Lund ',
      email: '  Zoe.Lund@Example.COM  ',
      password: 'secret',
    });
    expect(body.user).toMatchObject({ username: 'Zo\u00eb Lund', email: 'zoe.lund@example.com' });
  });

  it('keeps the spaces of a password', async () => {
    const credentials = newCredentials({ password: '  spaces  ' });
    await register(credentials);
    const { username } = credentials;
    const login = (password: string) =>
      call(app, accountAddresses.login, { body: { username, password } });
    expect((await login('spaces')).status).toBe(401);
    expect((await login('  spaces  ')).status).toBe(200);
  });

  it.each([
    { as: 'the same username', change: { username: 'Taken-Name' }, field: 'username' },
    { as: 'a username in other capitals', change: { username: 'tAKEN-nAME' }, field: 'username' },
    { as: 'a username with spaces', change: { username: ' taken-name ' }, field: 'username' },
    { as: 'a username in wide letters', change: { username: 'ｔaken-name' }, field: 'username' },
    { as: 'the same email', change: { email: 'taken@example.com' }, field: 'email' },
    { as: 'an email in other capitals', change: { email: 'TAKEN@Example.com' }, field: 'email' },
    { as: 'an email in brackets', change: { email: '<taken@example.com>' }, field: 'email' },
    { as: 'a pasted email', change: { email: '\u00a0taken@example.com\u200b' }, field: 'email' },
  ])('replies 409 in plain words for $as', async ({ change, field }) => {
    await register({ username: 'Taken-Name', email: 'taken@example.com', password: 'secret' });
    const { status, body } = await register(newCredentials(change));
    const message =
      field === 'username'
        ? 'This username is already in use. Please choose another.'
        : 'An account with this email address exists already. Sign in, or reset your password.';
    expect(status).toBe(409);
    expect(body).toEqual({
      error: message,
      code: 'taken',
      request_id: expect.any(String),
      fields: { [field]: message },
    });
  });

  it('of five at once with one name, one succeeds', async () => {
    const { username } = newCredentials();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => register(newCredentials({ username }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('is limited by address, and says when to come back', async () => {
    const limited = await createTestApp({ variables: { RATE_LIMIT_FACTOR: '0.1' } });
    const send = (from: string, changes: Record<string, string> = {}) =>
      call(limited.app, accountAddresses.register, { body: newCredentials(changes), from });
    const [here, elsewhere] = ['198.51.100.7', '198.51.100.8'];
    // What is refused for its form costs nothing and is not counted.
    for (let tries = 0; tries < 5; tries += 1) await send(here, { email: 'none' });
    for (let tries = 0; tries < 3; tries += 1) expect((await send(here)).status).toBe(201);
    const refused = await send(here);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await send(elsewhere)).status).toBe(201);
  });
});

const long = 'x'.repeat(5_000);
const allRequired = 'All fields are required';
const tooShort = 'Username must be at least 3 characters long';
const badEmail = 'Please enter a valid email address';
const shortPassword = 'Password must be at least 6 characters long';

describe('what is refused', () => {
  it.each([
    { name: 'nothing', body: {}, error: allRequired },
    { name: 'null', body: null, error: allRequired },
    { name: 'a list', body: [], error: allRequired },
    { name: 'a text', body: 'me', error: allRequired },
    { name: 'a blank username', change: { username: '  ' }, error: allRequired },
    { name: 'an empty email', change: { email: '' }, error: allRequired },
    { name: 'an empty password', change: { password: '' }, error: allRequired },
    { name: 'no password', change: { password: undefined }, error: allRequired },
    { name: 'a username of a list', change: { username: ['me', 'you'] }, error: allRequired },
    { name: 'an email of an object', change: { email: { $ne: 1 } }, error: allRequired },
    { name: 'a password of a number', change: { password: 123456 }, error: allRequired },
    { name: 'a username of two', change: { username: 'ab' }, error: tooShort },
    { name: 'one of two and spaces', change: { username: ' ab ' }, error: tooShort },
    {
      name: 'a username of 51',
      change: { username: 'x'.repeat(51) },
      error: 'Username can have at most 50 characters',
    },
    {
      name: 'a username of 5,000',
      change: { username: long },
      error: 'Username can have at most 50 characters',
    },
    {
      name: 'an @ in the username',
      change: { username: 'me@home' },
      error: 'Username cannot contain @',
    },
    ...['\u0001', '\u0007', '\u007f', '\u0085', '\u200b', '\u202e', '\ufeff'].map((sign) => ({
      name: `a username with ${JSON.stringify(sign)}`,
      change: { username: `per${sign}son` },
      error: 'Username has characters that cannot be shown',
    })),
    { name: 'an email without @', change: { email: 'example.com' }, error: badEmail },
    { name: 'an email of @ alone', change: { email: '@' }, error: badEmail },
    { name: 'a comma in the email', change: { email: 'a,b@c.d' }, error: badEmail },
    { name: 'two addresses', change: { email: 'a@example.com,b@example.com' }, error: badEmail },
    { name: 'a space in the email', change: { email: 'a b@example.com' }, error: badEmail },
    { name: 'a new line in the email', change: { email: 'a\nb@example.com' }, error: badEmail },
    { name: 'an email of 5,000', change: { email: `${long}@example.com` }, error: badEmail },
    { name: 'a password of five', change: { password: '12345' }, error: shortPassword },
    {
      name: 'a password of 5,000',
      change: { password: long },
      error: 'Password can have at most 256 characters',
    },
  ])('$name: $error', async ({ body, change, error }) => {
    const { status, body: reply } = await register(
      body === undefined ? { ...newCredentials(), ...change } : body,
    );
    expect(status).toBe(400);
    expect(reply).toMatchObject({ error, code: 'invalid_input' });
  });

  it.each([
    { sent: { username: 'ab', email: '', password: '1' }, error: allRequired },
    { sent: { username: 'ab', email: 'x', password: '1' }, error: tooShort },
    { sent: { username: 'abc', email: 'x', password: '1' }, error: badEmail },
    { sent: { username: 'abc', email: 'x@y', password: '1' }, error: shortPassword },
  ])('the first message comes in the order of the form: $error', async ({ sent, error }) => {
    expect((await register(sent)).body.error).toBe(error);
  });

  it('every field with a problem is named', async () => {
    const { body } = await register({ username: 'ab', email: 'x', password: '1' });
    expect(body.fields).toEqual({ username: tooShort, email: badEmail, password: shortPassword });
  });

  it.each(['username', 'email', 'password'])('NUL in the %s', async (field) => {
    const sent = { ...newCredentials(), [field]: 'abcdef\u0000@example.com' };
    const { status, body } = await register(sent);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'unstorable_text' });
  });
});

it('letters that have capitals of their own are stored without a failure', async () => {
  // Where the database and JavaScript disagreed on lower case, storing would fail.
  const word = 'İΟΔΟΣẞǅЖＡᲐᎠⰀ';
  const { status } = await register(
    newCredentials({ username: word, email: `${word}@example.com` }),
  );
  expect(status).toBe(201);
});

describe('the key of a username', () => {
  /** Never a character: thus 290,000 of them come in one text, much quicker than in as many rows. */
  const between = '\uFFFF';
  /** As older names were converted in the migration. */
  const keysByDatabase = async (names: readonly string[]): Promise<string[]> => {
    const { rows } = await pool.query<{ keys: string }>(
      `SELECT string_agg(normalize(lower(normalize(name, NFKC)), NFKC), $2 ORDER BY place) AS keys
       FROM unnest(string_to_array($1, $2)) WITH ORDINALITY AS given (name, place)`,
      [names.join(between), between],
    );
    return rows[0]?.keys.split(between) ?? [];
  };
  const expectSameKeys = async (names: readonly string[]): Promise<void> => {
    const keys = await keysByDatabase(names);
    const different = names.filter((name, place) => usernameKeyOf(name) !== keys[place]);
    expect(different).toEqual([]);
  };

  it('is for every character the one that the database gives', async () => {
    const { rows } = await pool.query<{ names: string }>(
      `SELECT string_agg(chr(point), $1) AS names FROM generate_series(1, 1114111) AS point
       WHERE point NOT BETWEEN 55296 AND 57343 AND unicode_assigned(chr(point))`,
      [between],
    );
    const names = rows[0]?.names.split(between) ?? [];
    expect(names.length).toBeGreaterThan(150_000);
    await expectSameKeys(names);
  });

  it('is so for words too', async () => {
    const words = [
      'ΟΔΟΣ',
      'οδός',
      'İstanbul',
      'I\u0307x',
      'STRAẞE',
      'ǅungla',
      'ﬁnn',
      'e\u0301\u0323x',
    ];
    await expectSameKeys(words);
  });
});

it('an email address is found again however its accents were typed', async () => {
  const decomposed = 'rene\u0301@example.com';
  const person = newCredentials({ email: decomposed });
  await register(person);
  for (const username of [decomposed, decomposed.normalize('NFC')]) {
    const body = { username, password: person.password };
    expect((await call(app, accountAddresses.login, { body })).status).toBe(200);
  }
  const again = await register(newCredentials({ email: decomposed.normalize('NFC') }));
  expect(again.status).toBe(409);
});
