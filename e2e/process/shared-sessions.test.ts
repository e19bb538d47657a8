import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectToBuiltIn } from '../support/built-in-database.ts';
import { makeDataFolder, removeFolder } from '../support/data-folder.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

let folder: string;
let processes: ServerProcess[] = [];

beforeAll(async () => {
  folder = await makeDataFolder('sessions');
  const variables = {
    DATA_DIR: folder,
    // The one address under which people know both.
    PUBLIC_URL: 'http://localhost:5001',
    // Half of the limits: five wrong attempts at one account from one address.
    RATE_LIMIT_FACTOR: '0.5',
  };
  processes = await Promise.all([startServer(variables), startServer(variables)]);
}, 240_000);
afterAll(async () => {
  await Promise.all(processes.map((server) => server.stop()));
  await removeFolder(folder);
});

/** Anyone who calls is sent to each of the two in turn. */
function processOf(turn: number): string {
  return processes[turn % processes.length]?.url ?? '';
}

async function post(
  address: string,
  { body, cookie, token }: { body?: unknown; cookie?: string; token?: string } = {},
) {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie !== undefined && { cookie }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const [setCookie, setDeviceCookie] = response.headers.getSetCookie();
  const reply: { access_token?: string } = await response.json();
  return {
    status: response.status,
    token: reply.access_token ?? '',
    cookie: setCookie?.split(';', 1)[0] ?? '',
    deviceCookie: setDeviceCookie?.split(';', 1)[0] ?? '',
    retryAfter: Number(response.headers.get('retry-after')),
  };
}

async function verifyAt(turn: number, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${processOf(turn)}/api/auth/verify`, { headers })).status;
}

const password = 'a password';
const credentials = (username: string) => ({ username, password });

async function register(username: string): Promise<void> {
  const body = { ...credentials(username), email: `${username}@example.com` };
  expect((await post(`${processOf(0)}/api/auth/register`, { body })).status).toBe(201);
}

const logIn = (turn: number, body: unknown, cookie = '') =>
  post(`${processOf(turn)}/api/auth/login`, { body, cookie });

it('a device that signed in at one process is known at the other, and signed out at both', async () => {
  await register('ana');
  const { token } = await logIn(0, credentials('ana'));
  expect([await verifyAt(0, token), await verifyAt(1, token)]).toEqual([200, 200]);
  expect((await post(`${processOf(1)}/api/auth/logout`, { token })).status).toBe(200);
  expect([await verifyAt(0, token), await verifyAt(1, token)]).toEqual([401, 401]);
});

it('tabs that refresh at both at once get the same successor', async () => {
  await register('ben');
  const { cookie } = await logIn(0, credentials('ben'));
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      post(`${processOf(turn)}/api/auth/refresh`, { cookie }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const successors = new Set(replies.map((reply) => reply.cookie));
  expect(successors.size).toBe(1);
  expect(successors).not.toContain(cookie);
  const [successor = ''] = successors;
  const next = await post(`${processOf(1)}/api/auth/refresh`, { cookie: successor });
  expect(next.status).toBe(200);
});

it('a suspension in the database stops a token at both with the next call', async () => {
  await register('cyd');
  const { token } = await logIn(1, credentials('cyd'));
  expect([await verifyAt(0, token), await verifyAt(1, token)]).toEqual([200, 200]);
  const client = await connectToBuiltIn(folder);
  await client.query("UPDATE users SET suspended_at = now() WHERE username = 'cyd'");
  await client.end();
  expect([await verifyAt(0, token), await verifyAt(1, token)]).toEqual([401, 401]);
});

it('attempts at both count together, and both refuse, but a device that has signed in before', async () => {
  await register('dee');
  const { deviceCookie } = await logIn(0, credentials('dee'));
  const wrong = { username: 'dee', password: 'wrong' };
  for (let turn = 0; turn < 5; turn += 1) expect((await logIn(turn, wrong)).status).toBe(401);
  for (const turn of [0, 1]) {
    const refused = await logIn(turn, credentials('dee'));
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect((await logIn(turn, credentials('dee'), deviceCookie)).status).toBe(200);
  }
});
