import { balanceEntryAddresses, paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { aDebt, grantTier } from '../testing/debts.ts';
import { aPerson, call, type Person } from '../testing/people.ts';
import { createTestApp } from '../testing/test-app.ts';

const { app, pool } = await createTestApp();
const addresses = portfolioAddresses;

async function aPortfolio(as: Person, debts: unknown[] = []) {
  const made = await call(app, addresses.create, { as, body: { name: 'Home', debts } });
  expect(made.status).toBe(201);
  return made.body;
}

const add = (as: Person, id: number, changes = {}) =>
  call(app, addresses.addDebt, { as, id, body: aDebt(changes) });

const many = (count: number, changes = {}) =>
  Array.from({ length: count }, (_, at) => aDebt({ creditor: `Creditor ${at}`, ...changes }));

describe('the limit of debts', () => {
  it('is 3 on the free plan; the refusal says all that an upgrade dialog needs', async () => {
    const owner = await aPerson(app);
    const { id } = await aPortfolio(owner, many(3));
    const refused = await add(owner, id);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      error: 'Debt limit reached',
      message: expect.stringContaining('Free Plan holds 3 debts'),
      upgrade_message: expect.stringContaining('Basic (£4.99/month)'),
      current_tier: 'free',
      current_limit: 3,
      current_count: 3,
      upgrade_url: '/subscription',
    });
  });

  it('counts debts that are not paid off', async () => {
    const owner = await aPerson(app);
    const { id } = await aPortfolio(owner, [...many(3), aDebt({ balance: 0 })]);
    const check = await call(app, addresses.checkLimits, { as: owner, id });
    expect(check.body).toMatchObject({ can_add: false, current_count: 3, current_limit: 3 });
    expect((await add(owner, id, { balance: 0 })).status).toBe(201);
    expect((await add(owner, id)).status).toBe(403);
  });

  it('cannot be passed by opening a paid-off debt again', async () => {
    const owner = await aPerson(app);
    const portfolio = await aPortfolio(owner, [...many(3), aDebt({ balance: 0 })]);
    const cleared = portfolio.debts[3].id;
    const path = addresses.updateDebt.path.replace('{debtId}', String(cleared));
    const reopened = await call(
      app,
      { ...addresses.updateDebt, path },
      { as: owner, id: portfolio.id, body: aDebt({ balance: 5 }) },
    );
    expect(reopened.status).toBe(403);
  });

  it('cannot be passed by stating a balance for a debt that was entered at 0', async () => {
    const owner = await aPerson(app);
    const { id, debts } = await aPortfolio(owner, [...many(3), aDebt({ balance: 0 })]);
    const debtId = debts[3].id;
    const payment = { debt_id: debtId, payment_amount: 1, payment_date: '2026-11-15' };
    const stated = { ...payment, balance_after_payment: 700 };
    expect((await call(app, paymentAddresses.add, { as: owner, id, body: stated })).status).toBe(
      403,
    );
    const paid = await call(app, paymentAddresses.add, { as: owner, id, body: payment });
    const changed = { ...stated, is_balance_stated: true };
    const path = paymentAddresses.update.path.replace('{paymentId}', paid.body.id);
    const update = { ...paymentAddresses.update, path };
    expect((await call(app, update, { as: owner, id, body: changed })).status).toBe(403);
    const entries = await call(app, balanceEntryAddresses.list, { as: owner, id });
    const opening = entries.body.find(
      (entry: { debt_id: number; entry_type: string }) =>
        entry.debt_id === debtId && entry.entry_type === 'opening',
    );
    const entryPath = balanceEntryAddresses.update.path.replace('{entryId}', opening.id);
    const corrected = await call(
      app,
      { ...balanceEntryAddresses.update, path: entryPath },
      { as: owner, id, body: { ...opening, amount: 4_000 } },
    );
    expect(corrected.status).toBe(403);
    const check = await call(app, addresses.checkLimits, { as: owner, id });
    expect(check.body.current_count).toBe(3);
  });

  it('holds for a new portfolio with its debts, which is then not made', async () => {
    const owner = await aPerson(app);
    const refused = await call(app, addresses.create, {
      as: owner,
      body: { name: 'Home', debts: many(4) },
    });
    expect(refused.body).toMatchObject({ error: 'Debt limit reached', current_count: 0 });
    expect((await call(app, addresses.list, { as: owner })).body).toEqual([]);
  });

  it('holds for an import: all of it or nothing', async () => {
    const owner = await aPerson(app);
    const { id } = await aPortfolio(owner, many(2));
    const body = { debts: many(2) };
    const refused = await call(app, addresses.addDebts, { as: owner, id, body });
    expect(refused.status).toBe(403);
    expect((await call(app, addresses.listDebts, { as: owner, id })).body).toHaveLength(2);
  });

  it('a downgrade deletes nothing, allows edits and refuses only more', async () => {
    const owner = await aPerson(app);
    await grantTier(pool, owner.id, 'basic');
    const portfolio = await aPortfolio(owner, many(5));
    await pool.query('UPDATE tier_grants SET withdrawn_at = now() WHERE user_id = $1', [owner.id]);
    const { id } = portfolio;
    const path = addresses.updateDebt.path.replace('{debtId}', String(portfolio.debts[0].id));
    const edited = await call(
      app,
      { ...addresses.updateDebt, path },
      { as: owner, id, body: aDebt({ balance: 7 }) },
    );
    expect(edited.body.balance).toBe(7);
    const fewer = await call(app, addresses.replaceDebts, {
      as: owner,
      id,
      body: { debts: many(4) },
    });
    expect(fewer.status).toBe(200);
    expect((await add(owner, id)).status).toBe(403);
  });

  it('unlimited is bounded at 500 debts', async () => {
    const owner = await aPerson(app);
    await grantTier(pool, owner.id, 'premium');
    const { id } = await aPortfolio(owner, many(500));
    expect((await add(owner, id)).body).toMatchObject({
      error: 'Debt limit reached',
      current_limit: 500,
    });
    expect((await add(owner, id, { balance: 0 })).status).toBe(403);
  });

  it('is never passed by requests that come at once', async () => {
    const owner = await aPerson(app);
    const { id } = await aPortfolio(owner);
    const replies = await Promise.all(Array.from({ length: 50 }, () => add(owner, id)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
  });
});

describe('replacing the debts of a portfolio', () => {
  it('updates what has the same creditor and type, adds what is new and removes the rest', async () => {
    const owner = await aPerson(app);
    const portfolio = await aPortfolio(owner, [
      aDebt({ creditor: 'Stays', balance: 100 }),
      aDebt({ creditor: 'Goes' }),
      aDebt({ creditor: 'Changes type' }),
    ]);
    const replaced = await call(app, addresses.replaceDebts, {
      as: owner,
      id: portfolio.id,
      body: {
        version: portfolio.version,
        debts: [
          aDebt({ creditor: ' stays ', balance: 90 }),
          aDebt({ creditor: 'Changes type', debt_type: 'Other' }),
        ],
      },
    });
    expect(replaced.status).toBe(200);
    const [stays, changed] = replaced.body.debts;
    expect(replaced.body.debts).toHaveLength(2);
    expect(stays).toMatchObject({
      id: portfolio.debts[0].id,
      creditor: 'stays',
      balance: 90,
      // On the day on which it was added, another balance corrects the opening one.
      original_balance: 90,
    });
    expect(changed).toMatchObject({ debt_type: 'Other', original_balance: 1200 });
    expect(changed.id).not.toBe(portfolio.debts[2].id);
  });

  it('creates a schedule only when none exists for the debt', async () => {
    const owner = await aPerson(app);
    const portfolio = await aPortfolio(owner, [
      aDebt({ creditor: 'Has one', auto_payment_enabled: true, auto_payment_day: 5 }),
      aDebt({ creditor: 'Has none' }),
    ]);
    const { body } = await call(app, addresses.replaceDebts, {
      as: owner,
      id: portfolio.id,
      body: {
        debts: ['Has one', 'Has none'].map((creditor) =>
          aDebt({ creditor, auto_payment_enabled: true, auto_payment_day: 9 }),
        ),
      },
    });
    const days = body.debts.map((debt: { scheduled_payments: { payment_day: number }[] }) =>
      debt.scheduled_payments.map(({ payment_day }) => payment_day),
    );
    expect(days).toEqual([[5], [9]]);
  });

  it('leaves everything as it was when one debt is refused or the state is older', async () => {
    const owner = await aPerson(app);
    const portfolio = await aPortfolio(owner, many(2));
    const replace = (body: unknown) =>
      call(app, addresses.replaceDebts, { as: owner, id: portfolio.id, body });
    expect((await replace({ debts: many(4) })).status).toBe(403);
    expect((await replace({ debts: [aDebt({ balance: -1 })] })).status).toBe(400);
    expect((await replace({ debts: [], version: 99 })).status).toBe(409);
    const { body } = await call(app, addresses.get, { as: owner, id: portfolio.id });
    expect(body).toEqual(portfolio);
  });
});
