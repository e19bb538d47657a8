import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { expect, it } from 'vitest';
import { aPerson, call, signIn, suspend } from '../testing/people.ts';
import { testNow } from '../testing/settable-clock.ts';
import { connectUntilEnd, createTestApp, createTestDatabase } from '../testing/test-app.ts';

const { verify, logout, refresh, login } = accountAddresses;

/** Without a secret of their own, on the one address under which people know both; five wrong attempts. */
const variables = { PUBLIC_URL: 'http://localhost:5001', RATE_LIMIT_FACTOR: '0.5' };
const database = await createTestDatabase();
const [one, two] = await Promise.all([
  createTestApp({ variables, database }),
  createTestApp({ variables, database: connectUntilEnd(database.url) }),
]);
const apps = [one.app, two.app];
/** Anyone who calls is sent to each of the two in turn. */
const appOf = (turn: number) => (turn % 2 === 0 ? one.app : two.app);

async function verifyAtBoth(token: string): Promise<number[]> {
  const replies = await Promise.all(apps.map((app) => call(app, verify, { as: token })));
  return replies.map(({ status }) => status);
}

it('a device that signed in at one process is known at the other, and signed out at both', async () => {
  const { token } = await aPerson(one.app);
  expect(await verifyAtBoth(token)).toEqual([200, 200]);
  expect((await call(two.app, logout, { as: token })).status).toBe(200);
  expect(await verifyAtBoth(token)).toEqual([401, 401]);
});

it('tabs that refresh at both at once get the same successor', async () => {
  const { refreshToken } = await aPerson(one.app);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => call(appOf(turn), refresh, { refreshToken })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const successors = new Set(replies.map(({ cookie }) => cookie?.value));
  expect(successors.size).toBe(1);
  expect(successors).not.toContain(refreshToken);
  const [successor = ''] = successors;
  expect((await call(two.app, refresh, { refreshToken: successor })).status).toBe(200);
});

it('a suspension in the database stops a token at both with the next call', async () => {
  const person = await aPerson(one.app);
  const { token } = await signIn(two.app, person);
  expect(await verifyAtBoth(token)).toEqual([200, 200]);
  await suspend(database.pool, person, testNow);
  expect(await verifyAtBoth(token)).toEqual([401, 401]);
});

it('attempts at both count together, and both refuse, but a device that has signed in before', async () => {
  const { username, password } = await aPerson(one.app);
  const known = await call(one.app, login, { body: { username, password } });
  const deviceCookie = known.cookies.find(({ name }) => name !== known.cookie?.name);
  const cookie = `${deviceCookie?.name}=${deviceCookie?.value}`;
  const wrong = { username, password: 'wrong' };
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await call(appOf(turn), login, { body: wrong })).status).toBe(401);
  }
  for (const app of apps) {
    const refused = await call(app, login, { body: { username, password } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const admitted = await call(app, login, { body: { username, password }, headers: { cookie } });
    expect(admitted.status).toBe(200);
  }
});
