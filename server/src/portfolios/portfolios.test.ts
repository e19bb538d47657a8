import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDebt, grantTier } from '../testing/debts.ts';
import { aPerson, call, type Person } from '../testing/people.ts';
import { createTestApp } from '../testing/test-app.ts';

const { app, pool } = await createTestApp();
const { list, create, get, update, remove } = portfolioAddresses;

const make = (as: Person, body: unknown) => call(app, create, { as, body });

describe('a portfolio', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await aPerson(app);
    await grantTier(pool, owner.id, 'premium');
  });

  it('is made with a name alone, and replies 201 with all its fields', async () => {
    const made = await make(owner, { name: '  Home ' });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(Number),
      name: 'Home',
      description: '',
      strategy: 'avalanche',
      custom_order: null,
      extra_payment: 0,
      one_offs: [],
      pauses: [],
      debt_free_by: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      debts_count: 0,
      paid_off_count: 0,
      total_balance: 0,
      original_balance: 0,
      monthly_payments: 0,
      auto_payments_count: 0,
      version: 1,
      debts: [],
    });
  });

  it.each([
    { name: 'no name', body: {}, message: 'Name is required' },
    { name: 'a blank name', body: { name: '   ' }, message: 'Name is required' },
    {
      name: 'a name of 201 characters',
      body: { name: 'x'.repeat(201) },
      message: 'Name can have at most 200 characters',
    },
    {
      name: 'a description of 2,001 characters',
      body: { name: 'Home', description: 'x'.repeat(2001) },
      message: 'Description can have at most 2000 characters',
    },
  ])('is refused with $name', async ({ body, message }) => {
    const refused = await make(owner, body);
    expect(refused.status).toBe(400);
    expect(refused.body.error).toBe(message);
  });

  it('is made with its debts, or not at all', async () => {
    const before = (await call(app, list, { as: owner })).body.length;
    const refused = await make(owner, {
      name: 'Two debts',
      debts: [aDebt(), aDebt({ interest_rate: 101 })],
    });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({
      'debts.1.interest_rate': 'Rate must be between 0 and 100',
    });
    expect((await call(app, list, { as: owner })).body).toHaveLength(before);
  });

  it('sums its debts: paid-off ones count, but their payments do not', async () => {
    const made = await make(owner, {
      name: 'Sums',
      debts: [
        aDebt({ balance: 1000.01, monthly_payment: 50.5, auto_payment_enabled: true }),
        aDebt({ creditor: 'Lender', debt_type: 'Other', balance: 2000, monthly_payment: 20 }),
        aDebt({ creditor: 'Cleared', balance: 0, monthly_payment: 99 }),
      ],
    });
    const found = (await call(app, list, { as: owner })).body.find(
      ({ id }: { id: number }) => id === made.body.id,
    );
    expect(found).toMatchObject({
      debts_count: 3,
      paid_off_count: 1,
      total_balance: 3000.01,
      original_balance: 3000.01,
      monthly_payments: 70.5,
      auto_payments_count: 1,
    });
    expect(found).not.toHaveProperty('debts');
  });

  it('comes with its debts where they are asked for', async () => {
    const query = { ...list, path: `${list.path}?include=debts` as const };
    const [first] = (await call(app, query, { as: owner })).body;
    expect(first.debts).toEqual(expect.any(Array));
  });

  it('is renamed; an edit of an older state is refused with 409', async () => {
    const { body: made } = await make(owner, { name: 'Old', description: 'Mine' });
    const renamed = await call(app, update, {
      as: owner,
      id: made.id,
      body: { name: 'New', description: '', version: made.version },
    });
    expect(renamed.body).toMatchObject({ name: 'New', description: '', version: 2 });
    const stale = await call(app, update, {
      as: owner,
      id: made.id,
      body: { name: 'Newer', description: '', version: made.version },
    });
    expect(stale.status).toBe(409);
    expect((await call(app, get, { as: owner, id: made.id })).body.name).toBe('New');
  });

  it('is deleted with its debts', async () => {
    const { body: made } = await make(owner, { name: 'Gone', debts: [aDebt()] });
    const gone = await call(app, remove, { as: owner, id: made.id });
    expect(gone.status).toBe(200);
    expect(gone.body).toEqual({ message: expect.any(String) });
    expect((await call(app, get, { as: owner, id: made.id })).status).toBe(404);
    const left = await pool.query('SELECT 1 FROM debts WHERE portfolio_id = $1', [made.id]);
    expect(left.rowCount).toBe(0);
  });

  it('keeps hostile names as text', async () => {
    const name = '<img src=x onerror=alert(1)> \u202Eabc 💷';
    const made = await make(owner, { name });
    expect(made.body.name).toBe(name);
  });

  it.each([get, update, remove])('of somebody else is not found by $method', async (address) => {
    const { body: made } = await make(owner, { name: 'Mine' });
    const stranger = await aPerson(app);
    const body = address.method === 'PUT' ? { name: 'Yours' } : undefined;
    const reply = await call(app, address, { as: stranger, id: made.id, body });
    expect(reply.status).toBe(404);
    expect((await call(app, get, { as: owner, id: made.id })).body.name).toBe('Mine');
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999999999999'])('%s is no id', async (id) => {
    const { status } = await call(app, get, { as: owner, id });
    expect([400, 404]).toContain(status);
  });
});

describe('the limit of portfolios', () => {
  it('is 1 on the free plan; the refusal says all that an upgrade dialog needs', async () => {
    const owner = await aPerson(app);
    expect((await make(owner, { name: 'First' })).status).toBe(201);
    const refused = await make(owner, { name: 'Second' });
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({
      error: 'Portfolio limit reached',
      code: 'portfolio_limit',
      request_id: expect.any(String),
      message: 'Your Free Plan holds 1 portfolio.',
      upgrade_message:
        'Upgrade to Basic (£4.99/month): 10 debts per portfolio, Up to 3 portfolios, Payment reminders, Export PDF/Excel.',
      current_tier: 'free',
      current_limit: 1,
      current_count: 1,
      upgrade_url: '/subscription',
    });
  });

  it('is 3 on the basic plan', async () => {
    const owner = await aPerson(app);
    await grantTier(pool, owner.id, 'basic');
    for (const name of ['A', 'B', 'C']) expect((await make(owner, { name })).status).toBe(201);
    expect((await make(owner, { name: 'D' })).body).toMatchObject({
      error: 'Portfolio limit reached',
      current_tier: 'basic',
      current_limit: 3,
      current_count: 3,
    });
  });

  it('is never passed by requests that come at once', async () => {
    const owner = await aPerson(app);
    await grantTier(pool, owner.id, 'basic');
    // Fewer than there are connections, so that none of them waits for one; plan-limits.test.ts has more.
    const replies = await Promise.all(
      Array.from({ length: 15 }, (_, at) => make(owner, { name: `Portfolio ${at}` })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(12);
  });

  it('a grant that has ended or was withdrawn gives nothing', async () => {
    const owner = await aPerson(app);
    await grantTier(pool, owner.id, 'premium');
    await pool.query('UPDATE tier_grants SET until = granted_at WHERE user_id = $1', [owner.id]);
    expect((await make(owner, { name: 'A' })).status).toBe(201);
    expect((await make(owner, { name: 'B' })).body).toMatchObject({ current_tier: 'free' });
  });
});
