/** The fields that the calls about payments, schedules and progress share. */
import { z } from 'zod';
import { amountProblem } from './debt-rules.ts';
import { dayProblem, notesProblem } from './payment-rules.ts';
import { held, numberField, textField } from './schema-rules.ts';
import { balanceChanges } from './stated-balance.ts';
import { balanceEntryTexts } from './texts/balance-entries.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';
import { paymentTexts } from './texts/payments.ts';

export const day = textField(fieldTexts.required(fieldNames.date), dayProblem);
export const amount = numberField(fieldNames.amount, (pounds) =>
  amountProblem(fieldNames.amount, pounds),
);
export const balance = (name: string) => numberField(name, (pounds) => amountProblem(name, pounds));
export const notes = z
  .string({ error: fieldTexts.unprintable(fieldNames.notes) })
  .check(held(notesProblem))
  .nullish()
  .transform((text) => text ?? '');
export const debtId = idField(fieldTexts.required(fieldNames.debt));

/** As what the difference to a stated balance counts; null where the rule decides. */
export const balanceChange = z
  .enum(balanceChanges, { error: balanceEntryTexts.changeUnknown })
  .nullable();

/** One due date of a schedule. */
export const dueDate = z.object(
  { scheduled_payment_id: idField(paymentTexts.settling.unknownDate), due_date: day },
  { error: paymentTexts.settling.unknownDate },
);
export type DueDateInput = z.input<typeof dueDate>;

/** An id in what was sent, rather than in the address. */
export function idField(missing: string) {
  return z
    .number({ error: missing })
    .check(held((id) => (Number.isSafeInteger(id) && id > 0 ? null : missing)));
}
