/** Two debts with a date each that was missed, for tests of settling them. */
import { aDebt } from '../testing/debts.ts';
import type { OwnedPortfolio, PremiumAccount } from '../testing/payments.ts';

export type House = {
  readonly home: OwnedPortfolio;
  readonly scheduleId: number;
  /** Of the other debt. */
  readonly otherId: number;
  /** Of another portfolio. */
  readonly foreignId: number;
};

/** £100.00 on the 20th and, of another debt, on the 25th, since 15 November; it is 10 December. */
export async function aHouse(account: PremiumAccount): Promise<House> {
  await account.jumpTo('2026-11-15T09:00:00Z');
  const elsewhere = await account.createPortfolio();
  const home = await account.createPortfolio([
    aDebt({ interest_rate: 0, balance: 1000 }),
    aDebt({ interest_rate: 0, balance: 500, creditor: 'Other' }),
  ]);
  const ids = {
    scheduleId: (await home.schedule({ payment_day: 20, payment_amount: 100 })).body.id,
    otherId: (await home.schedule({ payment_day: 25, debt_id: home.debtIds[1] })).body.id,
    foreignId: (await elsewhere.schedule({ payment_day: 20 })).body.id,
  };
  await account.jumpTo('2026-12-10T09:00:00Z');
  return { home, ...ids };
}
