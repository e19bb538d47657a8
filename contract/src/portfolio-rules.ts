/** The rules of the portfolio forms, as plain functions: each gives the message, or null where all is well. */
import { amountProblem, creditorProblem, type DebtRules } from './debt-rules.ts';
import { paymentDayLimits } from './limits.ts';
import { portfolioLimits } from './portfolio-limits.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';

type Problem = string | null;

export function portfolioNameProblem(name: string): Problem {
  const { nameMaxLength } = portfolioLimits;
  if (name.trim() === '') return fieldTexts.required(fieldNames.name);
  if (/\p{Cc}/u.test(name)) return fieldTexts.unprintable(fieldNames.name);
  return name.length > nameMaxLength
    ? fieldTexts.tooLong({ field: fieldNames.name, maxLength: nameMaxLength })
    : null;
}

export function descriptionProblem(description: string): Problem {
  const { descriptionMaxLength } = portfolioLimits;
  return description.length > descriptionMaxLength
    ? fieldTexts.tooLong({ field: fieldNames.description, maxLength: descriptionMaxLength })
    : null;
}

/**
 * A portfolio holds what people have: a debt that is paid off, a payment below the interest, a loan without a
 * term. The name that a debt is saved under may stay as it is.
 */
export function portfolioDebtRules(savedCreditor: string | null): DebtRules {
  return {
    creditor: (name) => (name === savedCreditor ? null : creditorProblem(name)),
    balance: (pounds) => amountProblem(fieldNames.balance, pounds),
    monthlyPayment: (pounds) => amountProblem(fieldNames.monthlyPayment, pounds),
    term: (_, termMonths) => (termMonths === null ? null : savedTermProblem(termMonths)),
    paymentDay: paymentDayProblem,
  };
}

/** 0 stands for no term in the portfolio's forms. */
export function savedTermProblem(termMonths: number): Problem {
  const { termMonthsMin: min, termMonthsMax: max } = portfolioLimits;
  if (!Number.isInteger(termMonths)) return fieldTexts.termNotWhole;
  const isGood = termMonths >= min && termMonths <= max;
  return isGood ? null : fieldTexts.outOfRange({ field: fieldNames.term, min, max });
}

export function paymentDayProblem(day: number): Problem {
  const { min, max } = paymentDayLimits;
  const isGood = Number.isInteger(day) && day >= min && day <= max;
  return isGood ? null : fieldTexts.paymentDayOutOfRange;
}
