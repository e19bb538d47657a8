/** A debt between its portfolio and the form: as it is shown there, checked, and saved. */
import { readFigure } from '@debt-payoff/contract/amounts';
import { londonDayOf } from '@debt-payoff/contract/days';
import { debtTypeOf, hasTerm } from '@debt-payoff/contract/debt-types';
import { paymentDayLimits } from '@debt-payoff/contract/limits';
import { type Month, monthOf } from '@debt-payoff/contract/months';
import { portfolioDebtRules } from '@debt-payoff/contract/portfolio-rules';
import type { Debt, DebtFacts } from '@debt-payoff/contract/portfolios';
import { calendarTermsOf, termFactsOf } from '@debt-payoff/contract/saved-calendar-terms';
import { rateOfKindProblem } from '@debt-payoff/contract/term-rules';
import {
  blankDebt,
  type DebtField,
  type DebtForm,
  type DebtProblems,
  debtProblems,
  figure,
  hasTypedTerms,
  rateFigure,
} from './debt-form.ts';
import {
  minimumRuleOf,
  rateKindOf,
  termProblems,
  termsOf,
  typedTermsOf,
  withChangesAsOne,
} from './terms-form.ts';

/** In the order in which they are checked, with the server's names for them. */
export const debtFields = {
  creditor: 'creditor',
  type: 'debt_type',
  balance: 'balance',
  interestRate: 'interest_rate',
  monthlyPayment: 'monthly_payment',
  termMonths: 'term_months',
  rateKind: 'rate_kind',
  rateChanges: 'rate_changes',
  minimumRule: 'minimum_rule',
  minimumPercent: 'minimum_rule.percent',
  minimumFloor: 'minimum_rule.floor',
  fee: 'fee',
  paymentDay: 'auto_payment_day',
} as const satisfies Record<DebtField, keyof DebtFacts | `minimum_rule.${string}`>;

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
    paymentDay: String(schedule?.payment_day ?? paymentDayLimits.default),
    // With changes that are in force: they are part of the list that saving replaces.
    ...typedTermsOf(calendarTermsOf(debt, addedMonthOf(debt)) ?? {}),
  };
}

function addedMonthOf({ created_at }: Pick<Debt, 'created_at'>): Month {
  return monthOf(londonDayOf(created_at));
}

export function startOf(debt: Debt | null): DebtForm {
  return debt === null ? blankDebt : formOf(debt);
}

/** What the form has no fields for, and yet decides what its fields may hold. */
export type Standing = {
  readonly savedCreditor: string | null;
  /** No change of its rate lies before it. */
  readonly addedMonth: Month;
  /** Whether it says more than its six fields do. */
  readonly hasTerms: boolean;
};

export function standingOf(debt: Debt | null, thisMonth: Month): Standing {
  return {
    savedCreditor: debt?.creditor ?? null,
    addedMonth: debt === null ? thisMonth : addedMonthOf(debt),
    hasTerms: debt !== null && hasTypedTerms(formOf(debt)),
  };
}

/** Why it cannot be saved in a portfolio. */
export function savingProblems(
  form: DebtForm,
  { savedCreditor, addedMonth }: Omit<Standing, 'hasTerms'>,
): DebtProblems {
  const rateKind = rateKindOf(form.rateKind);
  return debtProblems(form, {
    ...portfolioDebtRules(savedCreditor),
    rate: (percent) => rateOfKindProblem(percent, rateKind),
    // The lender's rule says it.
    isPaymentOptional: minimumRuleOf(form.minimumRule) !== undefined,
    terms: (typed) => withChangesAsOne(termProblems(typed, { addedMonth })),
  });
}

/** Of a form without problems. What it has no field for stays as it is: the term, and one-offs. */
export function factsOf(
  form: DebtForm,
  {
    hasTermField,
    addedMonth,
    hasTerms,
  }: Pick<Standing, 'addedMonth' | 'hasTerms'> & { readonly hasTermField: boolean },
): DebtFacts {
  const { one_offs: _, ...terms } = termFactsOf(termsOf(form, { addedMonth }));
  return {
    creditor: form.creditor.trim(),
    debt_type: debtTypeOf(form.type),
    balance: figure(form.balance),
    interest_rate: rateFigure(form.interestRate),
    // Left blank where a rule says it: then it is what the lender asks for.
    monthly_payment: form.monthlyPayment.trim() === '' ? null : figure(form.monthlyPayment),
    ...(hasTermField && { term_months: hasTerm(form.type) ? readFigure(form.termMonths) : null }),
    // Of a debt without any, nothing is sent that every debt does not have.
    ...((hasTerms || hasTypedTerms(form)) && terms),
    auto_payment_enabled: form.hasAutoPayment,
    ...(form.hasAutoPayment && { auto_payment_day: figure(form.paymentDay) }),
  };
}
