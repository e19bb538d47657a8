/** One debt of the calculator. */
import { debtAdvisers } from '@debt-payoff/contract/debt-advice';
import { calculatorDebtTypes, debtTypes, hasTerm } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { strategies, summarise } from '@debt-payoff/engine';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { planOf } from '../plan/planned-debt.ts';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { DraftActions } from './draft-actions.ts';
import { fieldId } from './field-ids.ts';
import { type FirstMonth, firstMonthOf } from './first-month.ts';
import { figure, hasFigures, plannedDebt, problemsOf, type Row, type RowProblems } from './rows.ts';
import { ScheduledPaymentOption } from './scheduled-payment-option.tsx';

const { columns } = calculatorTexts;

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
  const onEdit = (change: Partial<Row>): void => actions.edit(row.id, change);
  const figureField = (field: 'balance' | 'interestRate' | 'monthlyPayment', unit: '£' | '%') => ({
    id: fieldId(row, field),
    unit,
    value: row[field],
    error: problems?.[field],
    onChange: (event: { target: { value: string } }) => onEdit({ [field]: event.target.value }),
  });
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
      <NameTypeTerm row={row} problems={problems} actions={actions} />
      <Field label={columns.balance} {...figureField('balance', '£')} />
      <Field label={columns.rate} {...figureField('interestRate', '%')} />
      <div className="pay-field">
        <Field label={columns.monthlyPayment} {...figureField('monthlyPayment', '£')} />
      </div>
      <RowHint row={row} />
      {props.isSignedIn ? <ScheduledPaymentOption row={row} onEdit={onEdit} /> : null}
    </fieldset>
  );
});

/** The button that was pressed goes with its row, and the focus must not go with it. */
function focusNeighbour(row: Element | null): void {
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  neighbours.find((next) => next instanceof HTMLFieldSetElement)?.focus();
}

function NameTypeTerm({
  row,
  problems,
  actions,
}: Pick<DebtRowProps, 'row' | 'actions'> & { readonly problems: RowProblems | null }) {
  const isKnown = calculatorDebtTypes.some((type) => type === row.type) || row.type === '';
  return (
    <>
      <div className="w3">
        <Field
          id={fieldId(row, 'creditor')}
          label={columns.creditor}
          value={row.creditor}
          error={problems?.creditor}
          onChange={(event) => actions.edit(row.id, { creditor: event.target.value })}
        />
      </div>
      <div className="type-field">
        <SelectField
          id={fieldId(row, 'type')}
          label={columns.type}
          placeholder="Choose"
          // A plan from a portfolio or a link may have a type that the calculator does not offer.
          options={isKnown ? calculatorDebtTypes : debtTypes}
          value={row.type}
          error={problems?.type}
          onChange={(event) => actions.chooseType(row.id, event.target.value)}
        />
      </div>
      <div className="term-field">
        <Field
          id={fieldId(row, 'termMonths')}
          label={columns.term}
          inputMode="numeric"
          value={row.termMonths}
          error={problems?.termMonths}
          disabled={!hasTerm(row.type)}
          onChange={(event) => actions.edit(row.id, { termMonths: event.target.value })}
        />
      </div>
    </>
  );
}

/** What the first payment does; where it does too little, what would be enough and who helps for free. */
function RowHint({ row }: { readonly row: Row }) {
  const month = firstMonthOf(row);
  if (month === null) return null;
  if (month.paymentPence < month.interestPence) {
    const [first, second] = debtAdvisers;
    return (
      <p className="hint wide" role="status">
        At {formatPence(month.paymentPence)} a month this debt would not go down; its interest is{' '}
        {formatPence(month.interestPence)} a month, and {formatPence(month.clearingPence)} a month
        would clear it. If more is out of reach, <a href={first.url}>{first.name}</a> and{' '}
        <a href={second.url}>{second.name}</a> give free, confidential advice.
      </p>
    );
  }
  return (
    <p className="hint wide">
      {firstPaymentSentence(month)}
      {termIsTooShort(row)
        ? ` At this payment the debt takes longer than ${figure(row.termMonths)} months.`
        : ''}
    </p>
  );
}

function firstPaymentSentence({ interestPence, paymentPence, owedPence }: FirstMonth): string {
  if (paymentPence >= owedPence) return 'The first payment clears it.';
  const rest = formatPence(paymentPence - interestPence);
  if (interestPence === 0) return `No interest: ${rest} a month brings the balance down.`;
  if (paymentPence === interestPence) {
    return `All of the payment, ${formatPence(interestPence)}, is interest; the balance stays as it is.`;
  }
  return `About ${formatPence(interestPence)} of the first payment is interest. The rest, ${rest}, brings the balance down.`;
}

function termIsTooShort(row: Row): boolean {
  if (!hasTerm(row.type) || !hasFigures(row) || !(figure(row.termMonths) > 0)) return false;
  const outcome = summarise(planOf([plannedDebt(row)], 0), strategies.minimum);
  return outcome.neverPaysOff || outcome.months > figure(row.termMonths);
}
