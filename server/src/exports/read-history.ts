/** Reads what the workbook of a portfolio's payments tells. */
import { type DebtRow, listDebts } from '../ledger/debt-rows.store.ts';
import { debtToday } from '../ledger/debt-today.ts';
import { basisPointsOf } from '../ledger/stated-rate.ts';
import { type BalanceEntryRow, listBalanceEntries } from '../payments/balance-entries.store.ts';
import {
  type HistoryCursor,
  listPayments,
  type PaymentReader,
  type PaymentRow,
} from '../payments/payments.store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { atOneMoment } from '../platform/database/one-moment.ts';
import { type AtPortfolio, requirePortfolio } from '../portfolios/portfolio-ownership.ts';
import type {
  HistoryDebt,
  HistoryEntry,
  HistoryInput,
  HistoryPage,
  HistoryPayment,
  HistoryQuestion,
  HistoryStart,
} from './payment-history-report.ts';

/** Of each list at once: as many as a person pays in decades. */
const startRows = 20_000;
const pageRows = 1_000;

type HistoryDeps = Pick<PaymentReader, 'paymentSettling'> & {
  readonly db: Database;
  readonly clock: Clock;
};

/** Debts and rows belong together, so they are read as of one moment; beyond the rows of the start, page by page. */
export function readHistory(
  { db, clock, paymentSettling }: HistoryDeps,
  { limit = startRows, ...at }: AtPortfolio & { readonly limit?: number },
): Promise<{ readonly input: HistoryInput; readonly start: HistoryStart }> {
  return atOneMoment(db, async (tx) => {
    const reader = { db: tx, paymentSettling };
    const { name } = await requirePortfolio(tx, at);
    const debts = await listDebts(tx, at);
    const first = { ...at, before: null, limit };
    return {
      input: {
        madeOn: clock.today(),
        portfolioName: name,
        debts: debts.map((debt) => historyDebt(debt, clock.today())),
      },
      start: {
        payments: await readPayments(reader, first),
        entries: await readEntries(reader, first),
      },
    };
  });
}

export function readHistoryPage(
  reader: PaymentReader,
  { question: { list, before }, ...at }: AtPortfolio & { readonly question: HistoryQuestion },
): Promise<HistoryPage<HistoryPayment> | HistoryPage<HistoryEntry>> {
  const read = list === 'payments' ? readPayments : readEntries;
  return read(reader, { ...at, before, limit: pageRows });
}

type PageOptions = AtPortfolio & { readonly before: HistoryCursor | null; readonly limit: number };

async function readPayments(
  reader: PaymentReader,
  options: PageOptions,
): Promise<HistoryPage<HistoryPayment>> {
  const rows = await listPayments(reader, options);
  const places = rows.map(({ paidOn, entryOrder }) => ({ on: paidOn, entryOrder }));
  return { rows: rows.map(historyPayment), next: cursorAfter(places, options) };
}

async function readEntries(
  { db }: PaymentReader,
  options: PageOptions,
): Promise<HistoryPage<HistoryEntry>> {
  const rows = await listBalanceEntries(db, options);
  const places = rows.map(({ statedOn, entryOrder }) => ({ on: statedOn, entryOrder }));
  return { rows: rows.map(historyEntry), next: cursorAfter(places, options) };
}

function cursorAfter(
  places: readonly HistoryCursor[],
  { limit }: PageOptions,
): HistoryCursor | null {
  return places.length < limit ? null : (places.at(-1) ?? null);
}

function historyDebt(debt: DebtRow, today: string): HistoryDebt {
  const { rate, paymentPence } = debtToday(debt, today);
  return {
    name: debt.creditor,
    type: debt.debtType,
    rateBasisPoints: basisPointsOf(rate),
    rateKind: rate.kind,
    paymentPence,
    originalPence: debt.originalBalancePence,
    balancePence: debt.balancePence,
    interestPaidPence: debt.interestPaidPence,
    principalPaidPence: debt.principalPaidPence,
    paidOffOn: debt.paidOffOn,
  };
}

function historyPayment(row: PaymentRow): HistoryPayment {
  return {
    paidOn: row.paidOn,
    debtName: row.creditor,
    type: row.paymentType,
    amountPence: row.amountPence,
    interestPence: row.interestPence,
    principalPence: row.principalPence,
    adjustmentPence: row.adjustmentPence,
    excessPence: row.excessPence,
    balanceAfterPence: row.balanceAfterPence,
    isBalanceStated: row.statedBalancePence !== null,
    affectsBalance: row.affectsBalance,
    notes: row.notes === '' ? null : row.notes,
  };
}

function historyEntry(row: BalanceEntryRow): HistoryEntry {
  return {
    on: row.statedOn,
    debtName: row.creditor,
    kind: row.kind,
    amountPence: row.amountPence,
    interestPence: row.interestPence,
    adjustmentPence: row.adjustmentPence,
    // The opening is what it is; the ledger begins with it.
    balanceAfterPence: row.kind === 'opening' ? row.balancePence : row.balanceAfterPence,
    notes: row.notes === '' ? null : row.notes,
  };
}
