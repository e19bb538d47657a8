/** What the dialogs over the history share: which one is open, and what is said of the debt when it is done. */
import type { Debt } from '@debt-payoff/contract/portfolios';
import { useCallback, useState } from 'react';
import { useRecordActions } from '../forms/use-record-actions.ts';

/** What has just been done, to which debt, and whether that one was paid off before. */
export type HistoryOutcome = {
  readonly text: string;
  readonly debtId: number;
  readonly wasPaidOff: boolean;
  /** What was paid beyond all that was owed, in pounds. */
  readonly excess?: number;
  /** The payment, where it is new. */
  readonly added?: { readonly portfolioId: number; readonly paymentId: number };
};

/** The title of the list, which takes the focus when the record that had it is gone. */
export const historyTitleId = 'history-title';

export function useHistoryActions<Opening, SavedRecord>({
  debts,
  findFirst,
}: {
  readonly debts: readonly Debt[];
  readonly findFirst: () => Opening | undefined;
}) {
  const records = useRecordActions<Opening, SavedRecord, HistoryOutcome>({
    titleId: historyTitleId,
    follow: (outcome) => outcomeBeside(debts, outcome),
    findFirst,
  });
  const { edit, remove } = records;
  const [paidOffBefore, setPaidOffBefore] = useState(() => paidOffIds(debts));
  return {
    ...records,
    edit: useCallback(
      (opening: Opening): void => {
        setPaidOffBefore(paidOffIds(debts));
        edit(opening);
      },
      [debts, edit],
    ),
    remove: useCallback(
      (record: SavedRecord): void => {
        setPaidOffBefore(paidOffIds(debts));
        remove(record);
      },
      [debts, remove],
    ),
    outcomeFor: (debtId: number, text: string): HistoryOutcome => ({
      text,
      debtId,
      wasPaidOff: paidOffBefore.has(debtId),
    }),
  };
}

/** Where the debt is gone, so is what was recorded of it. */
export function outcomeBeside(
  debts: readonly Pick<Debt, 'id'>[],
  outcome: HistoryOutcome,
): HistoryOutcome | null {
  return debts.some(({ id }) => id === outcome.debtId) ? outcome : null;
}

function paidOffIds(debts: readonly Debt[]): ReadonlySet<number> {
  return new Set(debts.filter(({ is_paid_off }) => is_paid_off).map(({ id }) => id));
}
