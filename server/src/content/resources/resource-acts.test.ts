import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { describe, expect, it, onTestFinished } from 'vitest';
import { call } from '../../testing/people.ts';
import { createStaffedApp } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';

const world = await createStaffedApp();
const { app, pool, clock, admin } = world;
const local = await createTestApp({ clock });
const { createResource, updateResource, updateResourceStatus, deleteResource, getResource } =
  adminAddresses;

const body = {
  name: 'A planner',
  description: 'Plans.',
  url: 'https://planner.example/',
  category: 'budgeting',
  price: '£5 a month',
  status: 'draft',
  affiliate: true,
  free: false,
  lowRisk: true,
  features: ['Plans', 'Saves'],
  affiliateNetwork: 'Awin UK',
  commission: '5%',
  notes: 'Ask again in May',
};

type Headers = Record<string, string>;
const create = (changes: object = {}, headers: Headers = {}) =>
  call(app, createResource, { as: admin, body: { ...body, ...changes }, headers });
const update = (id: number, changes: object = {}) =>
  call(app, updateResource, { as: admin, id, body: { ...body, ...changes } });
const setStatus = (id: number, status: string) =>
  call(app, updateResourceStatus, { as: admin, id, body: { status } });
const remove = (id: number) => call(app, deleteResource, { as: admin, id });
const read = async (id: number) => (await call(app, getResource, { as: admin, id })).body;

async function entriesAbout(id: number) {
  const { rows } = await pool.query(
    `SELECT actor_id::int AS actor, action, changes FROM audit_entries
     WHERE subject = 'resource' AND subject_id = $1 ORDER BY id`,
    [id],
  );
  return rows;
}

const countResources = async (name: string) =>
  (await pool.query('SELECT 1 FROM resources WHERE name = $1', [name])).rowCount;

describe('a resource', () => {
  it('is created as it was sent, and recorded', async () => {
    const { status, body: reply } = await create({
      name: ' A planner ',
      features: [' Plans ', '', 'Saves\n more'],
    });
    const { id } = reply;
    expect(status).toBe(201);
    expect(reply).toMatchObject({
      ...body,
      features: ['Plans', 'Saves more'],
      message: 'Resource created successfully!',
    });
    expect(await entriesAbout(id)).toEqual([
      {
        ...{ actor: admin.id, action: 'resource_created' },
        changes: [
          { field: 'name', before: null, after: 'A planner' },
          { field: 'status', before: null, after: 'draft' },
        ],
      },
    ]);
  });

  it('needs a name, a description and a category; the rest may be left out', async () => {
    const { name, description, category } = body;
    const only = await call(app, createResource, {
      as: admin,
      body: { name, description, category },
    });
    expect(only.body).toMatchObject({ url: null, status: 'draft', affiliate: false, features: [] });
    const none = await call(app, createResource, { as: admin, body: { name: ' ' } });
    expect(none.status).toBe(400);
    expect(none.body).toMatchObject({
      error: 'Name and description are required',
      fields: {
        name: 'Name and description are required',
        description: 'Name and description are required',
        category: 'Choose a category',
      },
    });
  });

  it('takes null for what is empty, and fields of which it knows nothing', async () => {
    const nulls = {
      ...{ url: null, price: null, affiliate: null, free: null, lowRisk: null, features: null },
      ...{ affiliateNetwork: null, commission: null, notes: null },
    };
    const { status, body: reply } = await create({ ...nulls, id: 99, created_at: null });
    expect(status).toBe(201);
    expect(reply).toMatchObject({
      ...{ url: null, price: '', affiliate: false, free: false, lowRisk: false, features: [] },
      ...{ affiliateNetwork: null, commission: '', notes: '' },
    });
    const { version: _read, ...sentBack } = reply;
    expect((await update(reply.id, { ...sentBack, ...nulls })).status).toBe(200);
  });

  it('is changed as a whole, and the changed fields are recorded', async () => {
    const { id, version } = (await create()).body;
    const { status, body: reply } = await update(id, {
      version,
      url: '',
      features: ['Saves'],
      status: 'archived',
    });
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      ...{ url: null, features: ['Saves'], status: 'archived', name: 'A planner' },
      message: 'Resource updated successfully!',
    });
    expect((await entriesAbout(id)).at(-1)).toEqual({
      ...{ actor: admin.id, action: 'resource_updated' },
      changes: [
        { field: 'url', before: 'https://planner.example/', after: null },
        { field: 'status', before: 'draft', after: 'archived' },
        { field: 'features', before: 'Plans\nSaves', after: 'Saves' },
      ],
    });
  });

  it('loses network and commission with the affiliate flag', async () => {
    const made = await create({ affiliate: false });
    expect(made.body).toMatchObject({ affiliateNetwork: null, commission: '' });
    const { id } = (await create()).body;
    const saved = await update(id, { affiliate: false });
    expect(saved.body).toMatchObject({ affiliateNetwork: null, commission: '' });
  });

  it('earns no money with new loans: that is said at the flag', async () => {
    const { id } = (await create()).body;
    const message = 'A resource about debt consolidation cannot be an affiliate one.';
    for (const refused of [
      await create({ category: 'debt-consolidation' }),
      await update(id, { category: 'debt-consolidation' }),
    ]) {
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ error: message, fields: { affiliate: message } });
    }
    expect((await create({ category: 'debt-consolidation', affiliate: false })).status).toBe(201);
  });

  it('is shown and taken back by its status alone', async () => {
    const { id } = (await create()).body;
    const shown = await setStatus(id, 'active');
    expect(shown.body).toMatchObject({
      status: 'active',
      message: 'Resource updated successfully!',
    });
    expect((await call(app, getResource, { id })).status).toBe(200);
    await setStatus(id, 'draft');
    expect((await call(app, getResource, { id })).status).toBe(404);
    expect((await setStatus(id, 'made-up')).status).toBe(400);
  });

  it('is deleted, and the record keeps its name', async () => {
    const { id } = (await create()).body;
    const { status, body: reply } = await remove(id);
    expect({ status, reply }).toEqual({
      status: 200,
      reply: { message: 'Resource deleted successfully' },
    });
    expect((await entriesAbout(id)).at(-1)).toMatchObject({
      action: 'resource_deleted',
      changes: [{ field: 'name', before: 'A planner', after: null }],
    });
    for (const missing of [await remove(id), await update(id), await setStatus(id, 'active')]) {
      expect(missing.status).toBe(404);
      expect(missing.body.error).toBe('Resource not found');
    }
  });

  it('that is saved as it was is recorded without changes, and keeps its version', async () => {
    const { id, version } = (await create()).body;
    expect((await update(id, { version })).body.version).toBe(version);
    expect((await entriesAbout(id)).at(-1)).toMatchObject({ changes: [] });
  });
});

it('a change whose reply was lost can be sent again', async () => {
  const { id, version } = (await create()).body;
  const first = await update(id, { notes: 'Sent twice', version });
  const again = await update(id, { notes: 'Sent twice', version });
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
});

describe('two editors', () => {
  it('are told: the second save overwrites nothing, though the clock stands still', async () => {
    const { id, version } = (await create()).body;
    const saves = await Promise.all(
      ['First', 'Second'].map((name) => update(id, { name, version })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = saves.find(({ status }) => status === 409);
    expect(refused?.body.error).toBe(
      'This resource has since been changed by somebody else, or by you in another tab. Nothing was overwritten, and what you typed is still here.',
    );
    const kept = saves.find(({ status }) => status === 200);
    expect((await read(id)).name).toBe(kept?.body.name);
  });

  it('who do not say what they read overwrite, as the specified body has it', async () => {
    const { id } = (await create()).body;
    await update(id, { name: 'First' });
    expect((await update(id, { name: 'Second' })).status).toBe(200);
  });
});

describe('an address is refused', () => {
  it.each([
    'javascript:attack()',
    'JaVaScRiPt:attack()',
    'java\tscript:attack()',
    'data:text/html,attack',
    'vbscript:attack',
    'file:///etc/passwd',
    'ftp://planner.example/',
    'mailto:a@b.example',
    '//planner.example/',
    '/resources',
    'planner.example',
    'https://',
    'https:planner.example',
    'https:\\\\planner.example',
    'https://planner.example\\@elsewhere.example/',
    'https://name:word@planner.example/',
    'https://planner.example@elsewhere.example/',
    'https://planner.example/\u0001',
    'https://plan\u202ener.example/',
    'https://planner.example/\nSet-Cookie: a=b',
    `https://planner.example/${'a'.repeat(2_000)}`,
  ])('%j', async (url) => {
    const { status, body: reply } = await create({ url });
    expect(status).toBe(400);
    expect(reply.fields).toHaveProperty('url');
  });
});

describe('a request that is sent again', () => {
  it('adds one resource, with the same reply to each', async () => {
    const name = 'Sent again';
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => create({ name }, { 'idempotency-key': 'again' })),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(201);
    expect(await countResources(name)).toBe(1);
    expect((await create({ name: 'Other' }, { 'idempotency-key': 'again' })).status).toBe(409);
  });

  it('by the built-in staff of local, who have no account, does too', async () => {
    const send = (name: string) =>
      call(local.app, createResource, {
        body: { ...body, name },
        headers: { 'idempotency-key': 'local' },
      });
    const replies = await Promise.all([send('Local'), send('Local')]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[0]?.body.id).toBe(replies[1]?.body.id);
    expect((await send('Other')).status).toBe(409);
    const list = { method: 'GET', path: '/api/resources?status=all' };
    expect((await call(local.app, list)).body.resources).toHaveLength(1);
  });
});

it('every process is told of what visitors see, and of nothing else', async () => {
  const listener = await pool.connect();
  onTestFinished(() => listener.release(true));
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('LISTEN content_changed');
  /** How often it was told, by when a notice of our own has come. */
  const toldBy = async (act: () => Promise<unknown>): Promise<number> => {
    await act();
    await listener.query(`SELECT pg_notify('content_changed', 'end')`);
    await expect.poll(() => heard.at(-1)).toBe('end');
    return heard.splice(0).length - 1;
  };

  let id = 0;
  expect(
    await toldBy(async () => {
      id = (await create()).body.id;
    }),
  ).toBe(0);
  expect(await toldBy(() => update(id, { name: 'Renamed' }))).toBe(0);
  expect(await toldBy(() => setStatus(id, 'active'))).toBe(1);
  expect(await toldBy(() => setStatus(id, 'active'))).toBe(0);
  expect(await toldBy(() => update(id, { status: 'active' }))).toBe(1);
  expect(await toldBy(() => update(id, { status: 'active', notes: 'Asked' }))).toBe(0);
  expect(await toldBy(() => remove(id))).toBe(1);
  expect(await toldBy(() => create({ status: 'active' }))).toBe(1);
});
