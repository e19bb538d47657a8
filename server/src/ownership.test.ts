/** Whatever belongs to a portfolio is found, changed and deleted by its owner alone: the WHERE says so, before any verb does. */
import { expect, it } from 'vitest';
import { deleteFeed, findFeed } from './calendar/calendar.store.ts';
import { findDebtWithSchedules, listDebtsWithSchedules } from './debts/debts.store.ts';
import { findPortfolioWithSums, listPortfolios } from './debts/portfolio-with-debts.store.ts';
import {
  countDebts,
  deleteDebts,
  findDebt,
  listDebts,
  lockDebt,
  updateDebtRow,
} from './ledger/debt-rows.store.ts';
import {
  changePayment,
  changeStatement,
  deletePayment,
  deleteStatement,
  listStatements,
} from './ledger/entries.store.ts';
import { readHistories } from './ledger/ledger.store.ts';
import {
  findBalanceEntry,
  listBalanceEntries,
  sumEntriesByMonth,
} from './payments/balance-entries.store.ts';
import { findPayment, listPayments, sumByMonth } from './payments/payments.store.ts';
import type { Transaction } from './platform/database/database.ts';
import {
  deletePortfolio,
  findPortfolio,
  listPortfolioRows,
  lockPortfolio,
  renamePortfolio,
  touchPortfolio,
} from './portfolios/portfolios.store.ts';
import { deleteSnapshot, listSnapshots } from './progress/progress.store.ts';
import { scheduleLinks } from './registries.ts';
import {
  deleteSchedule,
  findSchedule,
  listSchedules,
  listSchedulesOfPerson,
} from './schedules/schedules.store.ts';
import { aPayer } from './testing/payers.ts';
import { aPerson } from './testing/people.ts';
import { settableClock } from './testing/settable-clock.ts';
import { createTestApp } from './testing/test-app.ts';

const clock = settableClock();
const test = { ...(await createTestApp({ clock })), clock };
const owner = await aPayer(test, { days: [20] });
const stranger = await aPerson(test.app);
const { portfolioId } = owner;
const debtId = owner.debtIds[0] ?? 0;
const scheduleId = owner.scheduleIds[0] ?? 0;
const { rows } = await test.pool.query<{ id: number }>(
  `INSERT INTO payments (debt_id, portfolio_id, amount_pence, paid_on, payment_type, interest_pence,
     principal_pence, excess_pence, balance_after_pence, created_at, updated_at)
   VALUES ($1, $2, 6000, '2026-11-15', 'regular', 0, 0, 0, 0, now(), now()) RETURNING id::int`,
  [debtId, portfolioId],
);
const paymentId = rows[0]?.id ?? 0;
const { rows: statements } = await test.pool.query<{ id: number }>(
  `INSERT INTO debt_statements (debt_id, kind, stated_on, amount_pence, adjustment_pence, entered_at)
   VALUES ($1, 'spending', '2026-11-15', 5000, 5000, now()) RETURNING id::int`,
  [debtId],
);
const statementId = statements[0]?.id ?? 0;
const { rows: snapshots } = await test.pool.query<{ id: number }>(
  `INSERT INTO progress_snapshots (portfolio_id, taken_on, balance_pence, interest_paid_pence,
     paid_off_count, debts_count, created_at)
   VALUES ($1, '2026-11-15', 0, 0, 0, 1, now()) RETURNING id::int`,
  [portfolioId],
);
const snapshotId = snapshots[0]?.id ?? 0;
await test.pool.query(
  `INSERT INTO calendar_feeds (portfolio_id, token, shows_amounts, created_at)
   VALUES ($1, 'a secret', false, now())`,
  [portfolioId],
);

type At = { readonly userId: number; readonly portfolioId: number };
type Question = (tx: Transaction, at: At) => Promise<unknown>;
const now = clock.now();

const readings: Readonly<Record<string, Question>> = {
  findPortfolio,
  lockPortfolio,
  listPortfolios: (db, { userId }) => listPortfolios({ db, ...scheduleLinks }, userId),
  findPortfolioWithSums: (db, at) => findPortfolioWithSums({ db, ...scheduleLinks }, at),
  listDebts,
  listAllDebts: (tx, { userId }) => listDebts(tx, { userId }),
  listDebtsWithSchedules: (db, at) => listDebtsWithSchedules({ db, ...scheduleLinks }, at),
  findDebt: (tx, at) => findDebt(tx, { ...at, debtId }),
  findDebtWithSchedules: (db, at) =>
    findDebtWithSchedules({ db, ...scheduleLinks }, { ...at, debtId }),
  lockDebt: (tx, at) => lockDebt(tx, { ...at, debtId }),
  countDebts: async (tx, at) => (await countDebts(tx, at)).total || null,
  readHistories,
  readAllHistories: (tx, { userId }) => readHistories(tx, { userId }),
  listPortfolioRows: (tx, { userId }) => listPortfolioRows(tx, userId),
  listPayments: (db, at) => listPayments({ db, ...scheduleLinks }, at),
  findPayment: (db, at) => findPayment({ db, ...scheduleLinks }, { ...at, paymentId }),
  sumByMonth,
  listStatements,
  listBalanceEntries,
  findBalanceEntry: (tx, at) => findBalanceEntry(tx, { ...at, statementId }),
  sumEntriesByMonth,
  listSchedules,
  listSchedulesOfPerson: (tx, { userId }) => listSchedulesOfPerson(tx, userId),
  findSchedule: (tx, at) => findSchedule(tx, { ...at, scheduleId }),
  listSnapshots,
  findFeed,
};

it.each(Object.entries(readings))('%s finds nothing of somebody else', async (_, read) => {
  await test.db.transaction(async (tx) => {
    const own = await read(tx, { userId: owner.id, portfolioId });
    expect(own === null ? [] : [own].flat()).not.toEqual([]);
    const found = await read(tx, { userId: stranger.id, portfolioId });
    expect(found === null ? [] : [found].flat()).toEqual([]);
  });
});

const changes: Readonly<Record<string, Question>> = {
  renamePortfolio: (tx, at) => renamePortfolio(tx, { ...at, name: 'Mine', description: '' }),
  touchPortfolio: (tx, at) => touchPortfolio(tx, { ...at, now }),
  deletePortfolio,
  updateDebtRow: (tx, at) => updateDebtRow(tx, { ...at, debtId }, { creditor: 'Mine' }),
  deleteDebts: (tx, at) => deleteDebts(tx, at, [debtId]),
  changePayment: (tx, at) => changePayment(tx, { ...at, paymentId }, { notes: 'mine' }),
  deletePayment: (tx, at) => deletePayment(tx, { ...at, paymentId }),
  changeStatement: (tx, at) => changeStatement(tx, { ...at, statementId }, { notes: 'mine' }),
  deleteStatement: (tx, at) => deleteStatement(tx, { ...at, statementId }),
  deleteSchedule: (tx, at) => deleteSchedule(tx, { ...at, scheduleId }),
  deleteSnapshot: (tx, at) => deleteSnapshot(tx, { ...at, snapshotId }),
  deleteFeed,
};

it.each(Object.entries(changes))('%s changes nothing of somebody else', async (_, change) => {
  const rolledBack = test.db.transaction(async (tx) => {
    const before = await readAll(tx);
    await change(tx, { userId: stranger.id, portfolioId });
    expect(await readAll(tx)).toEqual(before);
    await change(tx, { userId: owner.id, portfolioId });
    expect(await readAll(tx)).not.toEqual(before);
    tx.rollback();
  });
  await expect(rolledBack).rejects.toThrow('Rollback');
});

async function readAll(tx: Transaction): Promise<unknown> {
  const { rows: tables } = await tx.execute(`SELECT
    (SELECT json_agg(row) FROM portfolios AS row) AS portfolios,
    (SELECT json_agg(row) FROM debts AS row) AS debts,
    (SELECT json_agg(row) FROM payments AS row) AS payments,
    (SELECT json_agg(row) FROM debt_statements AS row) AS statements,
    (SELECT json_agg(row) FROM scheduled_payments AS row) AS schedules,
    (SELECT json_agg(row) FROM progress_snapshots AS row) AS snapshots,
    (SELECT json_agg(row) FROM calendar_feeds AS row) AS feeds`);
  return tables;
}
