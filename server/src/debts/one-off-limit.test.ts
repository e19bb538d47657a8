import { planAddresses, portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeEach, expect, it } from 'vitest';
import { aDebt, grantTier } from '../testing/debts.ts';
import { aPerson, call, type Person } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';

const clock = settableClock();
const { app, pool } = await createTestApp({ clock });
const tooMany = 'A plan can have at most 100 one-offs';

const oneOffs = (count: number, month = '2027-03') =>
  Array.from({ length: count }, () => ({ month, amount: 10 }));

beforeEach(() => clock.set('2026-11-15T09:00:00Z'));

async function aHome(as: Person, debts: readonly unknown[]): Promise<number> {
  const made = await call(app, portfolioAddresses.create, { as, body: { name: 'Home', debts } });
  expect(made.status).toBe(201);
  return made.body.id;
}

it('a plan has 100 one-offs at most, those of its debts and its own, whatever others keep', async () => {
  const [owner, stranger] = [await aPerson(app), await aPerson(app)];
  for (const { id } of [owner, stranger]) await grantTier(pool, id, 'premium');
  // So that the ids of debts and of portfolios run into each other.
  for (let made = 0; made < 3; made += 1) {
    await aHome(stranger, [aDebt({ one_offs: oneOffs(100) })]);
  }
  const id = await aHome(owner, [aDebt({ one_offs: oneOffs(60) }), aDebt({ creditor: 'Other' })]);
  const change = (count: number) =>
    call(app, planAddresses.change, { as: owner, id, body: { one_offs: oneOffs(count) } });
  expect((await change(40)).status).toBe(200);
  expect(await change(41)).toMatchObject({ status: 400, body: { fields: { one_offs: tooMany } } });
  const body = aDebt({ creditor: 'Third', one_offs: oneOffs(1) });
  const added = await call(app, portfolioAddresses.addDebt, { as: owner, id, body });
  expect(added).toMatchObject({ status: 400, body: { error: tooMany } });
});

it('those that nobody sees, since their month is past or their debt is paid off, do not count', async () => {
  const owner = await aPerson(app);
  const debt = aDebt({ balance: 100, one_offs: oneOffs(40) });
  const id = await aHome(owner, [debt, aDebt({ one_offs: oneOffs(60, '2026-10') })]);
  const change = (count: number) => {
    const body = { one_offs: oneOffs(count) };
    return call(app, planAddresses.change, { as: owner, id, body });
  };
  expect((await change(60)).status).toBe(200);
  expect((await change(61)).status).toBe(400);
  const [{ id: first }] = (await call(app, portfolioAddresses.listDebts, { as: owner, id })).body;
  const { method, path } = portfolioAddresses.updateDebt;
  const edit = { method, path: path.replace('{debtId}', first) };
  const payOff = { as: owner, id, body: { ...debt, balance: 0 } };
  expect((await call(app, edit, payOff)).status).toBe(200);
  expect((await change(100)).status).toBe(200);
  expect((await change(101)).status).toBe(400);
});
