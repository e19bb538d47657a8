import { progressAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { aPremiumAccount, createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';

const world = await createPaymentsWorld();
const { account } = world;
const { capture, list, remove } = progressAddresses;

/** £10.00 of interest each month. */
const plainDebt = aDebt({ balance: 1000, interest_rate: 12 });
beforeEach(() => account.jumpTo('2026-11-15T09:00:00Z'));

const keepOf = (
  home: OwnedPortfolio,
  snapshot_date: string,
  changes: Record<string, unknown> = {},
) => home.send(capture, { body: { snapshot_date, total_interest_paid: 0, ...changes } });

describe('a snapshot', () => {
  it('holds the balance and the counts of the ledger, whatever was sent', async () => {
    const home = await account.createPortfolio([plainDebt, aDebt({ balance: 0 })]);
    await account.jumpTo('2026-12-20T09:00:00Z');
    await home.pay({ payment_date: '2026-12-10' });
    const kept = await keepOf(home, '2026-12-20', {
      total_interest_paid: 12.34,
      notes: 'Half-way',
      total_balance: 1,
      paid_off_count: 9,
      total_debts_count: 99,
    });
    expect({ status: kept.status, body: kept.body }).toEqual({
      status: 201,
      body: {
        id: expect.any(Number),
        snapshot_date: '2026-12-20',
        total_balance: 910,
        total_interest_paid: 12.34,
        paid_off_count: 1,
        total_debts_count: 2,
        notes: 'Half-way',
        // The other was added with nothing owed, so nobody has paid it off.
        paid_off_debt_ids: [],
      },
    });
    expect((await home.send(list)).body).toEqual([kept.body]);
  });

  it('of an earlier day is as of that day', async () => {
    const home = await account.createPortfolio([plainDebt]);
    await account.jumpTo('2026-12-10T09:00:00Z');
    await home.pay({ payment_date: '2026-12-10' });
    await home.send(portfolioAddresses.addDebt, { body: aDebt({ balance: 300 }) });
    await account.jumpTo('2027-01-20T09:00:00Z');
    // 9.10 of interest: the card is cleared by 919.10.
    await home.pay({ payment_date: '2027-01-10', payment_amount: 919.1 });
    const standing = async (day: string) => {
      const { body } = await keepOf(home, day);
      return [body.total_balance, body.paid_off_count, body.total_debts_count];
    };
    expect(await standing('2026-11-15')).toEqual([1000, 0, 1]);
    expect(await standing('2026-12-09')).toEqual([1000, 0, 1]);
    expect(await standing('2026-12-10')).toEqual([1210, 0, 2]);
    expect(await standing('2027-01-09')).toEqual([1210, 0, 2]);
    expect(await standing('2027-01-10')).toEqual([300, 1, 2]);
    expect(await standing('2027-01-20')).toEqual([300, 1, 2]);
  });

  it('of a day before there was any debt is refused', async () => {
    const home = await account.createPortfolio([plainDebt]);
    await account.jumpTo('2026-11-20T09:00:00Z');
    await home.send(portfolioAddresses.addDebt, { body: aDebt({ balance: 300 }) });
    const refused = await keepOf(home, '2026-11-14');
    const message = 'No debt here goes back that far. Choose 15 November 2026 or later.';
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: message, fields: { snapshot_date: message } });
    expect((await home.send(list)).body).toEqual([]);
    expect((await keepOf(home, '2026-11-15')).status).toBe(201);
  });

  it('knows which debts were paid off then, until it is taken again', async () => {
    const home = await account.createPortfolio([plainDebt, aDebt({ balance: 0 })]);
    const [owed = 0, blank = 0] = home.debtIds;
    await account.jumpTo('2026-11-20T09:00:00Z');
    await home.pay({ payment_date: '2026-11-18', payment_amount: 1000 });
    const paidOff = async (day: string) => (await keepOf(home, day)).body.paid_off_debt_ids;
    expect(await paidOff('2026-11-17')).toEqual([]);
    expect(await paidOff('2026-11-18')).toEqual([owed]);
    const body = aDebt({ balance: 40 });
    await home.send(portfolioAddresses.updateDebt, { debt: blank, body });
    await home.pay({ debt_id: blank, payment_date: '2026-11-20', payment_amount: 40 });
    expect(await paidOff('2026-11-20')).toEqual([owed, blank]);
  });

  it('stays as it was taken when the history changes', async () => {
    const home = await account.createPortfolio([plainDebt]);
    await keepOf(home, '2026-11-15');
    await home.pay();
    expect((await home.send(list)).body).toMatchObject([{ total_balance: 1000 }]);
    expect((await keepOf(home, '2026-11-15')).body.total_balance).toBe(900);
  });

  it('follows a balance that was stated by hand', async () => {
    const home = await account.createPortfolio([plainDebt]);
    await account.jumpTo('2026-12-01T09:00:00Z');
    const body = aDebt({ balance: 955.5, interest_rate: 12 });
    await home.send(portfolioAddresses.updateDebt, { debt: home.debtId, body });
    expect((await keepOf(home, '2026-11-30')).body.total_balance).toBe(1000);
    expect((await keepOf(home, '2026-12-01')).body.total_balance).toBe(955.5);
  });

  it('of a portfolio without debts is refused', async () => {
    const home = await account.createPortfolio([]);
    const message = 'There is no debt here yet. Add one, and capture it then.';
    const refused = await keepOf(home, '2026-11-15');
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: message, fields: { snapshot_date: message } });
  });

  it.each([
    { field: 'snapshot_date', value: undefined, message: 'Date is required' },
    { field: 'snapshot_date', value: '2026-02-29', message: 'Enter a date, such as 2026-11-05' },
    {
      field: 'snapshot_date',
      value: '2026-11-16',
      message: 'Snapshot date cannot be in the future',
    },
    { field: 'total_interest_paid', value: undefined, message: 'Total interest paid is required' },
    {
      field: 'total_interest_paid',
      value: -0.01,
      message: 'Total interest paid must be 0 or more',
    },
    {
      field: 'total_interest_paid',
      value: 0.001,
      message: 'Total interest paid can have at most 2 decimal places',
    },
    { field: 'notes', value: 'x'.repeat(1001), message: 'Notes can have at most 1000 characters' },
    { field: 'total_balance', value: -1, message: 'Balance must be 0 or more' },
    { field: 'total_balance', value: 'much', message: 'Balance must be a number' },
    { field: 'paid_off_count', value: -1, message: 'Number of debts must be 0 or more' },
    { field: 'total_debts_count', value: 1.5, message: 'Number of debts must be a whole number' },
  ])('with $field of $value is refused: $message', async ({ field, value, message }) => {
    const home = await account.createPortfolio();
    const refused = await keepOf(home, '2026-11-15', { [field]: value });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: message, fields: { [field]: message } });
    expect((await home.send(list)).body).toEqual([]);
  });
});

it('the list is by date, then by order of entry', async () => {
  const home = await account.createPortfolio();
  await account.jumpTo('2026-11-20T09:00:00Z');
  const days = ['2026-11-18', '2026-11-15', '2026-11-20', '2026-11-15'];
  for (const [at, day] of days.entries()) await keepOf(home, day, { notes: String(at) });
  const { body } = await home.send(list);
  expect(body.map(({ notes }: { notes: string }) => notes)).toEqual(['1', '3', '0', '2']);
});

it("somebody else's portfolio is not there", async () => {
  const home = await account.createPortfolio();
  const as = (await aPremiumAccount(world)).person();
  const body = { snapshot_date: '2026-11-15', total_interest_paid: 0 };
  expect((await home.send(list, { as })).status).toBe(404);
  expect((await home.send(capture, { as, body })).status).toBe(404);
  expect((await home.send(list)).body).toEqual([]);
});

it('a snapshot is deleted by its owner alone, and once', async () => {
  const home = await account.createPortfolio();
  const { body: first } = await keepOf(home, '2026-11-15', { notes: 'first' });
  const { body: second } = await keepOf(home, '2026-11-15', { notes: 'second' });
  const as = (await aPremiumAccount(world)).person();
  const snapshotId = first.id;
  expect((await home.send(remove, { as, snapshotId })).status).toBe(404);
  const other = await account.createPortfolio();
  expect((await other.send(remove, { snapshotId })).status).toBe(404);
  expect((await home.send(list)).body).toHaveLength(2);
  const gone = await home.send(remove, { snapshotId });
  expect([gone.status, gone.body]).toEqual([200, { message: 'Snapshot deleted.' }]);
  expect((await home.send(remove, { snapshotId })).status).toBe(404);
  expect((await home.send(list)).body).toEqual([second]);
});

it('snapshots go with their portfolio', async () => {
  const home = await account.createPortfolio();
  await keepOf(home, '2026-11-15');
  await home.send(portfolioAddresses.remove);
  const { rowCount } = await world.pool.query(
    'SELECT 1 FROM progress_snapshots WHERE portfolio_id = $1',
    [home.id],
  );
  expect(rowCount).toBe(0);
});
