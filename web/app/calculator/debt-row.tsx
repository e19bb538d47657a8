/** One debt of the calculator. */
import {
  calculatorDebtTypes,
  type DebtType,
  debtTypes,
  hasTerm,
} from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { Trash2 } from 'lucide-react';
import { memo, Suspense } from 'react';
import { figure } from '../debts/debt-form.ts';
import {
  AutoPaymentInput,
  DebtInput,
  type DebtInputs,
  DebtTypeInput,
} from '../debts/debt-inputs.tsx';
import type { DraftActions } from './draft-actions.ts';
import { type FirstMonth, firstMonthOf } from './first-month.ts';
import { fieldId } from './form-fields.ts';
import { LazyDebtClearingAdvice } from './never-clears-notes.lazy.ts';
import { problemsOf, type Row } from './rows.ts';

type DebtRowProps = {
  readonly row: Row;
  readonly position: number;
  readonly showsProblems: boolean;
  readonly isSignedIn: boolean;
  readonly actions: DraftActions;
};

export const DebtRow = memo(function DebtRow(props: DebtRowProps) {
  const { row, position, actions } = props;
  const problems = props.showsProblems ? problemsOf(row) : null;
  const inputs: DebtInputs = {
    form: row,
    field: (name) => ({
      id: fieldId(row, name),
      value: row[name],
      error: problems?.[name],
      onChange: ({ target }) => actions.edit(row.id, { [name]: target.value }),
    }),
    edit: (change) => actions.edit(row.id, change),
  };
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
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget.closest('fieldset'));
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
        <DebtInput field="monthlyPayment" of={inputs} />
      </div>
      <RowHint row={row} />
      {props.isSignedIn ? (
        <div className="wide grid gap-4">
          <AutoPaymentInput
            of={inputs}
            label="I pay this debt every month"
            hint="It is ready to record on its day. No money moves from here."
          />
        </div>
      ) : null}
    </fieldset>
  );
});

/** The button that was pressed goes with its row, and the focus must not go with it. */
function focusNeighbour(row: Element | null): void {
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  neighbours.find((next) => next instanceof HTMLFieldSetElement)?.focus();
}

/** A plan from a portfolio or a link may have a type that the calculator does not offer. */
function typesOffered({ type }: Row): readonly DebtType[] {
  const isOffered = type === '' || calculatorDebtTypes.some((offered) => offered === type);
  return isOffered ? calculatorDebtTypes : debtTypes;
}

/** What the first payment does; where it does too little, what would be enough and who helps for free. */
function RowHint({ row }: { readonly row: Row }) {
  const month = firstMonthOf(row);
  if (month === null) return null;
  if (month.months === null) {
    return (
      <p className="hint wide" role="status">
        {firstPaymentSentence(month)}
        <Suspense>
          <LazyDebtClearingAdvice debt={month.debt} />
        </Suspense>
      </p>
    );
  }
  const term = hasTerm(row.type) ? figure(row.termMonths) : 0;
  return (
    <p className="hint wide">
      {firstPaymentSentence(month)}
      {term > 0 && month.months > term
        ? ` At this payment the debt takes longer than ${term} months.`
        : ''}
    </p>
  );
}

function firstPaymentSentence({ interestPence, paymentPence, owedPence }: FirstMonth): string {
  if (paymentPence >= owedPence) return 'The first payment clears it.';
  if (paymentPence < interestPence) {
    return `By its own payment of ${formatPence(paymentPence)} a month this debt would not go down; its interest is ${formatPence(interestPence)} a month.`;
  }
  const rest = formatPence(paymentPence - interestPence);
  if (interestPence === 0) return `No interest: ${rest} a month brings the balance down.`;
  if (paymentPence === interestPence) {
    return `All of the payment, ${formatPence(interestPence)}, is interest; the balance stays as it is.`;
  }
  return `About ${formatPence(interestPence)} of the first payment is interest. The rest, ${rest}, brings the balance down.`;
}
