import type { PortfolioDataSection } from '../debts/own-data.ts';
import { listPayments, type PaymentReader } from './payments.store.ts';
import { paymentReply } from './payments.wire.ts';

/** The payments of a portfolio, for their owner to take along. */
export function paymentData({
  paymentSettling,
}: Pick<PaymentReader, 'paymentSettling'>): PortfolioDataSection {
  return async ({ db }, at) => ({
    payments: (await listPayments({ db, paymentSettling }, at)).map((row) => ({
      ...paymentReply(row),
      updated_at: row.updatedAt.toISOString(),
    })),
  });
}
