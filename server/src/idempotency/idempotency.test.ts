import {
  paymentAddresses,
  progressAddresses,
  scheduleAddresses,
} from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { aPayment, aPremiumAccount, aSchedule, createPaymentsWorld } from '../testing/payments.ts';
import { aPerson, call } from '../testing/people.ts';

const world = await createPaymentsWorld();
const { account, pool } = world;
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

describe('a payment with a key', () => {
  it('counts once, for twenty sends at the same moment, with the same reply to each', async () => {
    const home = await account.createPortfolio();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => home.pay({ notes: 'Once' }, withKey('one click'))),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect((await home.send(paymentAddresses.list)).body).toHaveLength(1);
    expect((await home.debt()).balance).toBe(1100);
  });

  it('gets the reply that it got then, whatever happened to it since', async () => {
    const home = await account.createPortfolio();
    const first = await home.pay({}, withKey('then'));
    await home.send(paymentAddresses.remove, { paymentId: first.body.id });
    const again = await home.pay({}, withKey('then'));
    expect({ status: again.status, text: again.text }).toEqual({ status: 201, text: first.text });
    expect((await home.debt()).balance).toBe(1200);
  });

  it('with the same key for something else is a 409, and changes nothing', async () => {
    const [home, car] = [await account.createPortfolio(), await account.createPortfolio()];
    await home.pay({}, withKey('mixed up'));
    const others = [
      await home.pay({ payment_amount: 101 }, withKey('mixed up')),
      await car.pay({}, withKey('mixed up')),
      await home.send(scheduleAddresses.add, {
        body: aSchedule(home.debtId),
        ...withKey('mixed up'),
      }),
    ];
    for (const { status, body } of others) {
      expect(status).toBe(409);
      expect(body).toMatchObject({
        error: 'This key was used for something else',
        code: 'conflict',
      });
    }
    expect((await home.debt()).balance).toBe(1100);
    expect((await car.debt()).balance).toBe(1200);
    expect((await home.send(scheduleAddresses.list)).body).toEqual([]);
  });

  it('another key, or none, is another payment', async () => {
    const home = await account.createPortfolio();
    await home.pay({}, withKey('first'));
    await home.pay({}, withKey('second'));
    await home.pay();
    await home.pay();
    expect((await home.debt()).balance).toBe(800);
  });

  it('the same key of somebody else is independent', async () => {
    const other = await aPremiumAccount(world);
    const [mine, theirs] = [await account.createPortfolio(), await other.createPortfolio()];
    const [first, second] = [
      await mine.pay({}, withKey('shared')),
      await theirs.pay({}, withKey('shared')),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.debt_id).toBe(theirs.debtId);
    expect((await mine.debt()).balance).toBe(1100);
    expect((await theirs.debt()).balance).toBe(1100);
  });

  it('that was refused may be sent again, corrected, with the same key', async () => {
    const home = await account.createPortfolio();
    const refused = await home.pay({ payment_date: '2026-11-16' }, withKey('corrected'));
    expect(refused.status).toBe(400);
    expect((await home.pay({}, withKey('corrected'))).status).toBe(201);
    expect((await home.debt()).balance).toBe(1100);
  });

  it.each([
    { name: 'empty', key: '' },
    { name: 'beyond reason', key: 'x'.repeat(201) },
  ])('a key that is $name is refused', async ({ key }) => {
    const home = await account.createPortfolio();
    expect((await home.pay({}, withKey(key))).status).toBe(400);
    expect((await home.debt()).balance).toBe(1200);
  });

  it('a key of 200 characters is taken', async () => {
    const home = await account.createPortfolio();
    expect((await home.pay({}, withKey('x'.repeat(200)))).status).toBe(201);
  });
});

describe('other calls that count once', () => {
  it.each([
    {
      name: 'a schedule',
      address: scheduleAddresses.add,
      list: scheduleAddresses.list,
      body: (debtId: number) => aSchedule(debtId),
    },
    {
      name: 'a snapshot',
      address: progressAddresses.capture,
      list: progressAddresses.list,
      body: () => ({ snapshot_date: '2026-11-15', total_interest_paid: 1 }),
    },
  ])('$name', async ({ name, address, list, body }) => {
    const home = await account.createPortfolio();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        home.send(address, { body: body(home.debtId), ...withKey(name) }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect((await home.send(list)).body).toHaveLength(1);
  });

  it.each([
    { name: 'a debt', address: portfolioAddresses.addDebt, body: aDebt() },
    { name: 'many debts', address: portfolioAddresses.addDebts, body: { debts: [aDebt()] } },
  ])('$name', async ({ name, address, body }) => {
    const home = await account.createPortfolio();
    const add = () => home.send(address, { body, ...withKey(name) });
    const replies = await Promise.all(Array.from({ length: 5 }, add));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect((await home.send(portfolioAddresses.listDebts)).body).toHaveLength(2);
  });

  it('a debt that was deleted since is not found, and not added again', async () => {
    const home = await account.createPortfolio();
    const add = () =>
      home.send(portfolioAddresses.addDebt, { body: aDebt(), ...withKey('deleted since') });
    const { body } = await add();
    await home.send(portfolioAddresses.removeDebt, { debt: body.id });
    expect((await add()).status).toBe(404);
    expect((await home.send(portfolioAddresses.listDebts)).body).toHaveLength(1);
  });

  it('a portfolio, though the plan has room for one alone', async () => {
    const newcomer = await aPerson(world.app);
    const make = (headers = withKey('a portfolio')) =>
      call(world.app, portfolioAddresses.create, {
        as: newcomer,
        body: { name: 'Home', debts: [aDebt()] },
        ...headers,
      });
    const replies = await Promise.all(Array.from({ length: 5 }, () => make()));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect((await make(withKey('another'))).status).toBe(403);
  });

  it('processing tells a repeated request what it did the first time', async () => {
    const home = await account.createPortfolio();
    await home.schedule({ payment_day: 15 });
    const body = { target_date: '2026-11-15' };
    const send = () => home.send(scheduleAddresses.process, { body, ...withKey('process') });
    const [first, again] = [await send(), await send()];
    expect(again.body).toEqual(first.body);
    expect(first.body.status).toBe('processed');
  });
});

it('a key goes with its account', async () => {
  const leaver = await aPremiumAccount(world);
  const home = await leaver.createPortfolio();
  await home.pay(aPayment(home.debtId), withKey('leaving'));
  await pool.query('DELETE FROM users WHERE id = $1', [leaver.person().id]);
  expect((await pool.query(`SELECT 1 FROM idempotency_keys WHERE key = 'leaving'`)).rowCount).toBe(
    0,
  );
});
