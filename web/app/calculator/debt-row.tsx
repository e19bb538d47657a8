/** One debt of the calculator. */
import { calculatorDebtTypes, type DebtType, debtTypes } from '@debt-payoff/contract/debt-types';
import { Trash2 } from 'lucide-react';
import { memo, Suspense } from 'react';
import { DebtInput, type DebtInputs, DebtTypeInput } from '../debts/debt-inputs.tsx';
import { MoreAbout } from '../debts/more-about.tsx';
import type { RowActions } from './draft-actions.ts';
import { fieldId, paymentHintId } from './form-fields.ts';
import { LazyAutoPayment, LazyRowHint } from './row-parts.lazy.ts';
import { hasTerms, isBlank, problemsOf, type Row, termFieldsIn } from './rows.ts';
import {
  LazyKindHint,
  LazyRowTermsFields,
  LazyRowTermsLine,
  LazyTermedRowHint,
} from './termed.lazy.tsx';

type DebtRowProps = {
  readonly row: Row;
  readonly position: number;
  /** Whether it was tried to send the form with it: what is wrong is shown. */
  readonly isTried: boolean;
  /** How often it was tried to send the form. */
  readonly attempt: number;
  readonly isSignedIn: boolean;
  readonly actions: RowActions;
};

export const DebtRow = memo(function DebtRow(props: DebtRowProps) {
  const { row, position, actions } = props;
  const problems = props.isTried ? problemsOf(row) : null;
  const inputs: DebtInputs = {
    form: row,
    field: (name) => ({
      id: fieldId(row, name),
      value: row[name],
      error: problems?.[name],
      onChange: ({ target }) => actions.edit(row.id, { [name]: target.value }),
    }),
    edit: (change) => actions.edit(row.id, change),
    isRequired: position === 1 || !isBlank(row),
    showsProblems: problems !== null,
  };
  const moreId = `debt-${row.id}-more`;
  const terms = { row, actions };
  const hasPayment = row.balance !== '' && row.monthlyPayment !== '';
  return (
    <fieldset className="debt-row" tabIndex={-1}>
      <legend className="vh">{`Debt ${position}`}</legend>
      <div className="debt-row-head">
        <span className="label" aria-hidden="true">{`Debt ${position}`}</span>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={`Remove debt ${position}`}
          data-destroys=""
          onClick={({ currentTarget, detail }) => {
            // The second press of a double click would take the next debt.
            if (detail > 1) return;
            focusNeighbour(currentTarget.closest('fieldset'));
            actions.setRemoved(isBlank(row) ? null : { row, at: position - 1 });
            actions.removeRow(row.id);
          }}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </button>
      </div>
      <div className="w3">
        <DebtInput field="creditor" of={inputs} />
      </div>
      <div className="type-field">
        <DebtTypeInput
          of={inputs}
          options={typesOffered(row)}
          onChoose={(type) => actions.chooseType(row.id, type)}
        />
      </div>
      <div className="term-field">
        <DebtInput field="termMonths" of={inputs} />
      </div>
      <DebtInput field="balance" of={inputs} />
      <DebtInput field="interestRate" of={inputs} />
      <div className="pay-field">
        <DebtInput
          field="monthlyPayment"
          of={inputs}
          hintElsewhereId={hasTerms(row) || hasPayment ? paymentHintId(row) : undefined}
        />
      </div>
      <Suspense>
        {hasTerms(row) ? <LazyTermedRowHint row={row} /> : hasPayment && <LazyRowHint row={row} />}
      </Suspense>
      <MoreAbout
        id={moreId}
        line={hasTerms(row) && <LazyRowTermsLine {...terms} />}
        attempt={props.attempt}
        hasProblems={problems !== null && termFieldsIn(problems).length > 0}
        fields={<LazyRowTermsFields {...terms} of={inputs} />}
      >
        {row.balance && row.interestRate && <LazyKindHint {...terms} moreId={moreId} />}
      </MoreAbout>
      {props.isSignedIn ? (
        <div className="wide grid gap-4">
          <Suspense>
            <LazyAutoPayment of={inputs} />
          </Suspense>
        </div>
      ) : null}
    </fieldset>
  );
});

/** The button that was pressed goes with its row, and the focus must not go with it. */
function focusNeighbour(row: HTMLElement | null): void {
  if (row?.parentElement == null) return;
  // An offer to undo may stand between them.
  const rows = [...row.parentElement.querySelectorAll<HTMLElement>(':scope > .debt-row')];
  const at = rows.indexOf(row);
  (rows[at + 1] ?? rows[at - 1])?.focus();
}

/** A plan from a portfolio or a link may have a type that the calculator does not offer. */
function typesOffered({ type }: Row): readonly DebtType[] {
  const isOffered = type === '' || calculatorDebtTypes.some((offered) => offered === type);
  return isOffered ? calculatorDebtTypes : debtTypes;
}
