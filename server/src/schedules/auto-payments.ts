/** The automatic monthly payment of a debt: made, changed or switched off with the debt that it is for. */
import { paymentLimits } from '@debt-payoff/contract/limits';
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { DebtRow, DebtWithSchedules } from '../debts/debts.store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { changeSchedule, insertSchedule } from './schedules.store.ts';

type ScheduleWork = { readonly tx: Transaction; readonly clock: Clock };

export async function createAutoPayment(
  work: ScheduleWork,
  { debt, facts }: { debt: DebtRow; facts: DebtFacts | undefined },
): Promise<void> {
  if (facts?.auto_payment_enabled !== true || facts.balance === 0) return;
  await insertSchedule(work, {
    debtId: debt.id,
    amountPence: penceFromPounds(facts.monthly_payment),
    paymentDay: facts.auto_payment_day ?? paymentLimits.paymentDayDefault,
    paymentType: 'regular',
    notes: paymentTexts.scheduled.autoPaymentNote(facts.creditor),
  });
}

/** Ticked: the one that exists is changed, or one is made. Unticked: it is switched off. */
export async function setAutoPayment(
  work: ScheduleWork,
  { debt, facts }: { debt: DebtWithSchedules; facts: DebtFacts },
): Promise<void> {
  const noteFor = paymentTexts.scheduled.autoPaymentNote;
  if (facts.auto_payment_enabled === undefined) return;
  const existing = debt.schedules.find(({ isActive }) => isActive) ?? debt.schedules[0];
  if (existing === undefined) {
    await createAutoPayment(work, { debt, facts });
    return;
  }
  const isActive = facts.auto_payment_enabled && facts.balance > 0;
  // Whoever renames a debt must not find another amount in a schedule that they had set themselves.
  const hasOwnAmount = existing.isActive && existing.amountPence !== debt.monthlyPaymentPence;
  await changeSchedule(work, existing, {
    isActive,
    ...(isActive && {
      ...(!hasOwnAmount && { amountPence: penceFromPounds(facts.monthly_payment) }),
      paymentDay: facts.auto_payment_day ?? existing.paymentDay,
    }),
    ...(existing.notes === noteFor(debt.creditor) && { notes: noteFor(facts.creditor) }),
  });
}
