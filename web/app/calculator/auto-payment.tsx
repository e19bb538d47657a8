/** For those who are signed in: saved debts can have their payment recorded on its day. */
import { AutoPaymentInput } from '../debts/auto-payment-input.tsx';
import type { DebtInputs } from '../debts/debt-inputs.tsx';

export function AutoPayment({ of }: { readonly of: DebtInputs }) {
  return (
    <AutoPaymentInput
      of={of}
      label="I pay this debt every month"
      hint="It is ready to record on its day. No money moves from here."
    />
  );
}
