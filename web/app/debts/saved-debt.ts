/** A debt between its portfolio and the form: as it is shown there, checked, and saved. */
import { readFigure } from '@debt-payoff/contract/amounts';
import { debtTypeOf, hasTerm } from '@debt-payoff/contract/debt-types';
import { paymentLimits } from '@debt-payoff/contract/limits';
import { portfolioDebtRules } from '@debt-payoff/contract/portfolio-rules';
import type { Debt, DebtFacts } from '@debt-payoff/contract/portfolios';
import {
  blankDebt,
  type DebtField,
  type DebtForm,
  type DebtProblems,
  debtProblems,
  figure,
  rateFigure,
} from './debt-form.ts';

/** In the order in which they are checked, with the server's names for them. */
export const debtFields = {
  creditor: 'creditor',
  type: 'debt_type',
  balance: 'balance',
  interestRate: 'interest_rate',
  monthlyPayment: 'monthly_payment',
  termMonths: 'term_months',
  paymentDay: 'auto_payment_day',
} as const satisfies Record<DebtField, keyof DebtFacts>;

export function formOf(debt: Debt): DebtForm {
  const schedules = debt.scheduled_payments;
  const schedule = schedules.find(({ is_active }) => is_active) ?? schedules[0];
  return {
    creditor: debt.creditor,
    type: debt.debt_type,
    balance: debt.balance.toFixed(2),
    interestRate: String(debt.interest_rate),
    monthlyPayment: debt.monthly_payment.toFixed(2),
    termMonths: debt.term_months === null ? '' : String(debt.term_months),
    hasAutoPayment: schedule?.is_active ?? false,
    paymentDay: String(schedule?.payment_day ?? paymentLimits.paymentDayDefault),
  };
}

export function startOf(debt: Debt | null): DebtForm {
  return debt === null ? blankDebt : formOf(debt);
}

/** Why it cannot be saved in a portfolio. */
export function savingProblems(
  form: DebtForm,
  { savedCreditor = null }: { readonly savedCreditor?: string | null } = {},
): DebtProblems {
  return debtProblems(form, portfolioDebtRules(savedCreditor));
}

/** Of a form without problems. Without a field for the term, the term stays as it is. */
export function factsOf(
  form: DebtForm,
  { hasTermField }: { readonly hasTermField: boolean },
): DebtFacts {
  return {
    creditor: form.creditor.trim(),
    debt_type: debtTypeOf(form.type),
    balance: figure(form.balance),
    interest_rate: rateFigure(form.interestRate),
    monthly_payment: figure(form.monthlyPayment),
    ...(hasTermField && { term_months: hasTerm(form.type) ? readFigure(form.termMonths) : null }),
    auto_payment_enabled: form.hasAutoPayment,
    ...(form.hasAutoPayment && { auto_payment_day: figure(form.paymentDay) }),
  };
}
