import {
  paymentAddresses,
  progressAddresses,
  scheduleAddresses,
} from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { aPayment, createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';

const { account } = await createPaymentsWorld();
await account.jumpTo('2026-11-15T09:00:00Z');
const home = await account.createPortfolio([aDebt({ balance: 1000 }), aDebt({ balance: 500 })]);
const [debtId = 0, otherId = 0] = home.debtIds;
let paymentId = 0;

const steps: readonly [string, (home: OwnedPortfolio) => Promise<{ status: number }>][] = [
  [
    'a payment is added',
    async () => {
      const added = await home.pay();
      paymentId = added.body.id;
      return added;
    },
  ],
  [
    'it is changed, to another debt too',
    () =>
      home.send(paymentAddresses.update, {
        paymentId,
        body: { ...aPayment(otherId), payment_type: 'extra', notes: '' },
      }),
  ],
  ['it is deleted', () => home.send(paymentAddresses.remove, { paymentId })],
  [
    'a balance is stated',
    () => home.send(portfolioAddresses.updateDebt, { debt: debtId, body: aDebt({ balance: 900 }) }),
  ],
];

it('the last update of a portfolio moves with its payments and balances, and nothing else of it does', async () => {
  const read = async () => (await home.send(portfolioAddresses.get)).body;
  const { version } = await read();
  for (const [at, [name, change]] of steps.entries()) {
    const now = `2026-11-${16 + at}T10:00:00.000Z`;
    await account.jumpTo(now);
    const { status } = await change(home);
    expect([name, status < 300]).toEqual([name, true]);
    expect([name, (await read()).updated_at]).toEqual([name, now]);
    // An edit of the name is not refused for it; a debt that is edited counts as before.
    if (name !== 'a balance is stated') expect((await read()).version).toBe(version);
  }
});

it('it moves when scheduled payments are recorded, and stays when nothing was due, or progress is captured', async () => {
  await account.jumpTo('2026-11-27T10:00:00Z');
  await home.schedule({ payment_day: 28 });
  const updated = async () => (await home.send(portfolioAddresses.get)).body.updated_at;
  const before = await updated();
  await account.jumpTo('2026-11-27T11:00:00Z');
  await home.process('2026-11-27');
  expect(await updated()).toBe(before);
  await account.jumpTo('2026-11-28T11:00:00.000Z');
  await home.process('2026-11-28');
  expect(await updated()).toBe('2026-11-28T11:00:00.000Z');
  await account.jumpTo('2026-11-29T11:00:00Z');
  const body = { snapshot_date: '2026-11-29', total_interest_paid: 0 };
  await home.send(progressAddresses.capture, { body });
  await home.send(scheduleAddresses.checkMissed);
  expect(await updated()).toBe('2026-11-28T11:00:00.000Z');
});

it('a debt tells how many payments go with it', async () => {
  const own = await account.createPortfolio([aDebt({ balance: 1000 }), aDebt({ balance: 500 })]);
  await own.pay({ payment_date: '2026-11-29' });
  await own.pay({ payment_date: '2026-11-29' });
  const counts = async () =>
    (await own.send(portfolioAddresses.get)).body.debts.map(
      ({ payments_count }: { payments_count: number }) => payments_count,
    );
  expect(await counts()).toEqual([2, 0]);
});
