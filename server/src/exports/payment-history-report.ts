/** The history of a portfolio's payments as its workbook tells it. Payments come page by page: nobody knows how many there are. */
import type { BalanceEntryKind } from '@debt-payoff/contract/balance-entries';
import type { DebtType } from '@debt-payoff/contract/debt-types';
import type { PaymentType } from '@debt-payoff/contract/payment-kinds';
import type { RateKind } from '@debt-payoff/engine/terms';
import type { HistoryCursor } from '../payments/payments.store.ts';

export type HistoryInput = {
  readonly madeOn: string;
  readonly portfolioName: string;
  readonly debts: readonly HistoryDebt[];
};

export type HistoryDebt = {
  readonly name: string;
  readonly type: DebtType;
  readonly rateBasisPoints: number;
  /** Null where nothing is said of it. */
  readonly rateKind: RateKind | null;
  readonly paymentPence: number;
  readonly originalPence: number;
  readonly balancePence: number;
  readonly interestPaidPence: number;
  readonly principalPaidPence: number;
  readonly paidOffOn: string | null;
};

export type HistoryPayment = {
  readonly paidOn: string;
  readonly debtName: string;
  readonly type: PaymentType;
  readonly amountPence: number;
  readonly interestPence: number;
  readonly principalPence: number;
  readonly adjustmentPence: number;
  readonly excessPence: number;
  readonly balanceAfterPence: number;
  readonly isBalanceStated: boolean;
  readonly affectsBalance: boolean;
  readonly notes: string | null;
};

/** Openings, stated balances, spending, charges and refunds. */
export type HistoryEntry = {
  readonly on: string;
  readonly debtName: string;
  readonly kind: BalanceEntryKind;
  readonly amountPence: number | null;
  readonly interestPence: number;
  readonly adjustmentPence: number;
  readonly balanceAfterPence: number | null;
  readonly notes: string | null;
};

/** What the thread that writes the workbook asks for: the rows that are older than the cursor. */
export type HistoryQuestion = {
  readonly list: 'payments' | 'entries';
  readonly before: HistoryCursor;
};

export type HistoryPage<Row> = {
  readonly rows: readonly Row[];
  /** Null on the last page. */
  readonly next: HistoryCursor | null;
};

/** Pages, the newest row first. */
export type HistorySource = {
  readonly payments: () => AsyncIterable<readonly HistoryPayment[]>;
  readonly entries: () => AsyncIterable<readonly HistoryEntry[]>;
};

/** What was read as of one moment: all rows of most people, and the newest of the others. */
export type HistoryStart = {
  readonly payments: HistoryPage<HistoryPayment>;
  readonly entries: HistoryPage<HistoryEntry>;
};

type Ask = (question: HistoryQuestion) => Promise<unknown>;

export function historySource(start: HistoryStart, ask: Ask): HistorySource {
  return {
    payments: () => pagesOf('payments', start.payments, ask),
    entries: () => pagesOf('entries', start.entries, ask),
  };
}

async function* pagesOf<Row>(
  list: HistoryQuestion['list'],
  start: HistoryPage<Row>,
  ask: Ask,
): AsyncGenerator<readonly Row[], void, void> {
  let page = start;
  for (;;) {
    if (page.rows.length > 0) yield page.rows;
    if (page.next === null) return;
    // What comes from the other thread is what it was asked for.
    page = (await ask({ list, before: page.next })) as HistoryPage<Row>;
  }
}
