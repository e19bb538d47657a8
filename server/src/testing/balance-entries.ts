/** A debt with a month behind it, and entries that change its balance besides payments. */
import { balanceEntryAddresses } from '@debt-payoff/contract/payment-addresses';
import { beforeEach } from 'vitest';
import { aDebt } from './debts.ts';
import type { createPaymentsWorld, OwnedPortfolio } from './payments.ts';

type Account = Awaited<ReturnType<typeof createPaymentsWorld>>['account'];
type Changes = Readonly<Record<string, unknown>>;

/** Opened on 15 November 2026 at £1,000.00 and 12 %: £10.00 each month. */
export const plainDebt = aDebt({ balance: 1000, interest_rate: 12 });

/** Before each test a new portfolio with the plain debt; it is 20 December then. */
export function homeInDecember(account: Account) {
  let home: OwnedPortfolio | undefined;
  const current = (): OwnedPortfolio => {
    if (home === undefined) throw new Error('There is a portfolio only within a test');
    return home;
  };
  const anEntry = (changes: Changes = {}) => ({
    debt_id: current().debtId,
    entry_type: 'spending',
    entry_date: '2026-12-10',
    amount: 60,
    ...changes,
  });
  beforeEach(async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    home = await account.createPortfolio([plainDebt]);
    await account.jumpTo('2026-12-20T09:00:00Z');
  });
  return {
    home: current,
    /** For a test that needs another one. */
    moveTo: (other: OwnedPortfolio): void => {
      home = other;
    },
    anEntry,
    enter: (changes: Changes = {}) =>
      current().send(balanceEntryAddresses.add, { body: anEntry(changes) }),
  };
}
