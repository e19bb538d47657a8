/** People who use the real app by its calls, for tests of accounts and of what belongs to someone. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { StaffRole } from '@debt-payoff/contract/roles';
import type { FastifyInstance } from 'fastify';
import { TOTP } from 'otpauth';
import type { Pool } from 'pg';

export const refreshCookieName = 'refresh_token';

type Address = { readonly method: string; readonly path: string };
type Manner = {
  readonly body?: unknown;
  /** An access token, or someone who has one. */
  readonly as?: string | { readonly token: string };
  readonly refreshToken?: string;
  readonly headers?: Record<string, string>;
  /** The address that the request comes from. */
  readonly from?: string;
  /** In place of the `{id}` of the path. */
  readonly id?: number | string;
};

/** Makes a call as a browser would, by its address alone: what is sent need not be what is declared. */
export async function call(app: FastifyInstance, address: Address, manner: Manner = {}) {
  const { body, as, refreshToken, headers, from, id } = manner;
  const token = typeof as === 'string' ? as : as?.token;
  const response = await app.inject({
    // The addresses of the contract are the methods that inject knows.
    method: address.method as 'GET',
    url: address.path.replace('{id}', String(id ?? '')),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(refreshToken !== undefined && { cookies: { [refreshCookieName]: refreshToken } }),
    ...(from !== undefined && { remoteAddress: from }),
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const isJson = response.headers['content-type']?.toString().startsWith('application/json');
  const cookie = response.cookies.find(({ name }) => name === refreshCookieName);
  return {
    status: response.statusCode,
    body: isJson === true && response.body !== '' ? response.json() : null,
    text: response.body,
    headers: response.headers,
    cookie,
    cookies: response.cookies,
  };
}

type Credentials = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
};

type SessionTokens = { readonly token: string; readonly refreshToken: string };

export type Person = Credentials & SessionTokens & { readonly id: number };

let peopleMade = 0;

export function newCredentials(changes: Partial<Credentials> = {}): Credentials {
  peopleMade += 1;
  const username = `person-${peopleMade}`;
  return { username, email: `${username}@example.com`, password: 'first password', ...changes };
}

/** Registers and signs in. */
export async function aPerson(
  app: FastifyInstance,
  changes: Partial<Credentials> = {},
): Promise<Person> {
  const credentials = newCredentials(changes);
  const made = await call(app, accountAddresses.register, { body: credentials });
  if (made.status !== 201) throw new Error(`Registering replied ${made.status}: ${made.text}`);
  return { ...credentials, id: made.body.user.id, ...(await signIn(app, credentials)) };
}

/** One more device. */
export async function signIn(
  app: FastifyInstance,
  who: { readonly username: string; readonly password: string },
  manner: Manner & { readonly totp?: string; readonly door?: Address } = {},
): Promise<SessionTokens> {
  const { totp, door = accountAddresses.login, ...others } = manner;
  const { username, password } = who;
  const body = { username, password, ...(totp !== undefined && { totp }) };
  const reply = await call(app, door, { ...others, body });
  if (reply.status !== 200) throw new Error(`Login replied ${reply.status}: ${reply.text}`);
  return { token: reply.body.access_token, refreshToken: reply.cookie?.value ?? '' };
}

/** As by the link of the welcome mail. */
export async function confirmAddress(
  pool: Pool,
  { id }: { readonly id: number },
  now: Date,
): Promise<void> {
  await pool.query('UPDATE users SET email_confirmed_at = $1 WHERE id = $2', [now, id]);
}

/** Switches two-step sign-in on, which asks for a confirmed address, and gives the secret and the recovery codes. */
export async function switchTwoStepOn(
  { app, pool }: { readonly app: FastifyInstance; readonly pool: Pool },
  person: Pick<Person, 'id' | 'token' | 'password'>,
  now: Date,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { password } = person;
  await confirmAddress(pool, person, now);
  const started = await call(app, accountAddresses.startTwoStep, {
    as: person,
    body: { password },
  });
  const { secret } = started.body;
  const body = { totp: codeOf(secret, now) };
  const confirmed = await call(app, accountAddresses.confirmTwoStep, { as: person, body });
  if (confirmed.status !== 200) throw new Error(`Two-step sign-in: ${confirmed.text}`);
  return { secret, recoveryCodes: confirmed.body.recovery_codes };
}

/** What the authenticator app shows. */
export function codeOf(secret: string, now: Date): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() });
}

export async function setRole(
  pool: Pool,
  { id }: { readonly id: number },
  role: string,
): Promise<void> {
  await pool.query('UPDATE users SET role = $1 WHERE id = $2', [role, id]);
}

export async function suspend(
  pool: Pool,
  { id }: { readonly id: number },
  now: Date,
): Promise<void> {
  await pool.query('UPDATE users SET suspended_at = $1 WHERE id = $2', [now, id]);
}

/** Signed in at the admin's door, with a second step. The app needs its admin area. */
export async function aStaffMember(
  world: { readonly app: FastifyInstance; readonly pool: Pool },
  role: StaffRole,
  now: Date,
): Promise<Person & { readonly recoveryCodes: readonly string[] }> {
  const { app, pool } = world;
  const person = await aPerson(app);
  await setRole(pool, person, role);
  const { recoveryCodes } = await switchTwoStepOn(world, person, now);
  const [totp = '', ...left] = recoveryCodes;
  const door = accountAddresses.adminLogin;
  return { ...person, ...(await signIn(app, person, { totp, door })), recoveryCodes: left };
}
