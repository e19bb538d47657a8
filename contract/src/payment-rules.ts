/** The rules of the payment forms, as plain functions: each gives the message, or null where all is well. */
import { isDay } from './days.ts';
import { paymentLimits } from './payment-limits.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';
import { paymentTexts } from './texts/payments.ts';

type Problem = string | null;

export function dayProblem(day: string): Problem {
  if (day.trim() === '') return fieldTexts.required(fieldNames.date);
  if (!isDay(day)) return paymentTexts.notADate;
  return day < paymentLimits.earliestDay ? paymentTexts.tooLongAgo : null;
}

export function notesProblem(notes: string): Problem {
  const maxLength = paymentLimits.notesMaxLength;
  return notes.length > maxLength
    ? fieldTexts.tooLong({ field: fieldNames.notes, maxLength })
    : null;
}
