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
  /** Not for a row that may stay blank. */
  readonly isRequired?: boolean;
  /** Whether what is wrong is to be seen, where a list has no message of its own. */
  readonly showsProblems?: boolean;
};

const inputs = {
  creditor: { label: columns.creditor },
  balance: { label: columns.balance, unit: '£' },
  interestRate: { label: columns.rate, unit: '%' },
  monthlyPayment: { label: columns.monthlyPayment, unit: '£' },
  termMonths: { label: columns.term, unitWords: 'months', inputMode: 'numeric' },
} as const;

export function DebtInput({
  field,
  of,
  ...look
}: {
  readonly field: keyof typeof inputs;
  readonly of: DebtInputs;
  readonly label?: string;
  readonly unitWords?: string;
  readonly hint?: string;
  readonly maxLength?: number;
  readonly hintElsewhereId?: string | undefined;
}) {
  const given = of.field(field);
  const { type, minimumRule } = of.form;
  const isDisabled = field === 'termMonths' && !hasTerm(type);
  // A lender's own rule says what is paid where no payment is named.
  const mayBeBlank = isDisabled || (field === 'monthlyPayment' && minimumRule !== '');
  return (
    <Field
      {...inputs[field]}
      {...given}
      {...(field === 'interestRate' && {
        hint: given.hint ?? rateHint(given.error),
        unitWords: rateUnitWords(of.form.rateKind),
      })}
      {...look}
      required={of.isRequired !== false && !mayBeBlank}
      disabled={isDisabled}
    />
  );
}

export function rateUnitWords(rateKind: string): string {
  return rateKind === 'monthly' ? 'percent a month' : 'percent a year';
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
      required={of.isRequired !== false}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
