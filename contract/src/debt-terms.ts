/** What a debt and a request may say beyond rates and payments that stay, as calls carry it. Null is the same as absent. */
import { rateKinds } from '@debt-payoff/engine/terms';
import { z } from 'zod';
import { listField, numberField, optionalNumberField } from './schema-rules.ts';
import { termLimits } from './term-limits.ts';
import {
  changeOrderProblem,
  feeProblem,
  floorProblem,
  goalDebtsProblem,
  goalProblem,
  lastMonthProblem,
  newPaymentProblem,
  oneOffAmountProblem,
  pauseProblem,
  percentageProblem,
  planMonthProblem,
} from './term-rules.ts';
import { debtTermTexts, termFieldNames } from './texts/debt-terms.ts';
import { fieldNames } from './texts/fields.ts';

/** The rate is checked with its kind, by the debt. */
const rateChange = z.object(
  {
    /** The last month of the plan that is charged at the rate before. */
    lastMonth: numberField(termFieldNames.month, lastMonthProblem),
    thenRate: numberField(fieldNames.rate, () => null),
    thenPayment: optionalNumberField(termFieldNames.newPayment, newPaymentProblem),
  },
  { error: debtTermTexts.notAChange },
);

/** Of one debt. */
export const debtTermFields = {
  rateKind: z.enum(rateKinds, { error: debtTermTexts.kindUnknown }).nullish(),
  rateChanges: listField(rateChange, {
    missing: debtTermTexts.notAList('rateChanges'),
    tooMany: debtTermTexts.tooManyChanges,
    max: termLimits.rateChangesMax,
  })
    .superRefine((changes, { addIssue }) => {
      for (const [at, { lastMonth }] of changes.entries()) {
        const lastMonthBefore = changes[at - 1]?.lastMonth ?? null;
        const message = changeOrderProblem({ lastMonth, lastMonthBefore });
        if (message !== null) addIssue({ code: 'custom', path: [at, 'lastMonth'], message });
      }
    })
    .nullish(),
  fee: optionalNumberField(termFieldNames.fee, feeProblem),
  /** What the lender asks for: the floor, or a share of the balance where that is more. */
  minimum: z
    .object(
      {
        floor: numberField(termFieldNames.minimum, floorProblem),
        percent: optionalNumberField(termFieldNames.percentage, percentageProblem),
        plusInterest: flag('plusInterest'),
      },
      { error: debtTermTexts.notAMinimum },
    )
    .nullish(),
  priority: flag('priority'),
  takesExtra: flag('takesExtra'),
};

const oneOff = z.object(
  {
    month: numberField(termFieldNames.month, planMonthProblem),
    amount: numberField(fieldNames.amount, oneOffAmountProblem),
    /** A position in `debts`; without it, it goes where the strategy says. */
    debt: z.int({ error: debtTermTexts.notADebt }).nullish(),
  },
  { error: debtTermTexts.notAOneOff },
);

const pause = z
  .object(
    {
      fromMonth: numberField(termFieldNames.month, planMonthProblem),
      toMonth: numberField(termFieldNames.month, planMonthProblem),
    },
    { error: debtTermTexts.notAPause },
  )
  .refine((given) => pauseProblem(given) === null, {
    path: ['toMonth'],
    error: debtTermTexts.pauseBackwards,
  });

/** Of a request, beside its debts and its extra. */
export const planOptionFields = {
  oneOffs: listField(oneOff, {
    missing: debtTermTexts.notAList('oneOffs'),
    tooMany: debtTermTexts.tooManyOneOffs,
    max: termLimits.oneOffsMax,
  }).nullish(),
  pauses: listField(pause, {
    missing: debtTermTexts.notAList('pauses'),
    tooMany: debtTermTexts.tooManyPauses,
    max: termLimits.pausesMax,
  }).nullish(),
  /** Debt free within so many months: for each strategy, what it takes. */
  targetMonths: optionalNumberField(termFieldNames.goal, goalProblem),
};

/** That one-offs name debts of the request, and that it has few enough for a goal. */
export function optionsOfOwnDebts(
  { debts, oneOffs, targetMonths }: RequestWithOptions,
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  for (const [at, { debt }] of (oneOffs ?? []).entries()) {
    const isOwn = debt === null || debt === undefined || (debt >= 0 && debt < debts.length);
    const path = ['oneOffs', at, 'debt'];
    if (!isOwn) addIssue({ code: 'custom', path, message: debtTermTexts.notADebt });
  }
  const hasGoal = targetMonths !== null && targetMonths !== undefined;
  const message = hasGoal ? goalDebtsProblem(debts.length) : null;
  if (message !== null) addIssue({ code: 'custom', path: ['targetMonths'], message });
}

type RequestWithOptions = {
  readonly debts: readonly unknown[];
  readonly oneOffs?: readonly { readonly debt?: number | null | undefined }[] | null | undefined;
  readonly targetMonths?: number | null | undefined;
};

function flag(field: string) {
  return z.boolean({ error: debtTermTexts.notABoolean(field) }).nullish();
}
