/** A debt between its portfolio and the form: as it is shown there, checked, and saved. */
import { readFigure } from '@debt-payoff/contract/amounts';
import { debtTypeOf, hasTerm } from '@debt-payoff/contract/debt-types';
import { paymentLimits } from '@debt-payoff/contract/limits';
import { portfolioDebtRules } from '@debt-payoff/contract/portfolio-rules';
import type { Debt, DebtFacts } from '@debt-payoff/contract/portfolios';
import { rateOfKindProblem } from '@debt-payoff/contract/term-rules';
import type { RateKind } from '@debt-payoff/engine/terms';
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

/** Without its terms, which then stay as they are. */
export function plainFactsOf(debt: Debt): DebtFacts {
  const { creditor, debt_type, balance, interest_rate, monthly_payment, term_months } = debt;
  return { creditor, debt_type, balance, interest_rate, monthly_payment, term_months };
}

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

/** What the form has no fields for, and yet decides what its fields may hold. */
export type Standing = {
  readonly savedCreditor: string | null;
  readonly rateKind: RateKind | null;
  /** Whether the lender asks for a payment by a rule: then none needs to be typed. */
  readonly hasRule: boolean;
};

export function standingOf(debt: Debt | null): Standing {
  return {
    savedCreditor: debt?.creditor ?? null,
    rateKind: debt?.rate_kind ?? null,
    hasRule: (debt?.minimum_rule ?? null) !== null,
  };
}

/** Why it cannot be saved in a portfolio. */
export function savingProblems(form: DebtForm, standing: Standing): DebtProblems {
  const { savedCreditor, rateKind, hasRule } = standing;
  return debtProblems(form, {
    ...portfolioDebtRules(savedCreditor),
    rate: (percent) => rateOfKindProblem(percent, rateKind),
    isPaymentOptional: hasRule,
  });
}

/** Of a form without problems. What it has no field for stays as it is: the term, deals, rules and the like. */
export function factsOf(
  form: DebtForm,
  { hasTermField }: { readonly hasTermField: boolean },
): DebtFacts {
  return {
    creditor: form.creditor.trim(),
    debt_type: debtTypeOf(form.type),
    balance: figure(form.balance),
    interest_rate: rateFigure(form.interestRate),
    // Left blank where a rule says it: then it is what the lender asks for.
    monthly_payment: form.monthlyPayment.trim() === '' ? null : figure(form.monthlyPayment),
    ...(hasTermField && { term_months: hasTerm(form.type) ? readFigure(form.termMonths) : null }),
    auto_payment_enabled: form.hasAutoPayment,
    ...(form.hasAutoPayment && { auto_payment_day: figure(form.paymentDay) }),
  };
}
