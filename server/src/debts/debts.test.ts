import { scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDebt, grantTier } from '../testing/debts.ts';
import { aPerson, call, type Person, signIn } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';

const clock = settableClock();
const { app, pool } = await createTestApp({ clock });
const addresses = portfolioAddresses;

let owner: Person;
beforeAll(async () => {
  owner = await aPerson(app);
  await grantTier(pool, owner.id, 'premium');
});

/** Signs in again: an access token does not outlive such a jump. */
async function jumpTo(instant: string): Promise<void> {
  clock.set(instant);
  owner = { ...owner, ...(await signIn(app, owner)) };
}

async function aPortfolio(as: Person, debts: unknown[] = []) {
  const made = await call(app, addresses.create, { as, body: { name: 'Home', debts } });
  return made.body;
}

const at = (address: { method: string; path: string }, debtId: number) => ({
  ...address,
  path: address.path.replace('{debtId}', String(debtId)),
});

describe('a debt', () => {
  it('is added with all the fields of the contract', async () => {
    const { id } = await aPortfolio(owner);
    const added = await call(app, addresses.addDebt, { as: owner, id, body: aDebt() });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({
      id: expect.any(Number),
      portfolio_id: id,
      creditor: 'Barclaycard',
      debt_type: 'Credit Card',
      balance: 1200,
      interest_rate: 18.9,
      monthly_payment: 60,
      minimum_payment: 60,
      term_months: null,
      rate_kind: null,
      rate_changes: [],
      minimum_rule: null,
      is_priority: false,
      takes_extra: true,
      one_offs: [],
      is_paid_off: false,
      paid_off_on: null,
      original_balance: 1200,
      interest_paid: 0,
      principal_paid: 0,
      payoff_amount: 1200,
      scheduled_payments: [],
      payments_count: 0,
      schedule_problem: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      version: 1,
    });
  });

  it('that is paid off by hand ends its schedule, and one with nothing owed has none', async () => {
    const { id } = await aPortfolio(owner);
    const body = aDebt({ auto_payment_enabled: true });
    const added = await call(app, addresses.addDebt, { as: owner, id, body });
    expect(added.body.scheduled_payments).toMatchObject([{ is_active: true }]);
    const paid = await call(app, at(addresses.updateDebt, added.body.id), {
      as: owner,
      id,
      body: aDebt({ balance: 0 }),
    });
    expect(paid.body).toMatchObject({
      is_paid_off: true,
      scheduled_payments: [{ is_active: false }],
    });
    const empty = await call(app, addresses.addDebt, {
      as: owner,
      id,
      body: aDebt({ balance: 0, auto_payment_enabled: true }),
    });
    expect(empty.body).toMatchObject({
      scheduled_payments: [],
      schedule_problem: 'This debt is paid off',
    });
  });

  it('renamed takes the note of its automatic payment along', async () => {
    const { id } = await aPortfolio(owner);
    const body = aDebt({ auto_payment_enabled: true });
    const added = await call(app, addresses.addDebt, { as: owner, id, body });
    const renamed = await call(app, at(addresses.updateDebt, added.body.id), {
      as: owner,
      id,
      body: { ...body, creditor: 'Harbour Visa' },
    });
    expect(renamed.body.scheduled_payments).toMatchObject([
      { notes: 'Auto-payment for Harbour Visa' },
    ]);
  });

  it("leaves a scheduled payment that is not the debt's monthly one at its own amount", async () => {
    const { id } = await aPortfolio(owner);
    const body = aDebt({ auto_payment_enabled: true, monthly_payment: 100 });
    const added = await call(app, addresses.addDebt, { as: owner, id, body });
    const [schedule] = added.body.scheduled_payments;
    const changeDebt = async (changes: object) =>
      (
        await call(app, at(addresses.updateDebt, added.body.id), {
          as: owner,
          id,
          body: { ...body, ...changes },
        })
      ).body.scheduled_payments[0].payment_amount;
    expect(await changeDebt({ monthly_payment: 120 })).toBe(120);
    const path = scheduleAddresses.update.path.replace('{scheduleId}', String(schedule.id));
    const own = { payment_amount: 45 };
    await call(app, { ...scheduleAddresses.update, path }, { as: owner, id, body: own });
    expect(await changeDebt({ monthly_payment: 120, creditor: 'Harbour Visa' })).toBe(45);
    expect(await changeDebt({ monthly_payment: 130 })).toBe(45);
    // Switched on again, it is the monthly payment once more.
    await changeDebt({ monthly_payment: 130, auto_payment_enabled: false });
    expect(await changeDebt({ monthly_payment: 130 })).toBe(130);
  });

  it('of a kind with a term has the usual one, and loses it with its kind', async () => {
    const { id } = await aPortfolio(owner);
    const body = aDebt({ debt_type: 'Mortgage' });
    const added = await call(app, addresses.addDebt, { as: owner, id, body });
    expect(added.body.term_months).toBe(360);
    const changed = await call(app, at(addresses.updateDebt, added.body.id), {
      as: owner,
      id,
      body: aDebt(),
    });
    expect(changed.body.term_months).toBeNull();
  });

  it.each([
    { field: 'creditor', value: '', message: 'Creditor name is required' },
    { field: 'debt_type', value: 'Gambling', message: 'Please select a debt type' },
    { field: 'balance', value: -0.01, message: 'Balance must be 0 or more' },
    { field: 'balance', value: 1.001, message: 'Balance can have at most 2 decimal places' },
    { field: 'interest_rate', value: 100.1, message: 'Rate must be between 0 and 100' },
    { field: 'interest_rate', value: 1.25, message: 'Rate can have at most 1 decimal place' },
    { field: 'monthly_payment', value: -1, message: 'Monthly payment must be 0 or more' },
    { field: 'term_months', value: -1, message: 'Term must be between 0 and 1200' },
    { field: 'auto_payment_day', value: 32, message: 'Payment day must be between 1 and 31' },
  ])('with $field of $value is refused: $message', async ({ field, value, message }) => {
    const { id } = await aPortfolio(owner);
    const refused = await call(app, addresses.addDebt, {
      as: owner,
      id,
      body: aDebt({ [field]: value }),
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: message, fields: { [field]: message } });
  });

  it.each([{ balance: 0 }, { monthly_payment: 0 }, { interest_rate: 0 }])(
    'may have %o',
    async (changes) => {
      const { id } = await aPortfolio(owner);
      const added = await call(app, addresses.addDebt, { as: owner, id, body: aDebt(changes) });
      expect(added.body).toMatchObject({ ...changes, is_paid_off: changes.balance === 0 });
    },
  );

  it('takes all eight types, and a creditor of 200 characters', async () => {
    const types = ['Credit Card', 'Personal Loan', 'Mortgage', 'Store Card', 'Overdraft'];
    const debts = [...types, 'Student Loan', 'Auto Loan', 'Other'].map((debt_type) =>
      aDebt({ debt_type, creditor: 'x'.repeat(200) }),
    );
    expect((await aPortfolio(owner, debts)).debts).toHaveLength(8);
  });

  describe('with a name from before names had at most 200 characters', () => {
    const long = 'x'.repeat(300);
    const tooLong = 'Creditor name can have at most 200 characters';

    async function anOldDebt() {
      const { id, debts } = await aPortfolio(owner, [aDebt(), aDebt({ creditor: 'Store' })]);
      await pool.query('UPDATE debts SET creditor = $1 WHERE id = $2', [long, debts[0].id]);
      return { id, debtId: debts[0].id };
    }

    it('is read, and edited under its name or a shorter one, but not under another long one', async () => {
      const { id, debtId } = await anOldDebt();
      const change = (changes: Record<string, unknown>) =>
        call(app, at(addresses.updateDebt, debtId), { as: owner, id, body: aDebt(changes) });
      const read = await call(app, addresses.get, { as: owner, id });
      expect(read.body.debts[0].creditor).toBe(long);
      const kept = await change({ creditor: long, monthly_payment: 70 });
      expect(kept.body).toMatchObject({ creditor: long, monthly_payment: 70 });
      const refused = await change({ creditor: `${long}y` });
      expect(refused.body).toMatchObject({ error: tooLong, fields: { creditor: tooLong } });
      expect((await change({ creditor: 'Short' })).body.creditor).toBe('Short');
    });

    it('keeps its history when the whole list is saved again, and makes no room for others', async () => {
      const { id, debtId } = await anOldDebt();
      const replace = (debts: unknown[]) =>
        call(app, addresses.replaceDebts, { as: owner, id, body: { debts } });
      const saved = await replace([aDebt({ creditor: long }), aDebt({ creditor: 'New' })]);
      expect(saved.body.debts).toMatchObject([{ id: debtId, creditor: long }, { creditor: 'New' }]);
      const refused = await replace([aDebt({ creditor: long }), aDebt({ creditor: `${long}z` })]);
      expect(refused.body).toMatchObject({ fields: { 'debts.1.creditor': tooLong } });
      const added = await call(app, addresses.addDebt, {
        as: owner,
        id,
        body: aDebt({ creditor: long }),
      });
      expect(added.body).toMatchObject({ fields: { creditor: tooLong } });
    });
  });

  it('an update without a term leaves the term; one with 0 or null removes it', async () => {
    const portfolio = await aPortfolio(owner, [aDebt({ debt_type: 'Mortgage', term_months: 300 })]);
    const [{ id: debtId }] = portfolio.debts;
    const change = (body: unknown) =>
      call(app, at(addresses.updateDebt, debtId), { as: owner, id: portfolio.id, body });
    expect((await change(aDebt({ debt_type: 'Mortgage' }))).body.term_months).toBe(300);
    expect((await change(aDebt({ term_months: 0 }))).body.term_months).toBeNull();
  });

  it('an edit of an older state is refused with 409, and changes nothing', async () => {
    const portfolio = await aPortfolio(owner, [aDebt()]);
    const [{ id: debtId }] = portfolio.debts;
    const change = (body: unknown) =>
      call(app, at(addresses.updateDebt, debtId), { as: owner, id: portfolio.id, body });
    expect((await change(aDebt({ balance: 900, version: 1 }))).body.version).toBe(2);
    const stale = await change(aDebt({ balance: 800, version: 1 }));
    expect(stale.status).toBe(409);
    const [debt] = (await call(app, addresses.listDebts, { as: owner, id: portfolio.id })).body;
    // On the day on which it was added, another balance corrects the opening one.
    expect(debt).toMatchObject({ balance: 900, version: 2, original_balance: 900 });
  });

  it('a balance and a rate changed by hand become statements of that day', async () => {
    await jumpTo('2026-11-15T09:00:00Z');
    const portfolio = await aPortfolio(owner, [aDebt()]);
    const [{ id: debtId }] = portfolio.debts;
    await jumpTo('2026-12-03T09:00:00Z');
    await call(app, at(addresses.updateDebt, debtId), {
      as: owner,
      id: portfolio.id,
      body: aDebt({ balance: 1000, interest_rate: 20.9 }),
    });
    const { rows } = await pool.query(
      `SELECT kind, stated_on::text, balance_pence::int, rate_thousandths
       FROM debt_statements WHERE debt_id = $1 ORDER BY id`,
      [debtId],
    );
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['opening', '2026-11-15', 120_000, 18_900],
      ['rate', '2026-12-03', null, 20_900],
      ['balance', '2026-12-03', 100_000, null],
    ]);
    await jumpTo('2026-11-15T09:00:00Z');
  });

  it('its payoff amount bears a month of interest for each turn of the month', async () => {
    await jumpTo('2026-11-30T12:00:00Z');
    const portfolio = await aPortfolio(owner, [aDebt()]);
    const payoff = async () => {
      const { body } = await call(app, addresses.get, { as: owner, id: portfolio.id });
      return body.debts[0].payoff_amount;
    };
    expect(await payoff()).toBe(1200);
    await jumpTo('2026-12-01T12:00:00Z');
    expect(await payoff()).toBe(1218.9);
    await jumpTo('2027-01-01T12:00:00Z');
    expect(await payoff()).toBe(1237.8);
    await jumpTo('2026-11-15T09:00:00Z');
  });

  it('is deleted', async () => {
    const portfolio = await aPortfolio(owner, [aDebt(), aDebt({ creditor: 'Other' })]);
    const [{ id: debtId }] = portfolio.debts;
    const gone = await call(app, at(addresses.removeDebt, debtId), {
      as: owner,
      id: portfolio.id,
    });
    expect(gone.body).toEqual({ message: expect.any(String) });
    const left = (await call(app, addresses.listDebts, { as: owner, id: portfolio.id })).body;
    expect(left.map(({ creditor }: { creditor: string }) => creditor)).toEqual(['Other']);
  });

  it('of somebody else, or of another portfolio, is not found', async () => {
    const portfolio = await aPortfolio(owner, [aDebt()]);
    const [{ id: debtId }] = portfolio.debts;
    const stranger = await aPerson(app);
    const theirs = await aPortfolio(stranger);
    for (const address of [addresses.updateDebt, addresses.removeDebt]) {
      const body = address.method === 'PUT' ? aDebt({ balance: 1 }) : undefined;
      for (const id of [portfolio.id, theirs.id]) {
        const reply = await call(app, at(address, debtId), { as: stranger, id, body });
        expect(reply.status).toBe(404);
      }
    }
    const [debt] = (await call(app, addresses.listDebts, { as: owner, id: portfolio.id })).body;
    expect(debt.balance).toBe(1200);
  });
});

describe('the automatic payment of a debt', () => {
  const schedulesOf = async (portfolioId: number) => {
    const { body } = await call(app, addresses.listDebts, { as: owner, id: portfolioId });
    return body[0].scheduled_payments;
  };

  it('ticked when the debt is added, it becomes a schedule', async () => {
    const portfolio = await aPortfolio(owner, [
      aDebt({ auto_payment_enabled: true, auto_payment_day: 15 }),
    ]);
    expect(await schedulesOf(portfolio.id)).toEqual([
      {
        id: expect.any(Number),
        debt_id: portfolio.debts[0].id,
        amount_kind: 'fixed',
        payment_amount: 60,
        payment_day: 15,
        payment_type: 'regular',
        notes: 'Auto-payment for Barclaycard',
        is_active: true,
      },
    ]);
  });

  it('ticked in an edit, the existing one is updated or one is made; unticked, it is set inactive', async () => {
    const portfolio = await aPortfolio(owner, [aDebt()]);
    const [{ id: debtId }] = portfolio.debts;
    const change = (changes: Record<string, unknown>) =>
      call(app, at(addresses.updateDebt, debtId), {
        as: owner,
        id: portfolio.id,
        body: aDebt(changes),
      });
    await change({ auto_payment_enabled: true });
    expect(await schedulesOf(portfolio.id)).toMatchObject([{ payment_day: 1, is_active: true }]);
    await change({ auto_payment_enabled: true, auto_payment_day: 28, monthly_payment: 75 });
    expect(await schedulesOf(portfolio.id)).toMatchObject([
      { payment_day: 28, payment_amount: 75, is_active: true },
    ]);
    await change({ auto_payment_enabled: false });
    expect(await schedulesOf(portfolio.id)).toMatchObject([{ payment_day: 28, is_active: false }]);
    await change({});
    expect(await schedulesOf(portfolio.id)).toMatchObject([{ is_active: false }]);
  });
});
