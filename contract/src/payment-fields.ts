/** The fields that the calls about payments, schedules and progress share. */
import { z } from 'zod';
import { amountProblem } from './debt-rules.ts';
import { dayProblem, notesProblem } from './payment-rules.ts';
import { held, numberField, textField } from './schema-rules.ts';
import { balanceChanges } from './stated-balance.ts';
import { balanceEntryTexts } from './texts/balance-entries.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';

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
export const debtId = z
  .number({ error: fieldTexts.required(fieldNames.debt) })
  .check(
    held((id) =>
      Number.isSafeInteger(id) && id > 0 ? null : fieldTexts.required(fieldNames.debt),
    ),
  );
/** As what the difference to a stated balance counts; null where the rule decides. */
export const balanceChange = z
  .enum(balanceChanges, { error: balanceEntryTexts.changeUnknown })
  .nullable();
