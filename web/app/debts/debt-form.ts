/** A debt as it is typed into the portfolio's forms, what is wrong with it, and the debt that it makes. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import {
  amountProblem,
  creditorProblem,
  debtTypeProblem,
  rateProblem,
} from '@debt-payoff/contract/debt-rules';
import { type DebtType, debtTypes, hasTerm } from '@debt-payoff/contract/debt-types';
import { paymentLimits } from '@debt-payoff/contract/limits';
import { paymentDayProblem, savedTermProblem } from '@debt-payoff/contract/portfolio-rules';
import type { Debt, DebtFacts } from '@debt-payoff/contract/portfolios';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { type Problems, problemsAmong } from '../forms/problems.ts';

export type DebtForm = {
  readonly creditor: string;
  readonly type: string;
  readonly balance: string;
  readonly rate: string;
  readonly monthlyPayment: string;
  readonly term: string;
  readonly hasAutoPayment: boolean;
  readonly paymentDay: string;
};

/** In the order in which they stand in the form, with the server's names for them. */
export const debtFields = {
  creditor: 'creditor',
  type: 'debt_type',
  balance: 'balance',
  rate: 'interest_rate',
  monthlyPayment: 'monthly_payment',
  term: 'term_months',
  paymentDay: 'auto_payment_day',
} as const satisfies Partial<Record<keyof DebtForm, keyof DebtFacts>>;
export type DebtField = keyof typeof debtFields;

export const blankDebt: DebtForm = {
  creditor: '',
  type: '',
  balance: '',
  rate: '',
  monthlyPayment: '',
  term: '',
  hasAutoPayment: false,
  paymentDay: String(paymentLimits.paymentDayDefault),
};

export function formOf(debt: Debt): DebtForm {
  const schedules = debt.scheduled_payments;
  const schedule = schedules.find(({ is_active }) => is_active) ?? schedules[0];
  return {
    creditor: debt.creditor,
    type: debt.debt_type,
    balance: debt.balance.toFixed(2),
    rate: String(debt.interest_rate),
    monthlyPayment: debt.monthly_payment.toFixed(2),
    term: debt.term_months === null ? '' : String(debt.term_months),
    hasAutoPayment: schedule?.is_active ?? false,
    paymentDay: String(schedule?.payment_day ?? paymentLimits.paymentDayDefault),
  };
}

export function startOf(debt: Debt | null): DebtForm {
  return debt === null ? blankDebt : formOf(debt);
}

/** Each field that cannot be saved, with the reason. The name that a debt is saved under may stay as it is. */
export function debtProblems(
  form: DebtForm,
  { savedCreditor = null }: { readonly savedCreditor?: string | null } = {},
): Problems<DebtField> {
  const { balance, rate, monthlyPayment, term } = fieldNames;
  return problemsAmong<DebtField>({
    creditor: form.creditor === savedCreditor ? null : creditorProblem(form.creditor),
    type: debtTypeProblem(form.type),
    balance: figureProblem(balance, form.balance, (pounds) => amountProblem(balance, pounds)),
    rate: figureProblem(rate, form.rate, rateProblem),
    monthlyPayment: figureProblem(monthlyPayment, form.monthlyPayment, (pounds) =>
      amountProblem(monthlyPayment, pounds),
    ),
    term:
      hasTerm(form.type) && form.term.trim() !== ''
        ? figureProblem(term, form.term, savedTermProblem)
        : null,
    paymentDay: form.hasAutoPayment ? paymentDayProblem(readFigure(form.paymentDay) ?? 0) : null,
  });
}

/** Of a form without problems. Without a field for the term, the term stays as it is. */
export function factsOf(
  form: DebtForm,
  { hasTermField }: { readonly hasTermField: boolean },
): DebtFacts {
  return {
    creditor: form.creditor.trim(),
    debt_type: typeOf(form),
    balance: figure(form.balance),
    interest_rate: figure(form.rate),
    monthly_payment: figure(form.monthlyPayment),
    ...(hasTermField && { term_months: hasTerm(form.type) ? readFigure(form.term) : null }),
    auto_payment_enabled: form.hasAutoPayment,
    ...(form.hasAutoPayment && { auto_payment_day: figure(form.paymentDay) }),
  };
}

function typeOf({ type }: DebtForm): DebtType {
  return debtTypes.find((known) => known === type) ?? 'Other';
}

export function figure(typed: string): number {
  return readFigure(typed) ?? 0;
}
