import { describe, expect, it } from 'vitest';
import { aPerson, aStaffMember, call } from '../../testing/people.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { createTestApp, productionVariables, type TestApp } from '../../testing/test-app.ts';
import { insertResource } from './resources.store.ts';
import type { resources } from './resources.tables.ts';

const clock = settableClock();
const local = await createTestApp({ clock });
const production = await createTestApp({
  clock,
  database: local,
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000', ADMIN_AREA: 'on' },
});
const { db } = local;

type Row = typeof resources.$inferInsert;

function aResource(changes: Partial<Row> = {}): Row {
  return {
    name: 'A planner',
    description: 'Plans.',
    url: 'https://planner.example/',
    category: 'budgeting',
    price: '£5 a month',
    status: 'active',
    isAffiliate: true,
    isFree: false,
    isLowRisk: true,
    features: ['Plans'],
    affiliateNetwork: 'Awin UK',
    commission: '5%',
    notes: 'Ask again in May',
    createdAt: clock.now(),
    updatedAt: clock.now(),
    ...changes,
  };
}

await insertResource(db, aResource());
await insertResource(db, aResource({ name: 'A draft', status: 'draft', url: null }));
await insertResource(db, aResource({ name: 'A former one', status: 'archived' }));
const someone = await aPerson(production.app);
const admin = await aStaffMember(production, 'admin', clock.now());

const publicFields = {
  id: 1,
  name: 'A planner',
  description: 'Plans.',
  url: 'https://planner.example/',
  category: 'budgeting',
  price: '£5 a month',
  status: 'active',
  affiliate: true,
  free: false,
  lowRisk: true,
  features: ['Plans'],
  created_at: '2026-11-15T09:00:00.000Z',
};
const allFields = {
  ...publicFields,
  affiliateNetwork: 'Awin UK',
  commission: '5%',
  notes: 'Ask again in May',
  updated_at: '2026-11-15T09:00:00.000Z',
  version: '2026-11-15T09:00:00.000Z',
};

type Asked = { readonly as?: { readonly token: string }; readonly of?: TestApp };

function get(path: string, { of: { app } = production, ...manner }: Asked = {}) {
  return call(app, { method: 'GET', path }, manner);
}

describe('resources', () => {
  it.each([
    ['anyone', {}],
    ['somebody with an account', { as: someone }],
    ['a token that is worth nothing', { as: { token: 'worthless' } }],
    ['staff, where they ask for the active ones', { as: admin, query: '?status=active' }],
    ['local, without a token', { of: local }],
  ] as const)('are shown to %s while active, without what is for staff', async (_who, asked) => {
    const { query = '', ...manner }: Asked & { query?: string } = asked;
    const { body } = await get(`/api/resources${query}`, manner);
    expect(body).toStrictEqual({ resources: [publicFields] });
  });

  it.each([
    ['a staff token', { as: admin, query: '' }],
    ['a staff token that asks for no state', { as: admin, query: '?status=' }],
    ['a staff token that asks for all', { as: admin, query: '?status=all' }],
    ['local, where all are asked for', { of: local, query: '?status=all' }],
  ] as const)('are all shown, with all fields, to %s', async (_who, { query, ...manner }) => {
    const { body } = await get(`/api/resources${query}`, manner);
    expect(body.resources.map(({ name }: { name: string }) => name)).toEqual([
      'A planner',
      'A draft',
      'A former one',
    ]);
    expect(body.resources[0]).toStrictEqual(allFields);
  });

  it('of all states are refused to others, rather than cut short', async () => {
    for (const asked of [{}, { as: someone }, { as: someone, of: local }]) {
      expect((await get('/api/resources?status=all', asked)).body.code).toBe('not_allowed');
    }
  });

  it('are found one by one, those that are not active by staff alone', async () => {
    expect((await get('/api/resources/1')).body).toStrictEqual(publicFields);
    expect((await get('/api/resources/1', { as: admin })).body).toStrictEqual(allFields);
    for (const id of [2, 3, 99]) {
      expect((await get(`/api/resources/${id}`, { as: someone })).status).toBe(404);
    }
    expect((await get('/api/resources/2', { as: admin })).body).toMatchObject({ name: 'A draft' });
  });

  it('of any state are found one by one where all are asked for, and refused to others', async () => {
    for (const asked of [{ as: admin }, { of: local }]) {
      const { body } = await get('/api/resources/2?status=all', asked);
      expect(body).toMatchObject({ name: 'A draft', notes: 'Ask again in May' });
    }
    for (const asked of [{}, { as: someone }, { as: someone, of: local }]) {
      expect((await get('/api/resources/1?status=all', asked)).body.code).toBe('not_allowed');
    }
    const active = await get('/api/resources/2?status=active', { as: admin });
    expect(active.body).toMatchObject({ error: 'Resource not found', code: 'not_found' });
  });

  it('show staff an odd address that came by another way, and nobody else', async () => {
    const url = 'https://planner.example\\@elsewhere.example/';
    const { id } = await insertResource(db, aResource({ name: 'Odd', url }));
    expect((await get(`/api/resources/${id}`)).body.url).toBeNull();
    expect((await get(`/api/resources/${id}`, { as: admin })).body.url).toBe(url);
  });
});

describe('a resource cannot be kept', () => {
  const plain = { isAffiliate: false, affiliateNetwork: null, commission: '' };

  it.each([
    ['that earns money with new loans', { category: 'debt-consolidation' }],
    ['with a network, where it is no affiliate', { ...plain, affiliateNetwork: 'Other' }],
    ['with a commission, where it is no affiliate', { ...plain, commission: '5%' }],
    ['with an address that is a script', { url: 'javascript:attack()' }],
    ['with an address of another kind', { url: 'ftp://planner.example' }],
    ['without a name', { name: '' }],
    ['without a description', { description: '' }],
  ] as const)('%s', async (_what, changes) => {
    await expect(insertResource(db, aResource(changes))).rejects.toThrow('Failed query');
  });
});
