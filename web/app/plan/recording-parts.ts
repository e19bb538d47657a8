/** What a line of the plan is recorded with: it comes with the press. */
export { PaymentDialog } from '../payments/payment-dialog.tsx';
export { blankPayment, debtOf } from '../payments/payment-form.ts';
