import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { aPerson, aStaffMember, call, setRole, suspend } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables, type TestApp } from '../testing/test-app.ts';

const clock = settableClock();
const quick = { RATE_LIMIT_FACTOR: '1000' };
const gatePassword = 'open sesame, please';

const local = await createTestApp({ clock, variables: quick });
const production = await createTestApp({
  clock,
  variables: { ...quick, ...productionVariables, ADMIN_AREA: 'on' },
});
/** The same people, and the same sessions. */
const asIn = (changes: Record<string, string>) =>
  createTestApp({
    clock,
    database: production,
    variables: { ...quick, ...productionVariables, ...changes },
  });
const development = await asIn({ APP_ENV: 'development', DEV_GATE_PASSWORD: gatePassword });

const environments = {
  local,
  'development, before its gate': development,
  'development, behind its gate': development,
  'admin-production': await asIn({ APP_ENV: 'admin-production' }),
  'production, with its admin area': production,
  'production, without an admin area': await asIn({ ADMIN_AREA: 'off' }),
};
type Environment = keyof typeof environments;

async function everyKindOfCaller(world: TestApp) {
  const now = clock.now();
  const suspended = await aPerson(world.app);
  await suspend(world.pool, suspended, now);
  const staffWithoutTwoStep = await aPerson(world.app);
  await setRole(world.pool, staffWithoutTwoStep, 'super_admin');
  return {
    anonymous: null,
    'a user': await aPerson(world.app),
    'a suspended user': suspended,
    'an admin': await aStaffMember(world, 'admin', now),
    'a super admin': await aStaffMember(world, 'super_admin', now),
    'a super admin without two-step': staffWithoutTwoStep,
  };
}
const people = await everyKindOfCaller(production);
const localPeople = await everyKindOfCaller(local);
type Who = keyof typeof people;

const passes = 'passes';
/** The status that a call is refused with, if it is. */
type Expected = number | typeof passes;

const everyone = (refused: number): Record<Who, Expected> => ({
  ...{ anonymous: refused, 'a user': refused, 'a suspended user': refused },
  ...{ 'an admin': refused, 'a super admin': refused, 'a super admin without two-step': refused },
});
const staffByTheirDoor: Record<Who, Expected> = {
  ...{ anonymous: 401, 'a user': 403, 'a suspended user': 401 },
  ...{ 'an admin': passes, 'a super admin': passes, 'a super admin without two-step': 403 },
};

const expectations: Record<Environment, Record<Who, Expected>> = {
  local: {
    ...{ anonymous: passes, 'a user': 403, 'a suspended user': 401 },
    ...{ 'an admin': passes, 'a super admin': passes, 'a super admin without two-step': passes },
  },
  'development, before its gate': everyone(401),
  'development, behind its gate': staffByTheirDoor,
  'admin-production': staffByTheirDoor,
  'production, with its admin area': staffByTheirDoor,
  'production, without an admin area': everyone(404),
};

const unreachable: readonly Environment[] = [
  'development, before its gate',
  'production, without an admin area',
];

/** Those of the area, and what changes resources, which everyone may read. */
const adminCalls = ({ routes }: TestApp) =>
  routes.filter(
    ({ url, method, config }) =>
      (url.startsWith('/api/admin/') || config?.access === 'admin') && method !== 'HEAD',
  );
const named = ({ method, url }: RouteOptions) => `${method} ${url}`;

async function gateCookie(): Promise<string> {
  const word = Buffer.from(`admin:${gatePassword}`).toString('base64');
  const headers = { authorization: `Basic ${word}` };
  const { cookies } = await call(development.app, accountAddresses.verifyBasic, { headers });
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
const opened = { headers: { cookie: await gateCookie() } };

async function statusFor(where: Environment, who: Who, { method, url }: RouteOptions) {
  const as = (where === 'local' ? localPeople : people)[who];
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(String(method));
  // Nobody has this id, so that what passes changes nothing.
  const address = { method: String(method), path: url.replaceAll(/:\w+/g, '999999999') };
  const { status } = await call(environments[where].app, address, {
    ...(as !== null && { as }),
    ...(hasBody && { body: {} }),
    ...(where === 'development, behind its gate' && opened),
  });
  return status;
}

/** These apps have no background work and no card payments, which is all that keeps staff from these acts. */
const lacking = ['POST /api/admin/health/jobs/:name/run', 'POST /api/admin/health/webhooks/retry'];

/** A list is there; what is asked for by an id is not, or lacks its body. */
function isExpected(status: number, expected: Expected, route: RouteOptions) {
  if (expected !== passes) return status === expected;
  if (lacking.includes(named(route))) return status === 503;
  const isList = route.method === 'GET' && !route.url.includes('/:');
  return isList ? status === 200 : [400, 404].includes(status);
}

function expectedOf(where: Environment, who: Who, { config, url }: RouteOptions) {
  const ofStaff = expectations[where][who];
  // The door itself asks anyone for a name, wherever it can be reached.
  if (config?.access === 'public') return unreachable.includes(where) ? ofStaff : 400;
  const isAdminAtSuperAdmins = config?.access === 'super_admin' && who === 'an admin';
  expect(['admin', 'super_admin'], url).toContain(config?.access);
  return isAdminAtSuperAdmins && ofStaff === passes ? 403 : ofStaff;
}

describe.each(Object.keys(environments) as Environment[])('in %s every call of staff', (where) => {
  it.each(Object.keys(people) as Who[])('for %s', async (who) => {
    const wrong: string[] = [];
    for (const route of adminCalls(environments[where])) {
      const expected = expectedOf(where, who, route);
      const status = await statusFor(where, who, route);
      if (!isExpected(status, expected, route)) {
        wrong.push(`${named(route)}: ${status} in place of ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

it('every environment has the same calls, but for the mails that only local keeps', () => {
  const outbox = 'GET /api/admin/outbox';
  const ofLocal = adminCalls(local).map(named);
  expect(ofLocal).toContain(outbox);
  expect(ofLocal.length).toBeGreaterThan(4);
  for (const world of Object.values(environments)) {
    if (world === local) continue;
    expect(adminCalls(world).map(named)).toEqual(ofLocal.filter((name) => name !== outbox));
  }
});
