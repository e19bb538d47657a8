/** Payments in words. */
import { paymentTypeLabels } from '@debt-payoff/contract/debt-types';
import type { Payment } from '@debt-payoff/contract/payments';
import { formatDay } from '../words/dates.ts';
import type { PaymentForm } from './payment-form.ts';

/** What stands in one field of the form, as people would read it. */
export function wordsOf(
  field: keyof PaymentForm,
  { saved, form }: { readonly saved: Payment; readonly form: PaymentForm },
): string {
  if (field === 'debtId') return saved.creditor;
  if (field === 'type') return paymentTypeLabels[saved.payment_type];
  return field === 'date' ? formatDay(saved.payment_date) : form[field] || 'nothing';
}
