/** The rules of the portfolio forms, as plain functions: each gives the message, or null where all is well. */
import { portfolioLimits } from './limits.ts';
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

/** 0 stands for no term in the portfolio's forms. */
export function savedTermProblem(termMonths: number): Problem {
  const { termMonthsMin: min, termMonthsMax: max } = portfolioLimits;
  const isGood = Number.isInteger(termMonths) && termMonths >= min && termMonths <= max;
  return isGood ? null : fieldTexts.outOfRange({ field: fieldNames.term, min, max });
}

export function paymentDayProblem(day: number): Problem {
  return Number.isInteger(day) && day >= 1 && day <= 31 ? null : fieldTexts.paymentDayOutOfRange;
}
