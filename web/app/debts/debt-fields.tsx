/** The fields of a debt, for adding and editing alike. */
import { debtTypes, hasTerm } from '@debt-payoff/contract/debt-types';
import { calculatorLimits, paymentLimits } from '@debt-payoff/contract/limits';
import { basisPointsFromPercent, formatPence, penceFromPounds } from '@debt-payoff/contract/money';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { monthlyInterestPence } from '@debt-payoff/engine';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { type DebtField, type DebtForm, debtProblems, figure } from './debt-form.ts';

const { columns } = calculatorTexts;
const days = Array.from({ length: paymentLimits.paymentDayMax }, (_, at) => String(at + 1));

export type DebtFieldsProps = {
  readonly form: DebtForm;
  readonly hasTermField: boolean;
  readonly idOf: (field: DebtField) => string;
  readonly errorOf: (field: DebtField) => string | null;
  /** What stands in a field now, where somebody else has changed it as well. */
  readonly hintOf: (field: DebtField) => string | undefined;
  readonly onEdit: (change: Partial<DebtForm>) => void;
};

export function DebtFields(props: DebtFieldsProps) {
  const { form, hintOf, onEdit } = props;
  const field = (name: DebtField) => ({
    id: props.idOf(name),
    value: form[name],
    error: props.errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onEdit({ [name]: target.value }),
  });
  return (
    <div className="debt-fields">
      <div className="wide">
        <Field
          label={columns.creditor}
          hint={hintOf('creditor')}
          maxLength={calculatorLimits.creditorMaxLength}
          {...field('creditor')}
        />
      </div>
      <SelectField
        label={columns.type}
        placeholder="Choose"
        options={debtTypes}
        {...field('type')}
        onChange={({ target }) => onEdit({ type: target.value, term: termFor(target.value, form) })}
      />
      <Field label={columns.balance} unit="£" hint={hintOf('balance')} {...field('balance')} />
      <Field label={columns.rate} unit="%" hint={hintOf('rate')} {...field('rate')} />
      {props.hasTermField ? (
        <Field
          label={`${columns.term} (months)`}
          inputMode="numeric"
          hint={hintOf('term')}
          disabled={!hasTerm(form.type)}
          {...field('term')}
        />
      ) : null}
      <div className="wide">
        <Field
          label={columns.monthlyPayment}
          unit="£"
          hint={hintOf('monthlyPayment') ?? paymentHint(form)}
          {...field('monthlyPayment')}
        />
      </div>
      <AutoPayment {...props} />
    </div>
  );
}

/** As in the calculator: a kind without a term clears it, and one with a term starts with the usual. */
function termFor(type: string, { term }: DebtForm): string {
  if (!hasTerm(type)) return '';
  return term.trim() === '' ? String(calculatorLimits.termMonthsDefault) : term;
}

/** Advice only: people have debts whose payment is less, and may save them. */
function paymentHint(form: DebtForm): string {
  const help = portfolioTexts.debt.minimumPaymentHelp;
  const { balance, rate } = debtProblems(form);
  if (balance !== undefined || rate !== undefined) return help;
  const interest = monthlyInterestPence(
    penceFromPounds(figure(form.balance)),
    basisPointsFromPercent(figure(form.rate)),
  );
  return interest > 0 ? `${help} Here that is ${formatPence(interest)}.` : help;
}

function AutoPayment({ form, idOf, errorOf, onEdit }: DebtFieldsProps) {
  return (
    <div className="wide stack">
      <label className="check">
        <input
          type="checkbox"
          checked={form.hasAutoPayment}
          onChange={({ target }) => onEdit({ hasAutoPayment: target.checked })}
        />
        <span>
          Auto-payment
          <br />
          <span className="hint">
            I pay this debt every month. The payment is ready to record on its day. No money moves
            from here.
          </span>
        </span>
      </label>
      {form.hasAutoPayment ? (
        <div className="max-w-40">
          <SelectField
            id={idOf('paymentDay')}
            label={fieldNames.paymentDay}
            options={days}
            value={form.paymentDay}
            error={errorOf('paymentDay')}
            onChange={({ target }) => onEdit({ paymentDay: target.value })}
          />
        </div>
      ) : null}
    </div>
  );
}
