import { paymentAddresses, scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type { ProcessReply } from '@debt-payoff/contract/schedules';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { aPayment, createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';
import { type Situation, type Step, situations } from './settling.fixture.ts';

const { account, clock, pool } = await createPaymentsWorld();
beforeEach(() => account.jumpTo('2026-11-15T09:00:00Z'));

describe('settling a date', () => {
  it.each(situations)('$story', async (situation) => {
    const teller = await aTeller(situation);
    for (const step of situation.steps) await teller.tell(step);
    const { home } = teller;
    const missed = await home.send(scheduleAddresses.checkMissed);
    expect(datesIn(missed.body)).toEqual(situation.missed);
    const [schedule] = (await home.send(scheduleAddresses.list)).body;
    expect(schedule.next_due_date).toBe(situation.next);
    const unsettled = (await home.send(scheduleAddresses.unsettled)).body.map(
      ({ due_date }: { due_date: string }) => due_date,
    );
    expect(unsettled.filter((day: string) => day < clock.today())).toEqual(situation.missed);
    const { body } = await home.process(clock.today());
    expect({
      status: body.status,
      skipped: body.skipped_count,
      recorded: body.recorded.map(({ due_date }: { due_date: string }) => due_date),
    }).toEqual({
      status: situation.status,
      skipped: situation.skipped,
      recorded: situation.recorded,
    });
    expect(body.processed_count).toBe(situation.recorded.length);
    expect((await home.debt()).balance).toBe(situation.leaves);
    await expectNoOrphans();
  });
});

it.each([
  { what: 'a debt', gone: portfolioAddresses.removeDebt },
  { what: 'a schedule', gone: scheduleAddresses.remove },
  { what: 'a portfolio', gone: portfolioAddresses.remove },
])('deleting $what takes along how its dates were settled', async ({ gone }) => {
  const steps: Step[] = [
    { on: '2027-02-10' },
    { records: ['2026-11-20'] },
    { pays: 90, dated: '2026-12-22', settles: '2026-12-20' },
    { notPaid: '2027-01-20' },
  ];
  const { home, scheduleId, tell } = await aTeller({});
  for (const step of steps) await tell(step);
  const settledOf = async () => {
    const text = 'SELECT count(*)::int AS settled FROM settled_dates WHERE schedule_id = $1';
    return (await pool.query(text, [scheduleId])).rows[0].settled;
  };
  expect(await settledOf()).toBe(3);
  expect((await home.send(gone, { debt: home.debtId, scheduleId })).status).toBe(200);
  expect(await settledOf()).toBe(0);
});

async function aTeller({ owes = 1000, day = 20 }: Pick<Situation, 'owes' | 'day'>) {
  const free = { interest_rate: 0 };
  const home = await account.createPortfolio([
    aDebt({ ...free, balance: owes }),
    aDebt({ ...free, balance: 500, creditor: 'Other' }),
  ]);
  const { body: first } = await home.schedule({ payment_amount: 100, payment_day: day });
  return { home, scheduleId: first.id, tell: teller(home, first.id) };
}

/** Each step succeeds; what is refused has tests of its own. */
function teller(home: OwnedPortfolio, scheduleId: number): (step: Step) => Promise<void> {
  const paymentIds: number[] = [];
  let extraId = 0;
  let last: ProcessReply['recorded'] = [];
  const idAt = (at: number) => paymentIds[at] ?? 0;
  const good = async (sent: ReturnType<OwnedPortfolio['send']>) => {
    const reply = await sent;
    expect([200, 201], reply.text).toContain(reply.status);
    return reply.body;
  };
  const process = async (body: object) => {
    const { recorded } = await good(home.send(scheduleAddresses.process, { body }));
    last = recorded;
    paymentIds.push(...last.map(({ payment_id }) => payment_id));
  };
  const dateAt = (dueDate: string) => ({ scheduleId, dueDate });
  const change = (body: object) => good(home.send(scheduleAddresses.update, { scheduleId, body }));
  const edit = (paymentId: number, changes: Record<string, unknown>) => {
    const body = aPayment(home.debtId, { payment_date: '2026-11-20', ...changes });
    return good(home.send(paymentAddresses.update, { paymentId, body }));
  };
  return async (step) => {
    if ('on' in step) await account.jumpTo(`${step.on}T09:00:00Z`);
    if ('pays' in step) {
      const settles = {
        scheduled_payment_id: step.of === 2 ? extraId : scheduleId,
        due_date: step.settles,
      };
      const facts = { payment_amount: step.pays, payment_date: step.dated };
      const paid = await good(home.pay(step.settles === undefined ? facts : { ...facts, settles }));
      paymentIds.push(paid.id);
    }
    if ('records' in step) {
      const dates = step.records.map((due_date) => ({
        scheduled_payment_id: scheduleId,
        due_date,
      }));
      await process({ target_date: clock.today(), dates });
    }
    if ('processes' in step) await process({ target_date: clock.today() });
    if ('undoes' in step) {
      const body = { payment_ids: last.map(({ payment_id }) => payment_id) };
      const { undone_count } = await good(home.send(scheduleAddresses.undo, { body }));
      expect(undone_count).toBe(last.length);
    }
    if ('links' in step) {
      const body = { settled_as: 'linked', payment_id: idAt(step.toPayment) };
      await good(home.send(scheduleAddresses.settle, { ...dateAt(step.links), body }));
    }
    if ('notPaid' in step) {
      const body = { settled_as: 'not_paid' };
      await good(home.send(scheduleAddresses.settle, { ...dateAt(step.notPaid), body }));
    }
    if ('reopens' in step) {
      await good(home.send(scheduleAddresses.reopen, dateAt(step.reopens)));
    }
    if ('deletes' in step) {
      await good(home.send(paymentAddresses.remove, { paymentId: idAt(step.deletes) }));
    }
    if ('movesToOtherCard' in step) {
      await edit(idAt(step.movesToOtherCard), { debt_id: home.debtIds[1] });
    }
    if ('redates' in step) await edit(idAt(step.redates), { payment_date: step.to });
    if ('changesDayTo' in step) await change({ payment_day: step.changesDayTo });
    if ('switches' in step) await change({ is_active: step.switches === 'on' });
    if ('movesSchedule' in step) await change({ debt_id: home.debtIds[1] });
    if ('addsExtraOnDay' in step) {
      const extra = { payment_amount: 25, payment_day: step.addsExtraOnDay, payment_type: 'extra' };
      extraId = (await good(home.schedule(extra))).id;
    }
  };
}

function datesIn({ missed_payments }: { missed_payments: { missed_dates: string[] }[] }): string[] {
  return missed_payments.flatMap(({ missed_dates }) => missed_dates);
}

/** A linked date has its payment, of the schedule's own debt; one that is not paid has none. */
async function expectNoOrphans(): Promise<void> {
  const { rows } = await pool.query(
    `SELECT settled.* FROM settled_dates AS settled
     JOIN scheduled_payments AS schedule ON schedule.id = settled.schedule_id
     LEFT JOIN payments ON payments.id = settled.payment_id
     WHERE settled_as = 'linked' AND payments.debt_id IS DISTINCT FROM schedule.debt_id`,
  );
  expect(rows).toEqual([]);
}
