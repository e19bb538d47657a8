/** The inputs of a debt, the same in every form; each form lays them out as it has room. */
import { type DebtType, hasTerm } from '@debt-payoff/contract/debt-types';
import { paymentLimits } from '@debt-payoff/contract/limits';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { DebtField, DebtForm } from './debt-form.ts';

const { columns } = calculatorTexts;
const days = Array.from({ length: paymentLimits.paymentDayMax }, (_, at) => String(at + 1));

export type DebtInputs = {
  readonly form: DebtForm;
  readonly idOf: (field: DebtField) => string;
  readonly errorOf: (field: DebtField) => string | null | undefined;
  readonly onEdit: (change: Partial<DebtForm>) => void;
};

const inputs = {
  creditor: { label: columns.creditor },
  balance: { label: columns.balance, unit: '£' },
  interestRate: { label: columns.rate, unit: '%' },
  monthlyPayment: { label: columns.monthlyPayment, unit: '£' },
  termMonths: { label: columns.term, inputMode: 'numeric' },
} as const;

export function DebtInput({
  field,
  of,
  ...look
}: {
  readonly field: keyof typeof inputs;
  readonly of: DebtInputs;
  readonly label?: string;
  readonly hint?: string | undefined;
  readonly maxLength?: number;
}) {
  return (
    <Field
      {...inputs[field]}
      {...look}
      id={of.idOf(field)}
      value={of.form[field]}
      error={of.errorOf(field)}
      disabled={field === 'termMonths' && !hasTerm(of.form.type)}
      onChange={({ target }) => of.onEdit({ [field]: target.value })}
    />
  );
}

export function DebtTypeInput({
  of,
  options,
  onChoose,
}: {
  readonly of: DebtInputs;
  readonly options: readonly DebtType[];
  readonly onChoose: (type: string) => void;
}) {
  return (
    <SelectField
      id={of.idOf('type')}
      label={columns.type}
      placeholder="Choose"
      options={options}
      value={of.form.type}
      error={of.errorOf('type')}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

/** That the payment is made every month, and on which day. */
export function AutoPaymentInput({
  of,
  label,
  hint,
}: {
  readonly of: DebtInputs;
  readonly label: string;
  readonly hint: string;
}) {
  const { form, onEdit } = of;
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={form.hasAutoPayment}
          onChange={({ target }) => onEdit({ hasAutoPayment: target.checked })}
        />
        <span>
          {label}
          <br />
          <span className="hint">{hint}</span>
        </span>
      </label>
      {form.hasAutoPayment ? (
        <div className="max-w-40">
          <SelectField
            id={of.idOf('paymentDay')}
            label={fieldNames.paymentDay}
            options={days}
            value={form.paymentDay}
            error={of.errorOf('paymentDay')}
            onChange={({ target }) => onEdit({ paymentDay: target.value })}
          />
        </div>
      ) : null}
    </>
  );
}
