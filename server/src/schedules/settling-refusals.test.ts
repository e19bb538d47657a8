import { paymentAddresses, scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';
import { aHouse, type House } from './settling-house.fixture.ts';

const { account } = await createPaymentsWorld();
const { settle, reopen, process, linkable, unsettled } = scheduleAddresses;

let house: House;
beforeEach(async () => {
  house = await aHouse(account);
});

const paymentsOf = async (home: OwnedPortfolio) => (await home.send(paymentAddresses.list)).body;
const dated = (payment_date: string) => ({ payment_date, payment_amount: 100 });
const settleAs = (dueDate: string, body: object) =>
  house.home.send(settle, { scheduleId: house.scheduleId, dueDate, body });

describe('a payment that is to settle a date is refused, and not stored', () => {
  const november = '2026-11-20';
  it.each([
    { which: 'otherId', due_date: '2026-11-25', error: 'That due date belongs to another debt' },
    {
      which: 'foreignId',
      due_date: november,
      error: 'This is not a due date of that scheduled payment',
    },
    {
      which: 'scheduleId',
      due_date: '2026-11-21',
      error: 'This is not a due date of that scheduled payment',
    },
    {
      which: 'scheduleId',
      due_date: '2026-10-20',
      error: 'This is not a due date of that scheduled payment',
    },
    {
      which: 'scheduleId',
      due_date: '2027-01-20',
      error: 'That date is too far ahead to be settled now',
    },
  ] as const)('$which of $due_date: $error', async ({ which, due_date, error }) => {
    const settles = { scheduled_payment_id: house[which], due_date };
    const refused = await house.home.pay({ ...dated('2026-12-10'), settles });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error, fields: { settles: error } });
    expect(await paymentsOf(house.home)).toEqual([]);
    expect((await house.home.debt()).balance).toBe(1000);
  });

  it.each([{ settles: 5 }, { settles: {} }, { settles: { scheduled_payment_id: 0.5 } }])(
    'for $settles',
    async ({ settles }) => {
      const refused = await house.home.pay({ ...dated('2026-12-10'), settles });
      expect(refused.status).toBe(400);
      expect(refused.body.code).toBe('invalid_input');
    },
  );

  it.each(['recorded', 'linked', 'not_paid'] as const)(
    'with 409 for a date that is settled as %s',
    async (how) => {
      const { home, scheduleId } = house;
      const settles = { scheduled_payment_id: scheduleId, due_date: november };
      if (how === 'recorded') await home.process('2026-12-10');
      if (how === 'linked') await home.pay({ ...dated(november), settles });
      if (how === 'not_paid') await settleAs(november, { settled_as: 'not_paid' });
      const before = await paymentsOf(home);
      const refused = await home.pay({ ...dated('2026-12-10'), settles });
      expect(refused.status).toBe(409);
      const error = 'That date has already been settled. Choose another one, or none.';
      expect(refused.body).toMatchObject({
        error,
        code: 'already_settled',
        fields: { settles: error },
      });
      expect(await paymentsOf(home)).toEqual(before);
    },
  );

  it('for a debt that is paid off, which waits for nothing', async () => {
    const { home, scheduleId } = house;
    await home.pay({ payment_amount: 1000, payment_date: '2026-12-10' });
    const settles = { scheduled_payment_id: scheduleId, due_date: november };
    const refused = await home.pay({ ...dated('2026-12-10'), settles });
    expect([refused.status, refused.body.error]).toEqual([
      400,
      'This debt is paid off, so nothing is waiting to be paid',
    ]);
  });
});

it('a payment settles a date up to seven days ahead, and says which', async () => {
  await account.jumpTo('2026-12-13T09:00:00Z');
  const { home, scheduleId } = house;
  const settles = { scheduled_payment_id: scheduleId, due_date: '2026-12-20' };
  const paid = await home.pay({ ...dated('2026-12-13'), settles });
  expect(paid.status).toBe(201);
  expect(paid.body).toMatchObject({
    scheduled_payment_id: scheduleId,
    settled_date: { due_date: '2026-12-20', settled_as: 'linked' },
  });
  expect(await paymentsOf(home)).toEqual([paid.body]);
  for (const none of [null, undefined]) {
    const { body } = await home.pay({ ...dated('2026-12-13'), settles: none });
    expect(body.settled_date).toBeNull();
  }
});

it('a payment settles the date of this month, however far ahead it is', async () => {
  await account.jumpTo('2026-12-01T09:00:00Z');
  const { home, scheduleId } = house;
  const settles = { scheduled_payment_id: scheduleId, due_date: '2026-12-20' };
  const paid = await home.pay({ ...dated('2026-12-01'), settles });
  expect(paid.body.settled_date).toEqual({ due_date: '2026-12-20', settled_as: 'linked' });
});

it('lists what a payment can settle now: missed, due today, and within seven days', async () => {
  const { home, scheduleId, otherId } = house;
  await account.jumpTo('2026-12-18T09:00:00Z');
  const line = (scheduled_payment_id: number, due_date: string) => ({
    scheduled_payment_id,
    debt_id: scheduled_payment_id === scheduleId ? home.debtId : home.debtIds[1],
    creditor: scheduled_payment_id === scheduleId ? 'Barclaycard' : 'Other',
    amount_kind: 'fixed',
    payment_amount: scheduled_payment_id === scheduleId ? 100 : 60,
    is_estimate: false,
    payment_type: 'regular',
    due_date,
  });
  expect((await home.send(unsettled)).body).toEqual([
    line(scheduleId, '2026-11-20'),
    line(otherId, '2026-11-25'),
    line(scheduleId, '2026-12-20'),
    line(otherId, '2026-12-25'),
  ]);
  await settleAs('2026-11-20', { settled_as: 'not_paid' });
  await account.jumpTo('2026-12-12T09:00:00Z');
  expect((await home.send(unsettled)).body).toEqual([line(otherId, '2026-11-25')]);
});

describe('processing named dates', () => {
  const send = (dates: unknown, target_date = '2026-12-10') =>
    house.home.send(process, { body: { target_date, dates } });
  const name = (scheduled_payment_id: number, due_date: string) => ({
    scheduled_payment_id,
    due_date,
  });

  it.each([
    {
      which: 'foreignId',
      due: '2026-11-20',
      error: 'This is not a due date of that scheduled payment',
    },
    {
      which: 'scheduleId',
      due: '2026-11-25',
      error: 'This is not a due date of that scheduled payment',
    },
    { which: 'scheduleId', due: '2026-12-20', error: 'This date is not due yet' },
  ] as const)('is refused whole for $which of $due: $error', async ({ which, due, error }) => {
    const refused = await send([name(house.otherId, '2026-11-25'), name(house[which], due)]);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error, fields: { dates: error } });
    expect(await paymentsOf(house.home)).toEqual([]);
  });

  it('is refused for a date after the target', async () => {
    expect((await send([name(house.scheduleId, '2026-11-20')], '2026-11-19')).status).toBe(400);
  });

  it('is refused for what are no dates, or too many', async () => {
    const many = Array(3_001).fill(name(house.scheduleId, '2026-11-20'));
    for (const dates of ['x', [5], [{}], [name(0, '2026-11-20')], many]) {
      expect((await send(dates)).status).toBe(400);
    }
    expect((await send(many)).body.error).toBe('At most 3,000 dates at once');
    expect((await send(many.slice(1))).body.processed_count).toBe(1);
  });

  it('records these alone, each once, and counts of the others nothing', async () => {
    const { scheduleId, otherId } = house;
    const wanted = [name(otherId, '2026-11-25'), name(otherId, '2026-11-25')];
    expect((await send(wanted)).body).toMatchObject({ status: 'processed', processed_count: 1 });
    expect((await send([name(scheduleId, '2026-11-20')])).body).toMatchObject({
      processed_count: 1,
      skipped_count: 0,
    });
    expect((await send(wanted)).body).toMatchObject({
      status: 'already_processed',
      skipped_count: 1,
    });
    expect((await send([])).body).toMatchObject({ status: 'nothing_due', skipped_count: 0 });
  });
});

describe('a date is linked to a payment in the history', () => {
  const link = (payment_id: unknown) =>
    settleAs('2026-11-20', { settled_as: 'linked', payment_id });

  it('which is offered while it is near and settles nothing, the nearest first', async () => {
    const { home, scheduleId, otherId } = house;
    const pay = async (payment_date: string, changes: Record<string, unknown> = {}) =>
      (await home.pay({ payment_date, ...changes })).body.id;
    const late = await pay('2026-12-05');
    const near = await pay('2026-11-22');
    await pay('2026-10-19');
    await pay('2026-11-20', { debt_id: home.debtIds[1] });
    const settles = { scheduled_payment_id: otherId, due_date: '2026-11-25' };
    await pay('2026-11-25', { debt_id: home.debtIds[1], settles });
    const offered = async (id: number, dueDate: string) =>
      (await home.send(linkable, { scheduleId: id, dueDate })).body.map(
        (payment: { id: number }) => payment.id,
      );
    expect(await offered(scheduleId, '2026-11-20')).toEqual([near, late]);
    expect((await link(near)).body).toEqual({
      scheduled_payment_id: scheduleId,
      due_date: '2026-11-20',
      settled_as: 'linked',
      payment_id: near,
    });
    expect(await offered(scheduleId, '2026-11-20')).toEqual([late]);
  });

  it('not to one of another debt, of nobody, or none at all', async () => {
    const { home } = house;
    const other = await home.pay({ debt_id: home.debtIds[1], payment_date: '2026-11-20' });
    for (const id of [other.body.id, 999_999, undefined, 'x']) {
      expect((await link(id)).status).toBe(400);
    }
  });

  it('and a payment settles one date at most', async () => {
    await account.jumpTo('2026-12-21T09:00:00Z');
    const { body: paid } = await house.home.pay(dated('2026-12-10'));
    expect((await link(paid.id)).status).toBe(200);
    const body = { settled_as: 'linked', payment_id: paid.id };
    const refused = await settleAs('2026-12-20', body);
    const error = 'That payment already settles another date';
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ error, fields: { payment_id: error } });
  });
});

describe("'not paid'", () => {
  const notPaid = { settled_as: 'not_paid' };

  it('is for a date that has passed', async () => {
    await account.jumpTo('2026-12-20T09:00:00Z');
    expect((await settleAs('2026-12-20', notPaid)).body.error).toBe(
      'Only a date that has passed can be marked as not paid',
    );
    await account.jumpTo('2026-12-21T09:00:00Z');
    expect((await settleAs('2026-12-20', notPaid)).status).toBe(200);
    expect((await settleAs('2026-12-20', notPaid)).status).toBe(409);
    const [schedule] = (await house.home.send(scheduleAddresses.list)).body;
    expect(schedule.not_paid_dates).toEqual(['2026-12-20']);
  });

  it('is taken back once; a recorded date is not opened so', async () => {
    const { home, scheduleId } = house;
    const open = () => home.send(reopen, { scheduleId, dueDate: '2026-11-20' });
    expect((await open()).status).toBe(404);
    await settleAs('2026-11-20', notPaid);
    expect((await open()).body).toEqual({ message: 'The date is open again.' });
    await home.process('2026-12-10');
    const refused = await open();
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'This date was recorded. Its payment can be deleted in the history.',
    ]);
  });
});
