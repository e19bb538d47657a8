/** Recording what a line of the due list shows: on its day by its schedule, before it with a payment of today. */
import { recordedPaymentType } from '@debt-payoff/contract/payment-kinds';
import type { UpcomingPayment } from '@debt-payoff/contract/schedules';
import { useDayOfPress } from '../session/today.ts';
import type { Settling } from './use-settling.ts';

export function useRecordDue(
  portfolioId: number,
  settling: Settling,
): (due: UpcomingPayment) => void {
  const dayOfPress = useDayOfPress();
  return (due) => {
    const today = dayOfPress();
    const { scheduled_payment_id, due_date } = due;
    const date = { scheduled_payment_id, due_date };
    if (due_date <= today) {
      const orders = [{ portfolioId, dates: [date] }];
      const only = { creditor: due.creditor, due_date };
      settling.run({ kind: 'record', targetDate: today, orders, only });
      return;
    }
    const payment = {
      debt_id: due.debt_id,
      payment_amount: due.payment_amount,
      payment_date: today,
      payment_type: recordedPaymentType(due.payment_type),
    };
    settling.run({
      kind: 'pay early',
      at: { portfolioId, ...date },
      creditor: due.creditor,
      payment,
    });
  };
}
