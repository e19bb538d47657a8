import { expect, it } from 'vitest';
import { reconcileLedgers } from '../jobs/reconcile.ts';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld } from '../testing/payments.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { recomputeOlderLedgers } from './recompute-ledgers.ts';

const { account, db, pool } = await createPaymentsWorld();
const failures: number[] = [];
const failed = (debtId: number): void => void failures.push(debtId);

it('ledgers that were worked out by older rules are worked out anew, each once, without a new version', async () => {
  const home = await account.createPortfolio([
    aDebt({ balance: 1000, interest_rate: 12 }),
    aDebt({ creditor: 'Sofa' }),
  ]);
  await account.jumpTo('2026-12-20T09:00:00Z');
  const { body: paid } = await home.pay({
    payment_date: '2026-12-10',
    payment_amount: 60,
    balance_after_payment: 1140,
  });
  const { version } = await home.debt();
  // As it was stored when all that was paid and did not lower the balance was interest.
  await pool.query(
    `UPDATE payments SET interest_pence = 20000, principal_pence = -14000, adjustment_pence = 0
     WHERE id = $1`,
    [paid.id],
  );
  await pool.query(
    `UPDATE debts SET interest_paid_pence = 20000, principal_paid_pence = -14000, ledger_rule = 1
     WHERE id = $1`,
    [home.debtId],
  );
  const { log } = recordedLog();
  expect((await reconcileLedgers({ db, log })).differentIds).toEqual([home.debtId]);
  expect(await recomputeOlderLedgers(db, failed)).toBe(1);
  expect((await reconcileLedgers({ db, log })).differentIds).toEqual([]);
  expect(await home.debt()).toMatchObject({
    balance: 1140,
    interest_paid: 10,
    principal_paid: 50,
    version,
  });
  expect(await recomputeOlderLedgers(db, failed)).toBe(0);
});

it('one that cannot be worked out is told of, and keeps no other waiting', async () => {
  const home = await account.createPortfolio([aDebt(), aDebt({ creditor: 'Sofa' })]);
  const [broken, sound] = home.debtIds;
  await pool.query(`DELETE FROM debt_statements WHERE debt_id = $1`, [broken]);
  await pool.query(`UPDATE debts SET ledger_rule = 1 WHERE id = ANY($1)`, [[broken, sound]]);
  expect(await recomputeOlderLedgers(db, failed)).toBe(1);
  expect(failures).toEqual([broken]);
});
