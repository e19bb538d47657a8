import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { exportAddresses } from '@debt-payoff/contract/export-addresses';
import {
  balanceEntryAddresses,
  paymentAddresses,
  progressAddresses,
  scheduleAddresses,
} from '@debt-payoff/contract/payment-addresses';
import { planAddresses, portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { expect, it } from 'vitest';
import { reconcileLedgers } from '../jobs/reconcile.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { aDeal, edit } from '../testing/termed-debts.ts';

const { account, db } = await createPaymentsWorld();

/** The highest rate that there is, on the largest debt, on a small one, and once a deal has ended. */
const debts = [
  aDeal({ creditor: 'Largest', balance: 100_000_000, interest_rate: 9999.99, rate_changes: [] }),
  aDeal({ creditor: 'Small', balance: 1, interest_rate: 9999.99, rate_changes: [] }),
  aDeal({
    creditor: 'After a deal',
    balance: 100_000_000,
    rate_kind: 'ear',
    rate_changes: [{ last_month: '2027-04', then_rate: 9999.99, then_payment: 100_000_000 }],
  }),
  aDeal({
    creditor: 'By a rule',
    balance: 100_000_000,
    rate_kind: 'monthly',
    interest_rate: 100,
    rate_changes: [],
    minimum_rule: { floor: 100_000_000, percent: 100, plus_interest: true },
  }),
  aDeal({
    creditor: 'Simple',
    balance: 100_000_000,
    rate_kind: 'simple',
    interest_rate: 100,
    rate_changes: [],
  }),
];

const reads = [
  portfolioAddresses.list,
  { ...portfolioAddresses.list, path: `${portfolioAddresses.list.path}?include=debts` },
  portfolioAddresses.get,
  portfolioAddresses.listDebts,
  planAddresses.list,
  planAddresses.get,
  progressAddresses.list,
  progressAddresses.planVsActual,
  paymentAddresses.list,
  { ...paymentAddresses.history, path: `${paymentAddresses.history.path}?include=entries` },
  paymentAddresses.summary,
  balanceEntryAddresses.list,
  scheduleAddresses.list,
  scheduleAddresses.upcoming,
  scheduleAddresses.checkMissed,
  exportAddresses.portfolioReport,
  exportAddresses.paymentHistory,
  exportAddresses.combinedReport,
  accountAddresses.downloadData,
];

async function readAll(home: OwnedPortfolio): Promise<void> {
  for (const address of reads) {
    const { status, text } = await home.send(address);
    expect({ path: address.path, status, text: status === 200 ? '' : text }).toMatchObject({
      status: 200,
    });
  }
  for (const debt of home.debtIds) {
    const { status } = await home.send(balanceEntryAddresses.standing, { debt });
    expect(status).toBe(200);
  }
  const { log } = recordedLog();
  expect(await reconcileLedgers({ db, log })).toMatchObject({ differentIds: [] });
}

const billion = 1_000_000_000;

it('a debt at the highest rate that is left for thirty years is read and paid all the same', async () => {
  await account.jumpTo('2026-11-15T09:00:00Z');
  const home = await account.createPortfolio(debts);
  await readAll(home);
  for (const year of ['2027', '2056']) {
    await account.jumpTo(`${year}-11-15T09:00:00Z`);
    await readAll(home);
  }
  // £1 billion is passed by the interest of one month at most, and there it stays.
  const [largest = 0, , afterDeal = 0, byRule = 0, simple = 0] = home.debtIds;
  for (const debtId of [largest, afterDeal, byRule, simple]) {
    const { balance, payoff_amount } = await home.debt(debtId);
    expect(balance).toBe(100_000_000);
    expect(payoff_amount).toBeGreaterThan(billion);
    expect(payoff_amount).toBeLessThanOrEqual(2 * billion);
  }
  for (const debt_id of home.debtIds) {
    const paid = await home.pay({ debt_id, payment_date: '2056-11-15' });
    expect(paid.status).toBe(201);
    const refunded = await home.send(balanceEntryAddresses.add, {
      body: { debt_id, entry_type: 'refund', entry_date: '2040-02-29', amount: 0.01 },
    });
    expect(refunded.status).toBe(201);
    const { status } = await edit(home, { creditor: `Renamed ${debt_id}` }, debt_id);
    expect([200, 400]).toContain(status);
  }
  await readAll(home);
  await account.jumpTo('2086-11-15T09:00:00Z');
  await readAll(home);
  const snapshot = await home.send(progressAddresses.capture, { body: {} });
  expect(snapshot.status).toBeLessThan(500);
  for (const debt_id of home.debtIds) {
    const stated = await home.send(balanceEntryAddresses.add, {
      body: { debt_id, entry_type: 'balance', entry_date: '2086-11-15', amount: 100 },
    });
    expect(stated.status).toBe(201);
  }
  await readAll(home);
});
