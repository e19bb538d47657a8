/** A credit card as somebody types it into a form. */
import { blankDebt, type DebtForm } from './debt-form.ts';

export const aTypedCard: DebtForm = {
  ...blankDebt,
  creditor: 'Northgate',
  type: 'Credit Card',
  balance: '£2,640.55',
  interestRate: '24.9%',
  monthlyPayment: '85',
};
