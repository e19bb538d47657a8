/** Notes to a payment, a schedule or a snapshot: free text, so it says what is better left out. */
import { paymentLimits } from '@debt-payoff/contract/payment-limits';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import type { ComponentProps } from 'react';
import { TextArea } from '../ui/text-area.tsx';

export function NotesField(field: Omit<ComponentProps<typeof TextArea>, 'label' | 'maxLength'>) {
  return (
    <TextArea
      label={`${fieldNames.notes} (optional)`}
      hint="Please leave out account numbers, and anything about health."
      maxLength={paymentLimits.notesMaxLength}
      {...field}
    />
  );
}
