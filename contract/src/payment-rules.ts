/** The rules of the payment forms, as plain functions: each gives the message, or null where all is well. */
import { paymentLimits } from './limits.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';
import { paymentTexts } from './texts/payments.ts';

type Problem = string | null;

/** A day of the calendar, written YYYY-MM-DD: neither 31 February nor a time of day. */
export function dayProblem(day: string): Problem {
  if (day.trim() === '') return fieldTexts.required(fieldNames.date);
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  const isReal =
    parsed !== null && Number.isFinite(parsed.getTime()) && parsed.toISOString().startsWith(day);
  if (!isReal) return paymentTexts.notADate;
  return day < paymentLimits.earliestDay ? paymentTexts.tooLongAgo : null;
}

export function notesProblem(notes: string): Problem {
  const maxLength = paymentLimits.notesMaxLength;
  return notes.length > maxLength
    ? fieldTexts.tooLong({ field: fieldNames.notes, maxLength })
    : null;
}
