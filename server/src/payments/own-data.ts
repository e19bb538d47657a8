import type { PortfolioDataSection } from '../debts/own-data.ts';
import { listPayments, type PaymentReader } from './payments.store.ts';
import { paymentReply } from './payments.wire.ts';

/** The payments of a portfolio, for their owner to take along. */
export function paymentData({
  scheduleOfPayment,
}: Pick<PaymentReader, 'scheduleOfPayment'>): PortfolioDataSection {
  return async ({ db }, at) => ({
    payments: (await listPayments({ db, scheduleOfPayment }, at)).map((row) => ({
      ...paymentReply(row),
      updated_at: row.updatedAt.toISOString(),
    })),
  });
}
