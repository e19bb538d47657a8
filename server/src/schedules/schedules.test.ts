import { paymentAddresses, scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { aPremiumAccount, aSchedule, createPaymentsWorld } from '../testing/payments.ts';

const world = await createPaymentsWorld();
const { account } = world;
const { add, update, remove, list, upcoming } = scheduleAddresses;

beforeEach(() => account.jumpTo('2026-11-15T09:00:00Z'));

describe('a scheduled payment', () => {
  it('is added with all the fields of the contract', async () => {
    const home = await account.createPortfolio();
    const added = await home.schedule({ payment_type: 'minimum', notes: 'By standing order' });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({
      id: expect.any(Number),
      debt_id: home.debtId,
      creditor: 'Barclaycard',
      amount_kind: 'fixed',
      payment_amount: 60,
      is_estimate: false,
      payment_day: 28,
      payment_type: 'minimum',
      notes: 'By standing order',
      is_active: true,
      next_due_date: '2026-11-28',
      not_paid_dates: [],
      created_at: '2026-11-15T09:00:00.000Z',
      version: 1,
    });
    expect((await home.send(list)).body).toEqual([added.body]);
    const { body } = await home.send(portfolioAddresses.get);
    expect(body.auto_payments_count).toBe(1);
  });

  it.each([
    { payment_day: 15, next: '2026-11-15' },
    { payment_day: 16, next: '2026-11-16' },
    { payment_day: 14, next: '2026-12-14' },
    { payment_day: 31, next: '2026-11-30' },
  ])('of day $payment_day, made on the 15th, is first due on $next', async (given) => {
    const home = await account.createPortfolio();
    const { body } = await home.schedule({ payment_day: given.payment_day });
    expect(body.next_due_date).toBe(given.next);
  });

  it.each([
    { field: 'debt_id', value: undefined, message: 'Debt is required' },
    { field: 'debt_id', value: 999_999, message: 'This debt is not in the portfolio' },
    { field: 'payment_amount', value: undefined, message: 'Amount is required' },
    { field: 'amount_kind', value: 'minimum', message: 'Amount must be fixed or required' },
    { field: 'payment_amount', value: -1, message: 'Amount must be 0 or more' },
    { field: 'payment_amount', value: 0.001, message: 'Amount can have at most 2 decimal places' },
    { field: 'payment_day', value: undefined, message: 'Payment day is required' },
    { field: 'payment_day', value: '5', message: 'Payment day must be a number' },
    { field: 'payment_day', value: 0, message: 'Payment day must be between 1 and 31' },
    { field: 'payment_day', value: 32, message: 'Payment day must be between 1 and 31' },
    { field: 'payment_day', value: 1.5, message: 'Payment day must be between 1 and 31' },
    { field: 'payment_type', value: 'lump_sum', message: 'Please select a payment type' },
    { field: 'notes', value: 'x'.repeat(1001), message: 'Notes can have at most 1000 characters' },
  ])('with $field of $value is refused: $message', async ({ field, value, message }) => {
    const home = await account.createPortfolio();
    const body = aSchedule(home.debtId, { [field]: value });
    const refused = await home.send(add, { body });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: message, fields: { [field]: message } });
    if (value === undefined) return;
    const { body: kept } = await home.schedule();
    const change = await home.send(update, { scheduleId: kept.id, body: { [field]: value } });
    expect(change.body).toMatchObject({ error: message, fields: { [field]: message } });
    expect((await home.send(list)).body).toEqual([kept]);
  });

  it('needs more than nothing', async () => {
    const home = await account.createPortfolio();
    const refused = await home.send(add, { body: null });
    expect(refused.status).toBe(400);
    expect(refused.body.error).toBe('Please fill in all required fields');
  });

  it('is changed as a whole', async () => {
    const home = await account.createPortfolio([aDebt(), aDebt({ creditor: 'Other' })]);
    const [, other = 0] = home.debtIds;
    const { body: kept } = await home.schedule();
    const body = {
      ...aSchedule(other, { payment_amount: 75.5, payment_day: 20 }),
      is_active: true,
    };
    const changed = await home.send(update, { scheduleId: kept.id, body });
    expect(changed.body).toMatchObject({
      ...body,
      id: kept.id,
      creditor: 'Other',
      next_due_date: '2026-11-20',
    });
  });

  it('is changed in whether it is active alone', async () => {
    const home = await account.createPortfolio();
    const { body: kept } = await home.schedule({ notes: 'Stays' });
    const change = (is_active: boolean) =>
      home.send(update, { scheduleId: kept.id, body: { is_active } });
    expect((await change(false)).body).toEqual({
      ...kept,
      is_active: false,
      next_due_date: null,
      version: 2,
    });
    expect((await change(true)).body).toEqual({ ...kept, version: 3 });
  });

  it('is not changed from an older state: 409; without a version the last one counts', async () => {
    const home = await account.createPortfolio();
    const { body: kept } = await home.schedule();
    const change = (body: Record<string, unknown>) =>
      home.send(update, { scheduleId: kept.id, body });
    expect((await change({ payment_amount: 75, version: 1 })).body).toMatchObject({
      payment_amount: 75,
      version: 2,
    });
    const stale = await change({ payment_amount: 90, version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body.error).toBe('This has since been changed. Reload and try again.');
    expect((await home.send(list)).body).toMatchObject([{ payment_amount: 75, version: 2 }]);
    expect((await change({ payment_amount: 90 })).body.version).toBe(3);
    expect((await change({ version: 'new' })).status).toBe(400);
  });

  it('changed again with the same key, after a lost reply, is given the same reply', async () => {
    const home = await account.createPortfolio();
    const { body: kept } = await home.schedule();
    const send = () =>
      home.send(update, {
        scheduleId: kept.id,
        body: { payment_amount: 75, version: 1 },
        headers: { 'idempotency-key': 'a change' },
      });
    const first = await send();
    expect(first.body.version).toBe(2);
    expect(await send()).toMatchObject({ status: 200, body: first.body });
  });

  it('that two change at once from the same state is changed by one of them', async () => {
    const home = await account.createPortfolio();
    const { body: kept } = await home.schedule();
    const changes = [70, 80, 90].map((payment_amount) =>
      home.send(update, { scheduleId: kept.id, body: { payment_amount, version: 1 } }),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  it('has a new state where its debt changes it, switches it off or is paid off', async () => {
    const automatic = { auto_payment_enabled: true, auto_payment_day: 28 };
    const home = await account.createPortfolio([aDebt(automatic)]);
    const saveDebt = (changes: Record<string, unknown>) =>
      home.send(portfolioAddresses.updateDebt, { debt: home.debtId, body: aDebt(changes) });
    const [kept] = (await home.send(list)).body;
    const change = (body: Record<string, unknown>) =>
      home.send(update, { scheduleId: kept.id, body });
    await saveDebt({ ...automatic, interest_rate: 20 });
    expect((await home.send(list)).body).toEqual([kept]);
    await saveDebt({ ...automatic, auto_payment_day: 20 });
    expect((await change({ payment_day: 25, version: 1 })).status).toBe(409);
    await saveDebt({ auto_payment_enabled: false });
    expect((await change({ payment_day: 25, version: 2 })).status).toBe(409);
    expect((await change({ is_active: true, version: 3 })).status).toBe(200);
    await saveDebt({ balance: 0 });
    expect((await change({ payment_day: 25, version: 4 })).status).toBe(409);
    expect((await home.send(list)).body).toMatchObject([{ payment_day: 20, version: 5 }]);
  });

  it('switched on again is first due on or after that day', async () => {
    const home = await account.createPortfolio();
    const { body: kept } = await home.schedule({ payment_day: 20 });
    const change = (is_active: boolean) =>
      home.send(update, { scheduleId: kept.id, body: { is_active } });
    await change(false);
    await account.jumpTo('2026-12-21T09:00:00Z');
    expect((await change(true)).body.next_due_date).toBe('2027-01-20');
    await account.jumpTo('2027-01-20T09:00:00Z');
    await change(false);
    expect((await change(true)).body.next_due_date).toBe('2027-01-20');
  });

  it('is deleted', async () => {
    const home = await account.createPortfolio();
    const { body: kept } = await home.schedule();
    const gone = await home.send(remove, { scheduleId: kept.id });
    expect({ status: gone.status, body: gone.body }).toEqual({
      status: 200,
      body: { message: 'Scheduled payment deleted successfully' },
    });
    expect((await home.send(list)).body).toEqual([]);
    expect((await home.send(remove, { scheduleId: kept.id })).status).toBe(404);
  });

  it('goes with its debt', async () => {
    const home = await account.createPortfolio();
    await home.schedule();
    await home.send(portfolioAddresses.removeDebt, { debt: home.debtId });
    expect((await home.send(list)).body).toEqual([]);
  });
});

describe('one that is moved to another debt', () => {
  it('leaves behind what it missed, and the payments that its dates were linked to', async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const home = await account.createPortfolio([aDebt(), aDebt({ creditor: 'Loan' })]);
    const { body: schedule } = await home.schedule({ payment_day: 20 });
    await account.jumpTo('2026-12-25T09:00:00Z');
    const settles = { scheduled_payment_id: schedule.id, due_date: '2026-11-20' };
    const { body: paid } = await home.pay({ payment_date: '2026-11-20', settles });
    const { unsettled, undo } = scheduleAddresses;
    expect((await home.send(unsettled)).body).toMatchObject([{ due_date: '2026-12-20' }]);
    await home.send(update, { scheduleId: schedule.id, body: { debt_id: home.debtIds[1] } });
    expect((await home.send(unsettled)).body).toEqual([]);
    expect((await home.process('2026-12-25')).body).toMatchObject({
      status: 'nothing_due',
      skipped_count: 0,
    });
    const undone = await home.send(undo, { body: { payment_ids: [paid.id] } });
    expect(undone.body.undone_count).toBe(0);
    const { body: payments } = await home.send(paymentAddresses.list);
    expect(payments).toMatchObject([{ id: paid.id, settled_date: null }]);
    expect((await home.send(list)).body).toMatchObject([{ next_due_date: '2027-01-20' }]);
  });
});

describe('what is not there', () => {
  it('one of another portfolio, of the same person or of somebody else', async () => {
    const [home, car] = [await account.createPortfolio(), await account.createPortfolio()];
    const theirs = await (await aPremiumAccount(world)).createPortfolio();
    const { body: kept } = await home.schedule();
    for (const other of [car, theirs]) {
      const manner = { scheduleId: kept.id };
      const body = { is_active: false };
      expect((await other.send(update, { ...manner, body })).status).toBe(404);
      expect((await other.send(remove, manner)).status).toBe(404);
    }
    const moved = await home.send(update, { scheduleId: kept.id, body: { debt_id: car.debtId } });
    expect(moved.body.fields).toEqual({ debt_id: 'This debt is not in the portfolio' });
    expect((await home.send(list)).body).toEqual([kept]);
  });

  it('the portfolio of somebody else, for every call', async () => {
    const stranger = await aPremiumAccount(world);
    const home = await account.createPortfolio();
    const { body: kept } = await home.schedule();
    const { list, add, update, remove, checkMissed, process, upcoming } = scheduleAddresses;
    for (const address of [list, add, update, remove, checkMissed, process, upcoming]) {
      const sent = { ...aSchedule(home.debtId), target_date: '2026-11-15' };
      const body = address.method === 'GET' ? undefined : sent;
      const reply = await home.send(address, { as: stranger.person(), scheduleId: kept.id, body });
      expect(reply.status, `${address.method} ${address.path}`).toBe(404);
    }
    expect((await home.send(list)).body).toEqual([kept]);
  });
});

describe('what is coming', () => {
  it('lists due dates from today on, the earliest first, within so many days', async () => {
    const home = await account.createPortfolio([aDebt(), aDebt({ creditor: 'Other' })]);
    const { body: first } = await home.schedule({ payment_day: 28 });
    const { body: second } = await home.schedule({ debt_id: home.debtIds[1], payment_day: 15 });
    const off = await home.schedule({ payment_day: 20 });
    await home.send(update, { scheduleId: off.body.id, body: { is_active: false } });
    await home.process('2026-11-15');
    const days = (count: number) => ({ ...upcoming, path: `${upcoming.path}?days=${count}` });
    const line = (one: typeof first, due_date: string, settled_as: string | null = null) => ({
      scheduled_payment_id: one.id,
      debt_id: one.debt_id,
      creditor: one.creditor,
      amount_kind: 'fixed',
      payment_amount: 60,
      is_estimate: false,
      payment_type: 'regular',
      due_date,
      settled_as,
    });
    expect((await home.send(days(30))).body).toEqual([
      line(second, '2026-11-15', 'recorded'),
      line(first, '2026-11-28'),
      line(second, '2026-12-15'),
    ]);
    // Sixty days where nothing else is asked: up to 14 January.
    expect((await home.send(upcoming)).body.at(-1)).toEqual(line(first, '2026-12-28'));
    for (const count of [0, 367]) expect((await home.send(days(count))).status).toBe(400);
  });
});
