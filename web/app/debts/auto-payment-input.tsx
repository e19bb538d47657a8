import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { CheckInput } from '../ui/check-input.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { paymentDays } from './debt-form.ts';
import type { DebtInputs } from './debt-inputs.tsx';

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
  const { form, field, edit } = of;
  return (
    <>
      <CheckInput
        label={label}
        hint={hint}
        isChecked={form.hasAutoPayment}
        onChange={(hasAutoPayment) => edit({ hasAutoPayment })}
      />
      {form.hasAutoPayment ? (
        <div className="max-w-40">
          <SelectField
            {...field('paymentDay')}
            label={fieldNames.paymentDay}
            options={paymentDays}
          />
        </div>
      ) : null}
    </>
  );
}
