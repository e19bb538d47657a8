/** The automatic monthly payment of a debt: made, changed or switched off with the debt that it is for. */
import { paymentDayLimits } from '@debt-payoff/contract/limits';
import { penceFromPounds } from '@debt-payoff/contract/money';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { DebtHook, HookWork, SavedDebt } from '../ledger/debt-hooks.ts';
import { paymentOn } from '../ledger/debt-terms.ts';
import {
  changeSchedule,
  endSchedulesOf,
  insertSchedule,
  listSchedulesOf,
  type ScheduleRow,
} from './schedules.store.ts';

/** A debt that is paid off no longer needs a schedule. */
export const scheduleHook: DebtHook = { onSaved: setAutoPayments, onPaidOff: endSchedulesOf };

/** In a list that replaces all debts, nobody has said anything about the schedules that exist: they stay. */
async function setAutoPayments(work: HookWork, saved: readonly SavedDebt[]): Promise<void> {
  const schedulesOf = await findSchedules(work, saved);
  for (const one of saved) {
    const existing = schedulesOf(one.debt.id);
    if (existing === undefined) await createAutoPayment(work, one);
    else if (one.how === 'edited') await changeAutoPayment(work, { ...one, existing });
  }
}

/** The one that is meant by a debt's automatic payment; nothing is asked where there can be none. */
async function findSchedules(
  { tx }: HookWork,
  saved: readonly SavedDebt[],
): Promise<(debtId: number) => ScheduleRow | undefined> {
  const ids = saved
    .filter(({ facts, how }) => how !== 'added' && facts.auto_payment_enabled !== undefined)
    .map(({ debt }) => debt.id);
  if (ids.length === 0) return () => undefined;
  const byDebt = Map.groupBy(await listSchedulesOf(tx, ids), ({ debtId }) => debtId);
  return (debtId) => {
    const schedules = byDebt.get(debtId) ?? [];
    return schedules.find(({ isActive }) => isActive) ?? schedules[0];
  };
}

async function createAutoPayment(work: HookWork, saved: SavedDebt): Promise<void> {
  const { debt, facts } = saved;
  if (facts.auto_payment_enabled !== true || facts.balance === 0) return;
  await insertSchedule(work, {
    debtId: debt.id,
    ...amountOf(saved),
    paymentDay: facts.auto_payment_day ?? paymentDayLimits.default,
    paymentType: 'regular',
    notes: paymentTexts.scheduled.autoPaymentNote(facts.creditor),
  });
}

/** Nobody has chosen to pay nothing each month whose lender may ask for nothing. */
function amountOf({
  facts,
  minimumRule,
}: SavedDebt): Pick<ScheduleRow, 'amountKind' | 'amountPence'> {
  const amountPence = penceFromPounds(facts.monthly_payment);
  const amountKind = minimumRule !== null && amountPence === 0 ? 'required' : 'fixed';
  return { amountKind, amountPence };
}

/** Ticked: it goes on as the debt says. Unticked: it is switched off. */
async function changeAutoPayment(
  work: HookWork,
  { existing, ...saved }: SavedDebt & { readonly existing: ScheduleRow },
): Promise<void> {
  const { debt, facts } = saved;
  const noteFor = paymentTexts.scheduled.autoPaymentNote;
  const isActive = facts.auto_payment_enabled === true && facts.balance > 0;
  // Anyone who renames a debt must not find another amount in a schedule that they had set themselves, nor
  // in one that has stayed as it was where a planned payment came into force.
  const paymentPence = paymentOn(debt, work.clock.today());
  const hasOwnAmount =
    existing.amountKind === 'required' ||
    (existing.isActive && existing.amountPence !== paymentPence);
  await changeSchedule(work, existing, {
    isActive,
    ...(isActive && {
      ...(!hasOwnAmount && amountOf(saved)),
      paymentDay: facts.auto_payment_day ?? existing.paymentDay,
    }),
    ...(existing.notes === noteFor(debt.creditor) && { notes: noteFor(facts.creditor) }),
  });
}
