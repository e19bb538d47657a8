/** The rules for one debt, as plain functions: each gives the message, or null where all is well. */
import { monthlyInterestPence } from '@debt-payoff/engine';
import { debtTypes, hasTerm } from './debt-types.ts';
import { calculatorLimits } from './limits.ts';
import {
  basisPointsFromPercent,
  formatPence,
  hasAtMostDecimals,
  penceFromPounds,
} from './money.ts';
import { calculatorTexts } from './texts/calculator.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';

type Problem = string | null;

type InterestBearing = { readonly balance: number; readonly interestRate: number };

/** Where forms for a debt differ. What they ask of its type is the same everywhere. */
export type DebtRules = {
  readonly creditor: (name: string) => Problem;
  readonly balance: (pounds: number) => Problem;
  /** Where it is not the rule of every debt. */
  readonly rate?: (percent: number) => Problem;
  /** Whether a lender's rule says it where nothing is typed. */
  readonly isPaymentOptional?: boolean;
  /** The debt is null while its balance or its rate has a problem of its own. */
  readonly monthlyPayment: (pounds: number, debt: InterestBearing | null) => Problem;
  /** Of a type that has a term; null where the field is blank. */
  readonly term: (type: string, termMonths: number | null) => Problem;
  readonly paymentDay: (day: number) => Problem;
};

/** The calculator needs figures that lead somewhere. */
export const calculatorRules: DebtRules = {
  creditor: (name) => creditorProblem(name),
  balance: balanceProblem,
  monthlyPayment: monthlyPaymentProblem,
  term: (type, termMonths) => termProblem(type, termMonths) ?? termRangeProblem(termMonths ?? 0),
  // Chosen from a list, and read back only as a day of a month.
  paymentDay: () => null,
};

const amountMax = calculatorLimits.balanceMaxPence / 100;

/** The limit is another one only for names that were saved before there was this one. */
export function creditorProblem(
  creditor: string,
  maxLength: number = calculatorLimits.creditorMaxLength,
): Problem {
  if (creditor.trim() === '') return fieldTexts.required(fieldNames.creditorName);
  if (/\p{Cc}/u.test(creditor)) return fieldTexts.unprintable(fieldNames.creditorName);
  if (creditor.length > maxLength) {
    return fieldTexts.tooLong({ field: fieldNames.creditorName, maxLength });
  }
  return null;
}

export function savedCreditorProblem(creditor: string): Problem {
  return creditorProblem(creditor, calculatorLimits.savedCreditorMaxLength);
}

/** At the limit, but not through the middle of a character. */
export function cutCreditor(creditor: string): string {
  return creditor.slice(0, calculatorLimits.creditorMaxLength).replace(/[\uD800-\uDBFF]$/, '');
}

export function debtTypeProblem(type: string): Problem {
  return debtTypes.some((known) => known === type) ? null : calculatorTexts.validation.typeRequired;
}

export function balanceProblem(pounds: number): Problem {
  return positiveProblem(fieldNames.balance, pounds) ?? amountProblem(fieldNames.balance, pounds);
}

export function rateProblem(percent: number): Problem {
  const { rateMinPercent, rateMaxPercent, rateDecimals } = calculatorLimits;
  if (!(percent >= rateMinPercent && percent <= rateMaxPercent)) return fieldTexts.rateOutOfRange;
  return hasAtMostDecimals(percent, rateDecimals) ? null : fieldTexts.rateTooManyDecimals;
}

/** The rule of the form; a saved debt may break it, and its owner needs the answer most. */
export function monthlyPaymentProblem(pounds: number, debt: InterestBearing | null): Problem {
  const problem =
    positiveProblem(fieldNames.monthlyPayment, pounds) ??
    amountProblem(fieldNames.monthlyPayment, pounds);
  if (problem !== null || debt === null) return problem;
  const interestPence = monthlyInterestPence(
    penceFromPounds(debt.balance),
    basisPointsFromPercent(debt.interestRate),
  );
  return penceFromPounds(pounds) < interestPence
    ? calculatorTexts.validation.paymentBelowInterest(formatPence(interestPence))
    : null;
}

/** An amount that may be nothing: an extra payment, or the payment of a saved debt. */
export function amountProblem(field: string, pounds: number): Problem {
  if (!(pounds >= 0)) return fieldTexts.negative(field);
  if (pounds > amountMax) {
    return fieldTexts.tooMuch({ field, max: formatPence(calculatorLimits.balanceMaxPence) });
  }
  return hasAtMostDecimals(pounds, calculatorLimits.amountDecimals)
    ? null
    : fieldTexts.tooManyDecimals(field);
}

export function termProblem(type: string, termMonths: number | null): Problem {
  const isMissing = termMonths === null || !(termMonths > 0);
  return hasTerm(type) && isMissing ? calculatorTexts.validation.termRequired : null;
}

export function termRangeProblem(termMonths: number): Problem {
  const max = calculatorLimits.termMonthsMax;
  if (termMonths <= 0) return null;
  if (!Number.isInteger(termMonths)) return fieldTexts.termNotWhole;
  return termMonths <= max ? null : fieldTexts.outOfRange({ field: fieldNames.term, min: 1, max });
}

function positiveProblem(field: string, pounds: number): Problem {
  return pounds > 0 ? null : fieldTexts.notPositive(field);
}
