/** The automatic monthly payment of a debt: made, changed or switched off with the debt that it is for. */

import { paymentLimits } from '@debt-payoff/contract/limits';
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { eq } from 'drizzle-orm';
import type { DebtRow, DebtWithSchedules } from '../debts/debts.store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { scheduledPayments } from './schedules.tables.ts';

type ScheduleWork = { readonly tx: Transaction; readonly clock: Clock };

export async function createAutoPayment(
  { tx, clock }: ScheduleWork,
  { debt, facts }: { debt: DebtRow; facts: DebtFacts | undefined },
): Promise<void> {
  if (facts?.auto_payment_enabled !== true || facts.balance === 0) return;
  const now = clock.now();
  await tx.insert(scheduledPayments).values({
    debtId: debt.id,
    amountPence: penceFromPounds(facts.monthly_payment),
    paymentDay: facts.auto_payment_day ?? paymentLimits.paymentDayDefault,
    paymentType: 'regular',
    notes: paymentTexts.scheduled.autoPaymentNote(facts.creditor),
    activeFrom: clock.today(),
    createdAt: now,
    updatedAt: now,
  });
}

/** Ticked: the one that exists is changed, or one is made. Unticked: it is switched off. */
export async function setAutoPayment(
  work: ScheduleWork,
  { debt, facts }: { debt: DebtWithSchedules; facts: DebtFacts },
): Promise<void> {
  const { tx, clock } = work;
  if (facts.auto_payment_enabled === undefined) return;
  const existing = debt.schedules.find(({ isActive }) => isActive) ?? debt.schedules[0];
  if (existing === undefined) {
    await createAutoPayment(work, { debt, facts });
    return;
  }
  const isActive = facts.auto_payment_enabled && facts.balance > 0;
  await tx
    .update(scheduledPayments)
    .set({
      ...(isActive && {
        amountPence: penceFromPounds(facts.monthly_payment),
        paymentDay: facts.auto_payment_day ?? existing.paymentDay,
      }),
      isActive,
      ...(isActive && !existing.isActive && { activeFrom: clock.today() }),
      updatedAt: clock.now(),
    })
    .where(eq(scheduledPayments.id, existing.id));
}
