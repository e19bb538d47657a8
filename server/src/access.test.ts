import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import {
  paymentAddresses,
  progressAddresses,
  scheduleAddresses,
} from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { callerOf } from './platform/access.ts';
import { DomainError } from './platform/errors.ts';
import { aDebt, grantTier } from './testing/debts.ts';
import { aPayment, aSchedule } from './testing/payments.ts';
import {
  aPerson,
  aStaffMember,
  call,
  setRole,
  suspend,
  switchTwoStepOn,
} from './testing/people.ts';
import { settableClock } from './testing/settable-clock.ts';
import { createTestApp, productionVariables } from './testing/test-app.ts';

const clock = settableClock();

/** So that each kind of access has a route, whatever the product has by now. */
function addStaffRoutes(app: FastifyInstance): void {
  for (const access of ['user', 'admin', 'super_admin'] as const) {
    app.get(`/api/test/${access}`, { config: { access }, schema: {} }, async (request) => ({
      id: callerOf(request).userId,
    }));
  }
}

/** A call that may be kept, where it succeeds. */
function addKeptRoute(app: FastifyInstance): void {
  const config = { access: 'public', caching: 'public, max-age=60' } as const;
  app.get('/api/test/kept', { config, schema: {} }, async (request) => {
    if (request.url.includes('?')) throw new DomainError('not_found');
    return {};
  });
}

const extend = (app: FastifyInstance) => {
  addStaffRoutes(app);
  addKeptRoute(app);
};
const options = { clock, extend };
const staffed = { RATE_LIMIT_FACTOR: '1000', ADMIN_AREA: 'on' };
const production = await createTestApp({
  ...options,
  variables: { ...productionVariables, ...staffed },
});
const { app, pool, routes } = production;

const owner = await aPerson(app);
const { body: mine } = await call(app, portfolioAddresses.create, {
  as: owner,
  body: { name: 'Mine', description: '', debts: [aDebt()] },
});
const debtId = mine.debts[0].id;
await call(app, paymentAddresses.add, { as: owner, id: mine.id, body: aPayment(debtId) });
await call(app, scheduleAddresses.add, { as: owner, id: mine.id, body: aSchedule(debtId) });
const aSnapshot = { snapshot_date: '2026-11-15', total_interest_paid: 0 };
await call(app, progressAddresses.capture, { as: owner, id: mine.id, body: aSnapshot });
const people = {
  anonymous: null,
  'a suspended user': await aPerson(app),
  'another user': await aPerson(app),
  'an admin by the ordinary login': await aPerson(app),
  'an admin': await aStaffMember(production, 'admin', clock.now()),
  'a super admin': await aStaffMember(production, 'super_admin', clock.now()),
};
await suspend(pool, people['a suspended user'], clock.now());
await setRole(pool, people['an admin by the ordinary login'], 'super_admin');
// What a plan includes is shown elsewhere.
for (const person of [owner, ...Object.values(people)]) {
  if (person !== null) await grantTier(pool, person.id, 'premium');
}
type Who = keyof typeof people;

/** The framework makes HEAD from GET, as one test below shows; so each address is tried by GET alone. */
const tried = routes.filter(({ method }) => method !== 'HEAD');
const guarded = tried.filter(({ config }) => config?.access !== 'public');

/** The status with which the guard replies; null where it lets the caller pass. */
function refusalOf(who: Who, access: unknown): number | null {
  if (who === 'anonymous' || who === 'a suspended user') return 401;
  if (access === 'user') return null;
  if (who === 'another user' || who === 'an admin by the ordinary login') return 403;
  return who === 'an admin' && access === 'super_admin' ? 403 : null;
}

const named = ({ method, url }: RouteOptions) => `${Array.isArray(method) ? 'any' : method} ${url}`;

/** Where an address calls a table by another name. */
const tableNames: Readonly<Record<string, string>> = {
  progress: 'progress_snapshots',
  'portfolio-report': 'portfolios',
  'payment-history': 'portfolios',
};

/** Each part of an address that is an id follows the name of its table; a due date is named by its day. */
async function withIdsOf(route: RouteOptions, idOf: (table: string) => Promise<number>) {
  let path = route.url;
  for (const [whole, table = ''] of route.url.matchAll(/([\w-]+)\/:\w+/g)) {
    const name = tableNames[table] ?? table.replaceAll('-', '_');
    const id = table === 'dates' ? '2026-11-15' : await idOf(name);
    path = path.replace(whole, `${table}/${id}`);
  }
  return { method: Array.isArray(route.method) ? 'GET' : String(route.method), path };
}

/** Good for all calls with an id at once: each takes of it what it knows. */
const goodBody = {
  ...aDebt(),
  name: 'Theirs',
  description: '',
  version: 1,
  debts: [aDebt()],
  ...aPayment(debtId),
  ...aSchedule(debtId),
  entry_type: 'spending',
  entry_date: '2026-11-15',
  amount: 10,
  target_date: '2026-11-15',
  ...aSnapshot,
  shows_amounts: true,
  settled_as: 'not_paid',
  payment_ids: [1],
};

const nobodys = async () => 999_999_999;

async function ownersIdIn(table: string): Promise<number> {
  // A feed is asked for by its secret; articles and resources are nobody's.
  if (['calendar', 'articles', 'resources'].includes(table)) return nobodys();
  // Entries of the balance are kept with all that was stated.
  if (table === 'balance_entries') return ownersIdIn('debt_statements');
  const isOwned = table === 'sessions' ? `WHERE user_id = ${owner.id}` : '';
  const { rows } = await pool.query(`SELECT min(id)::int AS id FROM ${table} ${isOwned}`);
  expect(rows[0].id, `give the owner a row in ${table} for this test`).toEqual(expect.any(Number));
  return rows[0].id;
}

describe.each(guarded.map((route) => ({ name: `${route.method} ${route.url}`, route })))(
  '$name',
  ({ route }) => {
    it.each(Object.keys(people) as Who[])('for %s', async (who) => {
      const address = await withIdsOf(route, nobodys);
      const as = people[who];
      const refusal = refusalOf(who, route.config?.access);
      const { status } = await call(app, address, as === null ? {} : { as });
      if (refusal !== null) expect(status).toBe(refusal);
      else expect([401, 403]).not.toContain(status);
    });
  },
);

it('HEAD is GET without a body: its routes are made from it, and guarded and kept alike', async () => {
  const factsOf = (wanted: string) =>
    routes
      .filter(({ method }) => method === wanted)
      .map(({ url, config, schema, handler }) => ({ url, config, schema, handler }));
  expect(factsOf('HEAD').length).toBeGreaterThan(20);
  expect(factsOf('HEAD')).toEqual(factsOf('GET'));

  const send = async (method: string, path: string, as: (typeof people)[Who]) => {
    const { status, headers } = await call(app, { method, path }, as === null ? {} : { as });
    return [status, headers['cache-control']];
  };
  const everyone = [...Object.values(people), owner];
  for (const [path, statuses] of [
    ['/healthz', [200, 200, 200, 200, 200, 200, 200]],
    [`/api/portfolios/${mine.id}`, [401, 401, 404, 404, 404, 404, 200]],
    ['/api/test/admin', [401, 401, 403, 403, 200, 200, 403]],
  ] as const) {
    const headed = await Promise.all(everyone.map((as) => send('HEAD', path, as)));
    expect(headed.map(([status]) => status)).toEqual(statuses);
    expect(headed).toEqual(await Promise.all(everyone.map((as) => send('GET', path, as))));
  }
});

/** The owner subscribes to nothing, and nobody takes card payments here. */
const subscribersOnly: Readonly<Record<string, number>> = {
  '/api/stripe/subscription-status': 404,
  '/api/stripe/invoices': 503,
};

describe('what a call replies is kept by nobody', () => {
  const undeclared = tried.filter(({ config }) => config?.caching === undefined);

  it.each(undeclared.map((route) => ({ name: named(route), route })))(
    '$name',
    async ({ route }) => {
      const isRead = route.method === 'GET';
      // Staff's calls are refused to the owner, whatever the id.
      const isFound = isRead && route.config?.access !== 'admin';
      const address = await withIdsOf(route, isFound ? ownersIdIn : nobodys);
      const refused = await call(app, address);
      expect(refused.headers['cache-control']).toBe('no-store');
      if (!isRead) return;
      const reply = await call(app, address, { as: owner });
      expect(reply.headers['cache-control']).toBe('no-store');
      if (route.config?.access === 'user')
        expect(reply.status).toBe(subscribersOnly[route.url] ?? 200);
    },
  );

  it('nor an address under /api that leads nowhere', async () => {
    for (const path of ['/api/nothing', '/api/%ff', '/api/portfolios/999999999']) {
      const { headers } = await call(app, { method: 'GET', path }, { as: owner });
      expect(headers['cache-control'], path).toBe('no-store');
    }
  });

  it('unless it declares how it may be', async () => {
    const send = (path: string) => call(app, { method: 'GET', path });
    expect((await send('/api/test/kept')).headers['cache-control']).toBe('public, max-age=60');
    expect((await send('/api/test/kept?fails=yes')).headers['cache-control']).toBe('no-store');
  });
});

describe("ids of other people are ids that don't exist", () => {
  const withIds = guarded.filter(
    ({ url, config }) => url.includes('/:') && config?.access === 'user',
  );

  it.each(withIds.map((route) => ({ name: `${route.method} ${route.url}`, route })))(
    '$name',
    async ({ route }) => {
      const as = people['another user'];
      const hasBody = !['GET', 'DELETE'].includes(String(route.method));
      const send = async (idOf: typeof ownersIdIn) =>
        call(app, await withIdsOf(route, idOf), { as, ...(hasBody && { body: goodBody }) });
      const [theirs, none] = [await send(ownersIdIn), await send(nobodys)];
      expect(theirs.status, `${theirs.text}: goodBody needs what this call asks for`).toBe(404);
      expect({ ...theirs.body, request_id: '' }).toEqual({ ...none.body, request_id: '' });
    },
  );

  it('and what the owner has is untouched', async () => {
    expect((await call(app, accountAddresses.verify, { as: owner })).status).toBe(200);
    const { body } = await call(app, portfolioAddresses.list, { as: owner });
    expect(body).toMatchObject([
      { name: 'Mine', debts_count: 1, total_balance: 1100, auto_payments_count: 1 },
    ]);
    const payments = await call(app, paymentAddresses.list, { as: owner, id: mine.id });
    expect(payments.body).toMatchObject([{ payment_amount: 100, version: 1 }]);
  });
});

describe('in local', async () => {
  const local = await createTestApp({
    ...options,
    variables: { RATE_LIMIT_FACTOR: '1000' },
  });
  const door = (access: string) => ({ method: 'GET', path: `/api/test/${access}` });
  const user = await aPerson(local.app);
  const admin = await aPerson(local.app);
  await setRole(local.pool, admin, 'admin');

  it('a staff call without a token is made by the built-in super admin, whom no account is', async () => {
    for (const access of ['admin', 'super_admin']) {
      expect(await call(local.app, door(access))).toMatchObject({ status: 200, body: { id: 0 } });
    }
    expect((await call(local.app, door('user'))).body.code).toBe('not_signed_in');
  });

  it('with a token the role decides, by the ordinary login too', async () => {
    const statusFor = async (as: { token: string }, access: string) =>
      (await call(local.app, door(access), { as })).status;
    expect(await statusFor(user, 'admin')).toBe(403);
    expect(await statusFor(admin, 'admin')).toBe(200);
    expect(await statusFor(admin, 'super_admin')).toBe(403);
  });

  it('a token that is worth nothing is nobody, and not the built-in super admin', async () => {
    for (const as of ['garbage', '', `${user.token} x`]) {
      expect((await call(local.app, door('admin'), { as })).body.code).toBe('session_ended');
    }
  });
});

it('a session of staff is an ordinary one while two-step sign-in is off', async () => {
  const admin = await aStaffMember(production, 'super_admin', clock.now());
  const { password, recoveryCodes } = admin;
  const [totp] = recoveryCodes;
  const door = { method: 'GET', path: '/api/test/admin' };
  const isStaffSession = async () =>
    (await call(app, accountAddresses.verify, { as: admin })).body.is_staff_session;
  expect([(await call(app, door, { as: admin })).status, await isStaffSession()]).toEqual([
    200,
    true,
  ]);
  const stopped = await call(app, accountAddresses.stopTwoStep, {
    as: admin,
    body: { password, totp },
  });
  expect(stopped.status).toBe(200);
  expect([(await call(app, door, { as: admin })).status, await isStaffSession()]).toEqual([
    403,
    false,
  ]);
  // One that is being set up is not on.
  await call(app, accountAddresses.startTwoStep, { as: admin, body: { password } });
  expect((await call(app, door, { as: admin })).status).toBe(403);
  // As somebody with an ordinary session they go on.
  const { refreshToken } = admin;
  const renewed = await call(app, accountAddresses.refresh, { refreshToken });
  expect(renewed.status).toBe(200);
  // It was opened by another second step than the one that is on then.
  clock.advance(60_000);
  await switchTwoStepOn(production, admin, clock.now());
  expect((await call(app, door, { as: renewed.body.access_token })).status).toBe(403);
  expect(await isStaffSession()).toBe(false);
});

it('a role that is taken away is gone with the next call', async () => {
  const admin = await aStaffMember(production, 'admin', clock.now());
  const door = { method: 'GET', path: '/api/test/admin' };
  expect((await call(app, door, { as: admin })).status).toBe(200);
  await setRole(pool, admin, 'user');
  expect((await call(app, door, { as: admin })).status).toBe(403);
});
