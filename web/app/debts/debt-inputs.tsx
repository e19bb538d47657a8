/** The inputs of a debt, the same in every form; each form lays them out as it has room. */
import { type DebtType, hasTerm } from '@debt-payoff/contract/debt-types';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { rateExample } from '@debt-payoff/contract/texts/fields';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { DebtField, DebtForm } from './debt-form.ts';

const { columns } = calculatorTexts;

export type DebtInputs = {
  readonly form: DebtForm;
  readonly field: (name: DebtField) => {
    readonly id: string;
    readonly value: string;
    readonly error: string | null | undefined;
    readonly hint?: string | undefined;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  };
  readonly edit: (change: Partial<DebtForm>) => void;
  /** Whether what is wrong is to be seen, where a list has no message of its own. */
  readonly showsProblems?: boolean;
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
  readonly hint?: string;
  readonly maxLength?: number;
}) {
  const given = of.field(field);
  return (
    <Field
      {...inputs[field]}
      {...given}
      {...(field === 'interestRate' && { hint: given.hint ?? rateHint(given.error) })}
      {...look}
      disabled={field === 'termMonths' && !hasTerm(of.form.type)}
    />
  );
}

/** Beside a message that does not say by itself what a rate looks like. */
function rateHint(error: string | null | undefined): string | undefined {
  return error && !error.includes(rateExample) ? `Such as ${rateExample}.` : undefined;
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
      {...of.field('type')}
      label={columns.type}
      placeholder="Choose"
      options={options}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
