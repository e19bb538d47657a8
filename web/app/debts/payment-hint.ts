/** What stands under the monthly payment of a debt. Advice only: people have debts whose payment is less, and may save them. */
import { nextAskedPence, nextInterestPence } from '@debt-payoff/contract/asked-payment';
import { formatPence, penceFromPounds } from '@debt-payoff/contract/money';
import { monthOf } from '@debt-payoff/contract/months';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { type DebtForm, figure, rateFigure } from './debt-form.ts';
import { savingProblems, standingOf } from './saved-debt.ts';
import { minimumRuleOf, rateKindOf, termsOf } from './terms-form.ts';

export function paymentHint(
  form: DebtForm,
  { saved, today }: { readonly saved: Debt | null; readonly today: string },
): string {
  const standing = standingOf(saved, monthOf(today));
  const { minimum: rule, fee = 0 } = termsOf(form, standing);
  const hasRule = minimumRuleOf(form.minimumRule) !== undefined;
  const help = hasRule ? debtTermTexts.blankPayment : portfolioTexts.debt.minimumPaymentHelp;
  const problems = savingProblems(form, standing);
  if (problems.balance !== undefined || problems.interestRate !== undefined) return help;
  const debt = {
    balance: figure(form.balance) + fee,
    interestRate: rateFigure(form.interestRate),
    rateKind: rateKindOf(form.rateKind),
  };
  if (!hasRule) {
    const interestPence = nextInterestPence(debt);
    return interestPence > 0 ? `${help} Here that is ${formatPence(interestPence)}.` : help;
  }
  // One that stays as it was is saved as it was.
  const isNewPayment =
    problems.monthlyPayment === undefined &&
    (form.monthlyPayment.trim() === '' || figure(form.monthlyPayment) !== saved?.monthly_payment);
  if (!isNewPayment || rule === undefined) return help;
  // Later on, what is asked comes from how the debt stood when the month began.
  if (standing.addedMonth !== monthOf(today)) {
    return form.monthlyPayment.trim() === '' ? help : `${help} ${debtTermTexts.lowerPayment}`;
  }
  const askedPence = nextAskedPence(debt, rule);
  const isLower = penceFromPounds(figure(form.monthlyPayment)) < askedPence;
  return isLower ? debtTermTexts.minimumCounts(formatPence(askedPence)) : help;
}
