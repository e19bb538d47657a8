import { paymentAddresses, scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';

const { account, pool } = await createPaymentsWorld();
const { settle, reopen, undo, process } = scheduleAddresses;
const rounds = globalThis.process.env.PROOF === 'full' ? 60 : 4;
const due = '2026-11-20';
const target = '2026-12-10';

/** Each round settles one date, in all ways at once. */
type Race = { readonly home: OwnedPortfolio; readonly scheduleId: number; readonly paidId: number };

async function aRace(): Promise<Race> {
  await account.jumpTo('2026-11-15T09:00:00Z');
  const home = await account.createPortfolio([aDebt({ interest_rate: 0, balance: 1000 })]);
  const { body: schedule } = await home.schedule({ payment_day: 20, payment_amount: 100 });
  await account.jumpTo('2026-12-10T09:00:00Z');
  const { body: paid } = await home.pay({ payment_amount: 1, payment_date: due });
  return { home, scheduleId: schedule.id, paidId: paid.id };
}

function contestants({ home, scheduleId, paidId }: Race) {
  const at = { scheduleId, dueDate: due };
  const name = { scheduled_payment_id: scheduleId, due_date: due };
  return [
    async () => home.pay({ payment_amount: 100, payment_date: due, settles: name }),
    async () => home.send(process, { body: { target_date: target } }),
    async () => home.send(process, { body: { target_date: target, dates: [name] } }),
    async () => home.send(settle, { ...at, body: { settled_as: 'not_paid' } }),
    async () => home.send(settle, { ...at, body: { settled_as: 'linked', payment_id: paidId } }),
  ];
}

/** Those who come too late are told so: 409, or a status that says it. */
function hasWon({ status, body }: Awaited<ReturnType<OwnedPortfolio['send']>>): boolean {
  return status < 300 && !['already_processed', 'nothing_due'].includes(body.status);
}

it(`settled in all ways at the same moment, a date is settled once (${rounds} rounds)`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const race = await aRace();
    const { home } = race;
    const all = contestants(race);
    // Another one is first in each round.
    const turned = [...all.slice(round % all.length), ...all.slice(0, round % all.length)];
    const replies = await Promise.all([...turned, ...turned].map((send) => send()));
    expect(replies.filter(hasWon).map(({ text }) => text)).toHaveLength(1);
    for (const { status } of replies) expect([200, 201, 409]).toContain(status);
    const { rows } = await pool.query(
      `SELECT settled_as, payment_id::int FROM settled_dates WHERE schedule_id = $1`,
      [race.scheduleId],
    );
    expect(rows).toHaveLength(1);
    const [{ settled_as }] = rows;
    const isPaid =
      settled_as === 'recorded' || (settled_as === 'linked' && rows[0].payment_id !== race.paidId);
    expect((await home.debt()).balance).toBe(isPaid ? 899 : 999);
  }
}, 600_000);

it(`opened while others settle it, a date is settled once or open, and the balance is what is left in the history (${rounds} rounds)`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const race = await aRace();
    const { home, scheduleId } = race;
    const recorded = (await home.process(target)).body.recorded;
    const payment_ids = recorded.map(({ payment_id }: { payment_id: number }) => payment_id);
    const takeBack = [
      async () => home.send(undo, { body: { payment_ids } }),
      async () => home.send(undo, { body: { payment_ids } }),
      async () => home.send(reopen, { scheduleId, dueDate: due }),
    ];
    const replies = await Promise.all(
      [...takeBack, ...contestants(race), ...takeBack].map((send) => send()),
    );
    for (const { status, text } of replies) expect([200, 201, 404, 409], text).toContain(status);
    const { rows } = await pool.query(
      `SELECT count(*)::int AS settled, count(payment_id)::int AS paid,
         (SELECT count(*)::int FROM payments WHERE portfolio_id = $2) AS payments
       FROM settled_dates WHERE schedule_id = $1`,
      [scheduleId, home.id],
    );
    const [{ settled, paid, payments }] = rows;
    expect(settled).toBeLessThanOrEqual(1);
    // The one that was there, and those that were entered by hand each time the date was open.
    expect(payments).toBeGreaterThanOrEqual(paid);
    const { body: history } = await home.send(paymentAddresses.list);
    const total = history.reduce(
      (sum: number, { payment_amount }: { payment_amount: number }) => sum + payment_amount,
      0,
    );
    expect((await home.debt()).balance).toBe(1000 - total);
  }
}, 600_000);
