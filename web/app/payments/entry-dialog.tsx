/** Adding or editing spending, a charge, a refund or a stated balance, and correcting an opening balance. */
import type { BalanceEntry } from '@debt-payoff/contract/balance-entries';
import { dialogWidths } from '@debt-payoff/contract/portfolio-limits';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { balanceEntryTexts } from '@debt-payoff/contract/texts/balance-entries';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { debtOptionOf } from '../debts/debt-options.ts';
import { recordInsteadLabel, StatedBalanceNote } from '../debts/stated-balance.tsx';
import { failureText, isMissing } from '../forms/call-failure.ts';
import { NotesField } from '../forms/notes-field.tsx';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { unsentNameOf } from '../forms/unsent-form.ts';
import { type FormControls, useRecordForm } from '../forms/use-record-form.ts';
import { useToday } from '../session/today.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import {
  amountLabel,
  type EntryField,
  type EntryForm,
  entryFactsOf,
  entryFields,
  entryProblems,
  entryWordsOf,
  formOfEntry,
  kindOptions,
  statedByEntry,
} from './entry-form.ts';
import { findEntry, useSaveEntry } from './entry-mutations.ts';
import { debtOf } from './payment-form.ts';
import type { UnrecordedPayment } from './use-payment-actions.tsx';

type EntryDialogProps = {
  readonly portfolioId: number;
  readonly debts: readonly Debt[];
  /** Null for a new one. */
  readonly entry: BalanceEntry | null;
  readonly start: EntryForm;
  readonly onSaved: (entry: BalanceEntry) => void;
  /** For a balance that fell by a payment which was not recorded. */
  readonly onRecordPayment: (payment: UnrecordedPayment) => void;
  readonly onClose: () => void;
};

export function unsentEntry(portfolioId: number, id: number | null): string {
  return unsentNameOf('entry', { id, within: portfolioId });
}

export function EntryDialog({ onClose, ...props }: EntryDialogProps) {
  const { entry } = props;
  const today = useToday();
  const state = useEntryForm(props, today);
  return (
    <RecordDialog
      state={state}
      title={titleOf(entry)}
      width={dialogWidths.debt}
      saveLabel={entry === null ? balanceEntryTexts.add : 'Save Entry'}
      retryNote={entry === null ? 'Sending it again does not record it twice.' : undefined}
      firstField={entry === null && props.start.debtId === '' ? 'debtId' : 'amount'}
      onClose={onClose}
    >
      <EntryFields {...props} state={state} today={today} />
    </RecordDialog>
  );
}

function titleOf(entry: BalanceEntry | null): string {
  if (entry === null) return balanceEntryTexts.add;
  return entry.entry_type === 'opening' ? balanceEntryTexts.correctOpening : balanceEntryTexts.edit;
}

function useEntryForm(
  {
    portfolioId,
    debts,
    entry,
    start,
    onSaved,
  }: Omit<EntryDialogProps, 'onClose' | 'onRecordPayment'>,
  today: string,
) {
  return useRecordForm({
    unsentName: unsentEntry(portfolioId, entry?.id ?? null),
    start,
    version: entry?.version,
    fields: entryFields,
    problemsOf: (form) => entryProblems(form, { today, debt: debtOf(debts, form.debtId) }),
    bodyOf: entryFactsOf,
    save: useSaveEntry({ portfolioId, entry }),
    failureOf: (error) => {
      if (entry === null) return failureText(error, balanceEntryTexts.addFailed);
      return isMissing(error)
        ? balanceEntryTexts.sinceDeleted
        : failureText(error, balanceEntryTexts.updateFailed);
    },
    newest: {
      find: () => findEntry(portfolioId, entry?.id ?? 0),
      formOf: formOfEntry,
      wordsOf: entryWordsOf,
      failures: {
        notLoaded: balanceEntryTexts.fetchFailed,
        gone: balanceEntryTexts.sinceDeleted,
      },
    },
    onSaved,
  });
}

function EntryFields({
  state,
  portfolioId,
  debts,
  entry,
  today,
  onRecordPayment,
}: Pick<EntryDialogProps, 'portfolioId' | 'debts' | 'entry' | 'onRecordPayment'> & {
  readonly state: FormControls<EntryField, EntryForm>;
  readonly today: string;
}) {
  const { form, field } = state;
  const debt = debtOf(debts, form.debtId);
  const stated = statedByEntry(form, { today, debt });
  return (
    <div className="debt-fields payment-fields">
      <div className="wide">
        <SelectField
          label={fieldNames.debt}
          placeholder="Choose"
          required
          options={debts.map(debtOptionOf)}
          disabled={entry !== null}
          {...field('debtId')}
        />
      </div>
      <SelectField
        label="What it was"
        options={kindOptions(entry)}
        disabled={entry?.entry_type === 'opening'}
        {...field('kind')}
      />
      <Field label={amountLabel(form)} unit="£" required {...field('amount')} />
      <Field
        label={fieldNames.date}
        type="date"
        required
        max={today}
        disabled={entry?.entry_type === 'opening'}
        {...field('date')}
      />
      {debt === null || stated === null ? null : (
        <div className="wide">
          <StatedBalanceNote
            of={{ portfolioId, debtId: debt.id, date: form.date, entryId: entry?.id }}
            stated={stated}
            onChoose={(balanceChange) => state.edit({ balanceChange })}
            offerFor={(amountPence) => (
              <Button
                variant="secondary"
                size="small"
                onClick={() => onRecordPayment({ debtId: debt.id, amountPence, date: form.date })}
              >
                {recordInsteadLabel}
              </Button>
            )}
          />
        </div>
      )}
      <div className="wide">
        <NotesField {...field('notes')} />
      </div>
    </div>
  );
}
