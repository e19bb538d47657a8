import { poundsFromPence } from '@debt-payoff/contract/money';
import type {
  LinkablePayment,
  SettledDateReply,
  UnsettledDate as UnsettledDateReply,
} from '@debt-payoff/contract/settled-dates';
import type { UnsettledDate } from './settle-dates.ts';
import type { PaymentRow, SettledRow } from './settled-dates.store.ts';

export function unsettledReply({
  schedule,
  dueOn,
  amountPence,
  isEstimate,
}: UnsettledDate): UnsettledDateReply {
  return {
    scheduled_payment_id: schedule.id,
    debt_id: schedule.debtId,
    creditor: schedule.creditor,
    amount_kind: schedule.amountKind,
    payment_amount: poundsFromPence(amountPence),
    is_estimate: isEstimate,
    payment_type: schedule.paymentType,
    due_date: dueOn,
  };
}

export function linkableReply(payment: PaymentRow): LinkablePayment {
  return {
    id: payment.id,
    payment_amount: poundsFromPence(payment.amountPence),
    payment_date: payment.paidOn,
    payment_type: payment.paymentType,
    notes: payment.notes,
  };
}

export function settledReply(row: SettledRow): SettledDateReply {
  return {
    scheduled_payment_id: row.scheduleId,
    due_date: row.dueOn,
    settled_as: row.settledAs,
    payment_id: row.paymentId,
  };
}
