/** Adding, editing and deleting spending, charges, refunds and stated balances, and what is said when it is done. */
import type { BalanceEntry } from '@debt-payoff/contract/balance-entries';
import { formatPounds } from '@debt-payoff/contract/money';
import type { Debt, Portfolio } from '@debt-payoff/contract/portfolios';
import { balanceEntryTexts } from '@debt-payoff/contract/texts/balance-entries';
import { type ReactNode, useCallback } from 'react';
import { RemoveRecord } from '../forms/remove-record.tsx';
import { findUnsentForm } from '../forms/unsent-form.ts';
import { useToday } from '../session/today.ts';
import { formatDay } from '../words/dates.ts';
import { EntryDialog, unsentEntry } from './entry-dialog.tsx';
import { blankEntry, type EntryForm, formOfEntry } from './entry-form.ts';
import { useEntryRemoval } from './entry-mutations.ts';
import { debtOf, onlyDebt } from './payment-form.ts';
import { type HistoryOutcome, useHistoryActions } from './use-history-actions.ts';
import type { PaymentActions } from './use-payment-actions.tsx';

const removalTexts = {
  title: balanceEntryTexts.delete,
  question: balanceEntryTexts.confirmDelete,
  failed: balanceEntryTexts.deleteFailed,
  done: balanceEntryTexts.deleted,
};

/** What the form is opened with; no entry for a new one. */
type Opening = { readonly entry: BalanceEntry | null; readonly start: EntryForm };

export type EntryActions = {
  readonly add: (debtId: number | null) => void;
  readonly edit: (entry: BalanceEntry) => void;
  readonly remove: (entry: BalanceEntry) => void;
  readonly outcome: HistoryOutcome | null;
  readonly dismiss: () => void;
  readonly dialog: ReactNode;
};

export function useEntryActions(
  { id: portfolioId, debts }: Portfolio,
  recordPayment: PaymentActions['record'],
): EntryActions {
  const today = useToday();
  const removal = useEntryRemoval(portfolioId);
  const blankFor = (debt: Debt | null): EntryForm => blankEntry({ today, debt });
  const only = onlyDebt(debts);
  const records = useHistoryActions<Opening, BalanceEntry>({
    debts,
    findFirst: () =>
      findUnsentForm(unsentEntry(portfolioId, null), blankFor(only)) === null
        ? undefined
        : { entry: null, start: blankFor(only) },
  });
  const { opening, leaving, edit, close, outcomeFor } = records;
  return {
    add: (debtId) => {
      const debt = debtId === null ? only : debtOf(debts, debtId);
      edit({ entry: null, start: blankFor(debt) });
    },
    edit: useCallback((entry) => edit({ entry, start: formOfEntry(entry) }), [edit]),
    remove: records.remove,
    outcome: records.outcome,
    dismiss: records.dismiss,
    dialog: (
      <>
        {opening === undefined ? null : (
          <EntryDialog
            {...opening}
            portfolioId={portfolioId}
            debts={debts}
            onSaved={({ debt_id }) => close(outcomeFor(debt_id, savedText(opening)))}
            onRecordPayment={(payment) => {
              close();
              recordPayment(payment);
            }}
            onClose={() => close()}
          />
        )}
        {leaving === undefined ? null : (
          <RemoveRecord
            id={leaving.id}
            name={nameOf(leaving)}
            texts={removalTexts}
            removal={removal}
            onRemoved={() =>
              records.removed(outcomeFor(leaving.debt_id, balanceEntryTexts.deleted))
            }
            onClose={() => close()}
          />
        )}
      </>
    ),
  };
}

function savedText({ entry }: Opening): string {
  return entry === null ? balanceEntryTexts.added : balanceEntryTexts.updated;
}

function nameOf({ entry_type, amount, entry_date, creditor }: BalanceEntry): string {
  return `${balanceEntryTexts.kinds[entry_type]}, ${formatPounds(amount)}, ${formatDay(entry_date)}, ${creditor}`;
}
