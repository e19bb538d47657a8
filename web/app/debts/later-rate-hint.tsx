/** In a dialog: that a later rate would bear more than is then paid. */
import type { Month } from '@debt-payoff/contract/months';
import { laterRateHints } from '../payoff-plan/later-rate-hints.ts';
import { type DebtForm, figure, rateFigure } from './debt-form.ts';
import { savingProblems } from './saved-debt.ts';
import { termsOf } from './terms-form.ts';

export function LaterRateHint(props: {
  readonly form: DebtForm;
  readonly addedMonth: Month;
  readonly thisMonth: Month;
}) {
  const { form, addedMonth, thisMonth } = props;
  const problems = savingProblems(form, { savedCreditor: form.creditor, addedMonth });
  const { balance, interestRate, monthlyPayment, rateChanges } = problems;
  if (balance || interestRate || monthlyPayment || rateChanges) return null;
  const debt = {
    ...{ creditor: form.creditor, type: form.type, termMonths: null },
    balance: figure(form.balance),
    interestRate: rateFigure(form.interestRate),
    monthlyPayment: figure(form.monthlyPayment),
    terms: termsOf(form, { addedMonth }),
  };
  const hints = laterRateHints(debt, thisMonth);
  return hints.length === 0 ? null : <p className="hint">{hints.join(' ')}</p>;
}
