/** Adding or editing a debt. */
import type { LimitReply } from '@debt-payoff/contract/errors';
import { dialogWidths } from '@debt-payoff/contract/portfolio-limits';
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { BalanceChange } from '@debt-payoff/contract/stated-balance';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useState } from 'react';
import { LimitDialog } from '../billing/limit-dialog.tsx';
import { failureText, findLimit } from '../forms/call-failure.ts';
import type { Problems } from '../forms/problems.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { unsentNameOf } from '../forms/unsent-form.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useThisMonth } from '../page/server-facts.ts';
import { DebtBalanceNote } from './debt-balance-note.tsx';
import { debtFieldWords } from './debt-field-words.ts';
import { DebtFields } from './debt-fields.tsx';
import type { DebtField } from './debt-form.ts';
import { useSaveDebt } from './mutations.ts';
import { findDebt, usePortfolio } from './queries.ts';
import { debtFields, factsOf, formOf, savingProblems, standingOf, startOf } from './saved-debt.ts';

const { debt: texts, detail } = portfolioTexts;

type DebtDialogProps = {
  readonly portfolioId: number;
  /** Null for a new one. */
  readonly debt: Debt | null;
  readonly hasTermField: boolean;
  readonly onSaved: (saved: {
    readonly id: number;
    /** Why its monthly payment could not be scheduled, where it could not. */
    readonly scheduleProblem: string | null;
  }) => void;
  readonly onClose: () => void;
};

export function DebtDialog({ onClose, ...props }: DebtDialogProps) {
  const isNew = props.debt === null;
  const [limit, setLimit] = useState<LimitReply | null>(null);
  const [choice, setChoice] = useState<BalanceChange | null>(null);
  const state = useDebtForm({ ...props, choice, onLimit: setLimit });
  const { data: portfolio } = usePortfolio(props.portfolioId);
  /** What debts of its type have, those that were added last before others. */
  const kindOf = (type: string): string =>
    portfolio?.debts.findLast((other) => other.debt_type === type && other.rate_kind !== null)
      ?.rate_kind ?? '';
  return (
    <>
      <RecordDialog
        state={state}
        title={isNew ? detail.addDebt : 'Edit Debt'}
        lead={texts.lead}
        width={dialogWidths.debt}
        saveLabel={isNew ? detail.addDebt : 'Save Debt'}
        firstField="creditor"
        onClose={onClose}
      >
        <DebtFields
          state={state}
          debt={props.debt}
          hasTermField={props.hasTermField}
          kindOf={kindOf}
          balanceNote={
            props.debt === null ? null : (
              <DebtBalanceNote
                debt={props.debt}
                form={state.form}
                choice={choice}
                onChoose={setChoice}
              />
            )
          }
        />
      </RecordDialog>
      {limit === null ? null : <LimitDialog limit={limit} onClose={() => setLimit(null)} />}
    </>
  );
}

/** By which it waits for its owner when the session ends, and what it is typed over. */
export function unsentDebt(portfolioId: number, debt: Debt | null) {
  return {
    unsentName: unsentNameOf('debt', { id: debt?.id ?? null, within: portfolioId }),
    start: startOf(debt),
  };
}

function useDebtForm({
  portfolioId,
  debt,
  hasTermField,
  choice,
  onSaved,
  onLimit,
}: Omit<DebtDialogProps, 'onClose'> & {
  /** As what a changed balance counts; null where the rule decides. */
  readonly choice: BalanceChange | null;
  readonly onLimit: (limit: LimitReply | null) => void;
}) {
  const debtId = debt?.id ?? null;
  const standing = standingOf(debt, useThisMonth());
  const failed = debt === null ? texts.addFailed : texts.updateFailed;
  return useRecordForm({
    ...unsentDebt(portfolioId, debt),
    version: debt?.version,
    fields: debtFields,
    problemsOf: (form): Problems<DebtField> => savingProblems(form, standing),
    bodyOf: (form) => ({
      ...factsOf(form, { hasTermField, ...standing }),
      ...(choice !== null && { balance_change: choice }),
    }),
    save: useSaveDebt({ id: portfolioId, debtId }),
    // A limit has a dialog of its own.
    failureOf: (error) => (findLimit(error) === null ? failureText(error, failed) : null),
    newest: {
      find: () => findDebt(portfolioId, debtId),
      formOf,
      wordsOf: (field, { form }) => debtFieldWords(field, form),
      failures: {
        notLoaded: detail.fetchDebtsFailed,
        gone: 'This debt has since been deleted.',
      },
    },
    onSaved: ({ id, schedule_problem }) =>
      onSaved({ id, scheduleProblem: schedule_problem ?? null }),
    onFailed: (error) => onLimit(findLimit(error)),
  });
}
