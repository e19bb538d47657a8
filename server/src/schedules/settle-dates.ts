/** Settling a due date by hand: with a payment that is in the history, or as not paid; and opening it again. */
import { paymentLimits } from '@debt-payoff/contract/payment-limits';
import type { SettleOrder } from '@debt-payoff/contract/settled-dates';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type KeptReply, runOnce } from '../idempotency/idempotency.ts';
import { requireNamedDebt } from '../ledger/debt-ownership.ts';
import type { Reader } from '../platform/database/database.ts';
import { DomainError, invalidField } from '../platform/errors.ts';
import { type AtPortfolio, requireLockedPortfolio } from '../portfolios/portfolio-ownership.ts';
import { isEstimate, type PricedPayment, priceWaiting } from './due-amounts.ts';
import type { DueDate } from './due-dates.ts';
import type { AtSchedule, FullSchedule } from './schedules.store.ts';
import { getSchedule, listPortfolioSchedules, type ScheduleDeps } from './schedules.ts';
import {
  claimDate,
  findPaymentOf,
  listLinkablePayments,
  openDate,
  type PaymentRow,
  type SettledRow,
} from './settled-dates.store.ts';
import {
  alreadySettled,
  findDate,
  lastAskedDay,
  requireUnsettled,
  unsettledDates,
} from './unsettled-dates.ts';

type AtDate = AtSchedule & { readonly dueOn: string };
export type UnsettledDate = PricedPayment<FullSchedule> & { readonly isEstimate: boolean };

const { settling: texts } = paymentTexts;
const named = 'due_date';

/** The earliest first. */
export async function listUnsettled(
  { db, clock }: ScheduleDeps,
  at: AtPortfolio,
): Promise<UnsettledDate[]> {
  const today = clock.today();
  const to = lastAskedDay(today);
  const dates = (await listPortfolioSchedules({ db }, at)).flatMap((schedule) =>
    unsettledDates(schedule, { to }).map((date) => ({ ...date, schedule })),
  );
  const isAhead = ({ dueOn }: DueDate): boolean => dueOn > today;
  const waiting = dates.filter((due) => !isAhead(due));
  return [...priceWaiting(waiting), ...dates.filter(isAhead)]
    .map((due) => ({ ...due, isEstimate: isEstimate(due.schedule, { dueOn: due.dueOn, today }) }))
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}

/** Those of its debt from around that day. */
export async function listLinkable(
  { db }: ScheduleDeps,
  { dueOn, ...at }: AtDate,
): Promise<PaymentRow[]> {
  const { debtId } = await getSchedule(db, at);
  const { linkableDays: days, linkableMost: most } = paymentLimits;
  return listLinkablePayments(db, { debtId, dueOn, days, most });
}

export function settleDate<Reply>(
  { db, clock }: ScheduleDeps,
  {
    order,
    dueOn,
    idempotencyKey,
    toReply,
    ...at
  }: AtDate & { order: SettleOrder } & KeptReply<SettledRow, Reply>,
): Promise<Reply> {
  return db.transaction((tx) =>
    runOnce(tx, idempotencyKey, async () => {
      await requireLockedPortfolio(tx, at);
      const schedule = await getSchedule(tx, at);
      const today = clock.today();
      const date = requireUnsettled(schedule, { dueOn, today, field: named });
      if (order.settled_as === 'not_paid' && dueOn >= today)
        throw invalidField(named, texts.notMissed);
      const paymentId = order.settled_as === 'linked' ? order.payment_id : null;
      if (paymentId !== null) {
        await requireNamedDebt(tx, { ...at, debtId: schedule.debtId });
        await requirePaymentOf(tx, { debtId: schedule.debtId, paymentId });
      }
      const row = {
        ...date,
        scheduleId: schedule.id,
        settledAs: order.settled_as,
        paymentId,
        settledAt: clock.now(),
      };
      // Its month is open, so it is the payment that settles another date.
      if (!(await claimDate(tx, row))) throw alreadySettled('payment_id', texts.paymentTaken);
      return toReply(row);
    }),
  );
}

/** What was recorded is undone where it was said, and later its payment is deleted. */
export function reopenDate({ db }: Pick<ScheduleDeps, 'db'>, { dueOn, ...at }: AtDate) {
  return db.transaction(async (tx) => {
    await requireLockedPortfolio(tx, at);
    const settled = findDate(await getSchedule(tx, at), dueOn)?.settled ?? null;
    if (settled === null) throw new DomainError('not_found');
    if (settled.settledAs === 'recorded') {
      throw new DomainError('conflict', { message: texts.wasRecorded });
    }
    await openDate(tx, settled);
  });
}

async function requirePaymentOf(
  db: Reader,
  of: { debtId: number; paymentId: number },
): Promise<void> {
  if ((await findPaymentOf(db, of)) === null) throw invalidField('payment_id', texts.otherPayment);
}
