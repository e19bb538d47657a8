import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeAll, expect, it } from 'vitest';
import { scheduleLinks } from '../registries.ts';
import { aPayer, type Payer } from '../testing/payers.ts';
import { call, signIn } from '../testing/people.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { runDaily } from './daily-job.ts';
import { reconcileLedgers } from './reconcile.ts';

const clock = settableClock();
const test = {
  ...(await createTestApp({ clock, variables: { RATE_LIMIT_FACTOR: '1000' } })),
  clock,
};
const { app, db, pool } = test;

async function reconcile() {
  const { log, entries } = recordedLog();
  return { ...(await reconcileLedgers({ db, log })), entries };
}

let payer: Payer;
beforeAll(async () => {
  clock.set('2026-08-16T09:00:00Z');
  payer = await aPayer(test, { days: [1, 15, 31], recordsAutomatically: true });
  // More than are looked at in one go.
  await call(app, portfolioAddresses.create, { as: payer, body: { name: 'Many' } });
  await pool.query(
    `WITH made AS (
       INSERT INTO debts (portfolio_id, creditor, debt_type, original_balance_pence, balance_pence,
         rate_thousandths, monthly_payment_pence, payment_set_on, added_on, interest_from, created_at, updated_at)
       SELECT max(portfolios.id), 'One of many', 'Other', 5000, 5000, 0, 100, '2026-08-16', '2026-08-16', '2026-08-16', now(), now()
       FROM portfolios, generate_series(1, 450) GROUP BY generate_series RETURNING id
     )
     INSERT INTO debt_statements (debt_id, kind, stated_on, balance_pence, rate_thousandths, entered_at)
     SELECT id, 'opening', '2026-08-16', 5000, 0, now() FROM made`,
  );
  clock.set('2026-11-15T09:00:00Z');
  const { log } = recordedLog();
  await runDaily({ db, clock, ...scheduleLinks, log, mailer: { wake: () => {} } }, '2026-11-15');
  // A statement and a change of the rate take part in the replay as well.
  const address = {
    ...portfolioAddresses.updateDebt,
    path: portfolioAddresses.updateDebt.path.replace('{debtId}', String(payer.debtIds[0])),
  };
  const changed = await call(app, address, {
    id: payer.portfolioId,
    as: await signIn(app, payer),
    body: {
      creditor: 'Card 1',
      debt_type: 'Credit Card',
      balance: 900.01,
      interest_rate: 12.3,
      monthly_payment: 60,
    },
  });
  expect(changed.status).toBe(200);
});

it('debts that are in order are not reported', async () => {
  expect(await reconcile()).toEqual({ debtsCount: 453, differentIds: [], entries: [] });
});

it.each([
  ['balance', 'balance_pence', 'balance_pence + 1', 'balancePence'],
  ['interest paid', 'interest_paid_pence', 'interest_paid_pence - 1', 'interestPaidPence'],
  ['principal paid', 'principal_paid_pence', 'principal_paid_pence + 7', 'principalPaidPence'],
  ['accrued interest', 'accrued_pence', '5', 'accruedPence'],
  ['day interest counts from', 'interest_from', "'2026-01-01'", 'interestFrom'],
  ['rate', 'rate_thousandths', '1', 'rateThousandths'],
])(
  'a debt whose stored %s was tampered with is reported, and left as it is',
  async (_, column, value, field) => {
    const debtId = payer.debtIds[1];
    const read = async () =>
      (await pool.query('SELECT * FROM debts WHERE id = $1', [debtId])).rows[0];
    const before = await read();
    await pool.query(`UPDATE debts SET ${column} = ${value} WHERE id = $1`, [debtId]);
    const tampered = await read();
    const { differentIds, entries } = await reconcile();
    expect(differentIds).toEqual([debtId]);
    expect(entries).toEqual([
      expect.objectContaining({
        level: 50,
        debt: debtId,
        columns: [field],
        payments: [],
      }),
    ]);
    expect(await read()).toEqual(tampered);
    await pool.query(`UPDATE debts SET ${column} = $2 WHERE id = $1`, [debtId, before[column]]);
  },
);

it('a debt that was marked as paid off, a payment with other effects, a lost opening: each is reported', async () => {
  const [paidOff, withPayment, withoutOpening] = payer.debtIds;
  await pool.query("UPDATE debts SET balance_pence = 0, paid_off_on = '2026-11-01' WHERE id = $1", [
    paidOff,
  ]);
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE payments SET principal_pence = principal_pence + 1, excess_pence = 3
     WHERE id = (SELECT max(id) FROM payments WHERE debt_id = $1) RETURNING id`,
    [withPayment],
  );
  await pool.query('DELETE FROM debt_statements WHERE debt_id = $1', [withoutOpening]);
  const { differentIds, entries } = await reconcile();
  expect(differentIds).toEqual([paidOff, withPayment, withoutOpening]);
  expect(entries).toEqual([
    expect.objectContaining({
      debt: paidOff,
      columns: ['balancePence', 'paidOffOn'],
    }),
    expect.objectContaining({ debt: withPayment, columns: [], payments: [Number(rows[0]?.id)] }),
    expect.objectContaining({ debt: withoutOpening, hasOpening: false }),
  ]);
  // The log holds no amounts: the privacy page says so.
  expect(JSON.stringify(entries)).not.toMatch(/90_?001|Pence":/);
});
