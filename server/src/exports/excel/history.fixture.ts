/** Payments and entries for tests of histories. */
import type { HistoryEntry, HistoryInput, HistoryPayment } from '../payment-history-report.ts';

export function aHistory(): HistoryInput {
  const card = {
    name: 'Card',
    type: 'Credit Card',
    rateBasisPoints: 1_890,
    rateKind: null,
    paymentPence: 5_000,
    originalPence: 100_000,
    balancePence: 80_000,
    interestPaidPence: 2_000,
    principalPaidPence: 20_000,
    paidOffOn: null,
  } as const;
  const loan = { ...card, name: 'Loan', type: 'Personal Loan', balancePence: 0 } as const;
  return {
    madeOn: '2026-11-17',
    portfolioName: 'Our debts',
    debts: [card, { ...loan, paidOffOn: '2026-10-01' }],
  };
}

export function aPayment(changes: Partial<HistoryPayment> = {}): HistoryPayment {
  const { amountPence = 5_000, interestPence = 150 } = changes;
  return {
    paidOn: '2026-11-05',
    debtName: 'Card',
    type: 'regular',
    amountPence,
    interestPence,
    principalPence: amountPence - interestPence,
    adjustmentPence: 0,
    excessPence: 0,
    balanceAfterPence: 80_000,
    isBalanceStated: false,
    affectsBalance: true,
    notes: 'By standing order',
    ...changes,
  };
}

export function anEntry(changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    on: '2026-11-05',
    debtName: 'Card',
    kind: 'spending',
    amountPence: 1_000,
    interestPence: 0,
    adjustmentPence: 1_000,
    balanceAfterPence: 81_000,
    notes: null,
    ...changes,
  };
}

/** As a store gives them: an empty page ends it. */
export async function* pagesOf<Item>(
  pages: readonly (readonly Item[])[],
): AsyncGenerator<readonly Item[], void, void> {
  yield* pages;
  yield [];
}
