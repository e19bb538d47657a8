import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { type Device, listSessionsCall } from '@debt-payoff/contract/accounts';
import { describe, expect, it } from 'vitest';
import { aPerson, call, signIn } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';
import { deviceName } from './device-name.ts';

const clock = settableClock();
const { app, pool } = await createTestApp({
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000' },
  clock,
});
const { listSessions, endSession, endOtherSessions, logout, verify } = accountAddresses;
const dayMs = 86_400_000;

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function devicesOf(as: { token: string }): Promise<Device[]> {
  const { body } = await call(app, listSessions, { as });
  return listSessionsCall.replies[200].parse(body).sessions;
}

async function currentIdOf(as: { token: string }): Promise<number> {
  return (await devicesOf(as)).find((device) => device.is_current)?.id ?? 0;
}

describe('the list of devices', () => {
  it("shows one's own, the newest first, and which one is asking", async () => {
    const person = await aPerson(app);
    await aPerson(app);
    clock.advance(60_000);
    const manner = { headers: { 'user-agent': phone }, from: '192.0.2.33' };
    const second = await signIn(app, person, manner);
    const devices = await devicesOf(person);
    expect(devices).toEqual([
      {
        id: await currentIdOf(second),
        created_at: clock.now().toISOString(),
        last_used_at: clock.now().toISOString(),
        ip_address: '192.0.2.33',
        device: 'Safari on iPhone',
        is_staff_session: false,
        is_current: false,
      },
      expect.objectContaining({ is_current: true, device: 'Unknown device' }),
    ]);
    expect((await devicesOf(second)).map((device) => device.is_current)).toEqual([true, false]);
  });

  it('leaves out what has ended or expired', async () => {
    const person = await aPerson(app);
    await call(app, logout, { as: await signIn(app, person) });
    clock.advance(31 * dayMs);
    const later = await signIn(app, person);
    expect((await devicesOf(later)).map((device) => device.is_current)).toEqual([true]);
  });

  it('bears a name of a browser that is nonsense', async () => {
    const person = await aPerson(app);
    await signIn(app, person, { headers: { 'user-agent': `<b>"'\\${'x'.repeat(5_000)}` } });
    expect((await devicesOf(person))[0]?.device).toBe('Unknown device');
    const { rows } = await pool.query('SELECT max(length(user_agent)) AS longest FROM sessions');
    expect(rows).toEqual([{ longest: 400 }]);
  });
});

describe('ending sessions', () => {
  it("ends one's own device, at once", async () => {
    const person = await aPerson(app);
    const other = await signIn(app, person);
    const id = await currentIdOf(other);
    const reply = await call(app, endSession, { as: person, id });
    expect(reply.body).toEqual({ message: 'That device is signed out.' });
    expect((await call(app, verify, { as: other })).status).toBe(401);
    expect((await call(app, endSession, { as: person, id })).status).toBe(404);
  });

  it("replies 404 for somebody else's, and leaves it alone", async () => {
    const [person, stranger] = [await aPerson(app), await aPerson(app)];
    const id = await currentIdOf(person);
    const reply = await call(app, endSession, { as: stranger, id });
    expect(reply.status).toBe(404);
    expect(reply.body.code).toBe('not_found');
    expect((await call(app, verify, { as: person })).status).toBe(200);
  });

  it.each(['0', '-1', '1.5', 'x', '99999999999999999999', '%27'])(
    'finds nothing under the id %s',
    async (id) => {
      const person = await aPerson(app);
      expect((await call(app, endSession, { as: person, id })).status).toBe(404);
    },
  );

  it('finds nothing where the id is missing, and signs out nobody', async () => {
    const person = await aPerson(app);
    const other = await signIn(app, person);
    for (const id of ['', '?calendar_links=end', '/', '%20']) {
      expect((await call(app, endSession, { as: person, id })).status).toBe(404);
    }
    expect((await call(app, verify, { as: other })).status).toBe(200);
  });

  it('ends all others and keeps this one', async () => {
    const [person, stranger] = [await aPerson(app), await aPerson(app)];
    const others = [await signIn(app, person), await signIn(app, person)];
    expect((await call(app, endOtherSessions, { as: person })).status).toBe(200);
    for (const other of others) expect((await call(app, verify, { as: other })).status).toBe(401);
    for (const kept of [person, stranger]) {
      expect((await call(app, verify, { as: kept })).status).toBe(200);
    }
  });
});

describe('signing out', () => {
  it('ends the session of the token, of the cookie, or of both', async () => {
    const person = await aPerson(app);
    const [byToken, byCookie] = [await signIn(app, person), await signIn(app, person)];
    await call(app, logout, { as: byToken });
    await call(app, logout, { refreshToken: byCookie.refreshToken });
    for (const as of [byToken, byCookie]) {
      expect((await call(app, verify, { as })).status).toBe(401);
    }
    expect((await call(app, verify, { as: person })).status).toBe(200);
  });

  it('succeeds for anyone who is no longer signed in', async () => {
    for (const manner of [{}, { as: 'garbage' }, { refreshToken: 'garbage' }]) {
      const reply = await call(app, logout, manner);
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({ message: 'You are signed out.' });
    }
  });
});

it.each([
  [null, 'Unknown device'],
  ['curl/8.5', 'Unknown device'],
  [phone, 'Safari on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 'Chrome on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
