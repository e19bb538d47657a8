/**
 * What saved debts and portfolios keep beyond rates and payments that stay, as calls carry it: by months of the
 * calendar. Left out, it stays as it is; null takes it away.
 */
import { rateKinds } from '@debt-payoff/engine/terms';
import { z } from 'zod';
import { monthOf } from './months.ts';
import { listField, numberField, optionalNumberField } from './schema-rules.ts';
import { plannedMonthPattern, termLimits } from './term-limits.ts';
import {
  changeOrderProblem,
  feeProblem,
  floorProblem,
  newPaymentProblem,
  oneOffAmountProblem,
  pauseProblem,
  percentageProblem,
} from './term-rules.ts';
import { debtTermTexts, termFieldNames } from './texts/debt-terms.ts';
import { fieldNames } from './texts/fields.ts';

const { monthRequired, notAList, notABoolean } = debtTermTexts;

/** Written YYYY-MM. */
const month = z
  .string({ error: monthRequired })
  .regex(plannedMonthPattern, { error: monthRequired })
  .transform(monthOf);

/** The rate is checked with its kind, by the debt. */
const rateChange = z.object(
  {
    /** The last whole month at the rate before. */
    last_month: month,
    then_rate: numberField(fieldNames.rate, () => null),
    then_payment: optionalNumberField(termFieldNames.newPayment, newPaymentProblem),
  },
  { error: debtTermTexts.notAChange },
);

const oneOff = z.object(
  { month, amount: numberField(fieldNames.amount, oneOffAmountProblem) },
  { error: debtTermTexts.notAOneOff },
);

export const oneOffsField = listField(oneOff, {
  missing: notAList('one_offs'),
  tooMany: debtTermTexts.tooManyOneOffs,
  max: termLimits.oneOffsMax,
});

/** Of one debt. */
export const savedTermFields = {
  rate_kind: z.enum(rateKinds, { error: debtTermTexts.kindUnknown }).nullish(),
  rate_changes: listField(rateChange, {
    missing: notAList('rate_changes'),
    tooMany: debtTermTexts.tooManyChanges,
    max: termLimits.rateChangesMax,
  })
    .superRefine((changes, { addIssue }) => {
      for (const [at, { last_month: lastMonth }] of changes.entries()) {
        const lastMonthBefore = changes[at - 1]?.last_month ?? null;
        const message = changeOrderProblem({ lastMonth, lastMonthBefore });
        if (message !== null) addIssue({ code: 'custom', path: [at, 'last_month'], message });
      }
    })
    .nullish(),
  /** What the lender asks for: the floor, or a share of the balance where that is more. */
  minimum_rule: z
    .object(
      {
        floor: numberField(termFieldNames.minimum, floorProblem),
        percent: optionalNumberField(termFieldNames.percentage, percentageProblem),
        plus_interest: flag('plus_interest'),
      },
      { error: debtTermTexts.notAMinimum },
    )
    .nullish(),
  is_priority: flag('is_priority'),
  takes_extra: flag('takes_extra'),
  /** Added to the balance once, and not kept. */
  fee: optionalNumberField(termFieldNames.fee, feeProblem),
  /** Those that go to this debt. */
  one_offs: oneOffsField.nullish(),
} as const;

const pause = z
  .object({ from_month: month, to_month: month }, { error: debtTermTexts.notAPause })
  .refine(
    ({ from_month: fromMonth, to_month: toMonth }) => pauseProblem({ fromMonth, toMonth }) === null,
    { path: ['to_month'], error: debtTermTexts.pauseBackwards },
  );

/** Of a portfolio, beside its debts. */
export const savedOptionFields = {
  /** Those that name no debt. */
  one_offs: oneOffsField.nullish(),
  pauses: listField(pause, {
    missing: notAList('pauses'),
    tooMany: debtTermTexts.tooManyPauses,
    max: termLimits.pausesMax,
  }).nullish(),
  debt_free_by: month.nullish(),
} as const;

const keptMonth = z.string();
const keptOneOffs = z.array(z.object({ month: keptMonth, amount: z.number() }));

/** Of one debt, as replies say it: always all of it. */
export const keptTermFields = {
  rate_kind: z.enum(rateKinds).nullable(),
  /** All of them, also those that are in force: `interest_rate` and `monthly_payment` are those of today. */
  rate_changes: z.array(
    z.object({
      last_month: keptMonth,
      then_rate: z.number(),
      then_payment: z.number().nullable(),
    }),
  ),
  minimum_rule: z
    .object({ floor: z.number(), percent: z.number().nullable(), plus_interest: z.boolean() })
    .nullable(),
  is_priority: z.boolean(),
  takes_extra: z.boolean(),
  one_offs: keptOneOffs,
} as const;

/** Of a portfolio, as replies say it. */
export const keptOptionFields = {
  one_offs: keptOneOffs,
  pauses: z.array(z.object({ from_month: keptMonth, to_month: keptMonth })),
  debt_free_by: keptMonth.nullable(),
} as const;

function flag(field: string) {
  return z.boolean({ error: notABoolean(field) }).nullish();
}
