/** The plan that a person keeps: what to pay this month, and when the debts could be gone as things stand. */
import { strategyNames } from '@debt-payoff/engine';
import { rateKinds } from '@debt-payoff/engine/terms';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { customOrderField } from './custom-order.ts';
import { amountProblem } from './debt-rules.ts';
import { planFields } from './plan-fields.ts';
import { unlimitedSafetyBound } from './plans.ts';
import { planAddresses } from './portfolio-addresses.ts';
import { atPortfolio, rowId, version } from './portfolio-fields.ts';
import { oneOffsField } from './saved-terms.ts';
import { listField, numberField } from './schema-rules.ts';
import { debtTermTexts } from './texts/debt-terms.ts';
import { fieldNames } from './texts/fields.ts';

/** Written YYYY-MM. */
const month = z.string();

/** What it takes to be debt free by the month that its owner has set. */
const goal = z.object({
  month,
  /** The smallest extra with which the plan clears by then, and never asks for more than the budget; null where none does. */
  extra_payment: z.number().nullable(),
  /** What that is above what goes to all debts in a month as things stand. */
  more_a_month: z.number().nullable(),
  /** Whether the plan as it stands clears by then, without a shortfall. */
  is_in_time: z.boolean(),
  /** Whether it clears by then, but with months in which lenders ask for more than the budget. */
  is_over_budget: z.boolean(),
});
export type PlanGoal = z.infer<typeof goal>;

/** Why nothing is worked out for a goal. */
export const goalGaps = ['past', 'too_many_debts', 'too_often'] as const;
export type GoalGap = (typeof goalGaps)[number];

/** The first month in which lenders ask for more than the budget, by how much, and for how much. */
const shortfall = z.object({ month, amount: z.number(), asked: z.number() });
export type PlanShortfall = z.infer<typeof shortfall>;

/** A change of the rate that is planned, within the days in which its owner is told. */
const endingDeal = z.object({
  debt_id: z.int(),
  creditor: z.string(),
  /** The last on which the rate of today holds. */
  last_day: z.iso.date(),
  then_rate: z.number(),
  rate_kind: z.enum(rateKinds).nullable(),
  /** Null where the payment stays. */
  then_payment: z.number().nullable(),
  /** Of a month at that rate, on what the forecast has by then; null where none is charged, or that is not worked out. */
  interest_a_month: z.number().nullable(),
});
export type EndingDeal = z.infer<typeof endingDeal>;

const planLine = z.object({
  debt_id: z.int(),
  creditor: z.string(),
  /** The debt that gets what is left over. */
  is_first: z.boolean(),
  /** By which rule, in words; null for all others, and where there is no choice. */
  first_reason: z.string().nullable(),
  /** What the plan has for it in the month of the list, what of it is recorded, and what is still to be paid. */
  planned_amount: z.number(),
  /** What its lender asks for in that month; it is in the planned amount. */
  required_amount: z.number(),
  is_priority: z.boolean(),
  /** Whether anything of what is left over may go to it. */
  takes_extra: z.boolean(),
  /** What one-offs of that month bring to it; it is in the planned amount. */
  one_off_amount: z.number(),
  paid_amount: z.number(),
  /** What of it is no recorded payment, but stands in a balance that was stated this month. */
  stated_amount: z.number(),
  to_pay: z.number(),
  /** The month from which a debt counts that was added in this one; null for all others. */
  counts_from: month.nullable(),
  /** The date of a scheduled payment that is not settled; null without one. */
  due: z.object({ scheduled_payment_id: z.int(), due_date: z.iso.date() }).nullable(),
  /** When it could be paid off; null where it would always be owed. */
  debt_free_month: month.nullable(),
});
export type PlanLine = z.infer<typeof planLine>;

export const planOutcomes = ['no_debts', 'debt_free', 'clears', 'never'] as const;

const outcome = z.object({
  outcome: z.enum(planOutcomes),
  /** The month in which the last payment could be, or was, made; null where there would be none. */
  debt_free_month: month.nullable(),
  /** The same without mortgages; null where that is no different. */
  debt_free_month_without_mortgage: month.nullable(),
});
export type PlanOutcome = z.infer<typeof outcome>;

/** Those of one debt as its month begins, by months from this one, which is 0; parts are those of the engine. */
const forecastTerms = z.object({
  rateParts: z.int(),
  startRateParts: z.int(),
  /** `lastMonth` is the last month that is charged at the rate before. */
  rateChanges: z.array(z.object({ lastMonth: z.int(), thenParts: z.int() })),
  /** `month` is the first in which the new payment is made. */
  paymentChanges: z.array(z.object({ month: z.int(), paymentPence: z.int() })),
  minimum: z
    .object({ floorPence: z.int(), percentBasisPoints: z.int(), plusInterest: z.boolean() })
    .nullable(),
  /** This month's. */
  requiredPence: z.int(),
  isPriority: z.boolean(),
  takesExtra: z.boolean(),
});

const forecastDebt = z.object({
  owedPence: z.int(),
  rateBasisPoints: z.int(),
  monthlyPaymentPence: z.int(),
  startBalancePence: z.int(),
  startRateBasisPoints: z.int(),
  startOwedPence: z.int(),
  paidPence: z.int(),
  isNew: z.boolean(),
  /** Only where the portfolio uses any. */
  terms: forecastTerms.optional(),
});

/** What the engine's forecast is made of, as its `ForecastInput` explains it: for what-if questions in the browser. */
const forecastInput = z.object({
  strategy: z.enum(strategyNames),
  customOrder: z.array(z.int()).optional(),
  lookAhead: z.int().nullable().optional(),
  extraPence: z.int(),
  budgetCorrectionPence: z.int(),
  debts: z.array(forecastDebt),
  removed: z.array(forecastDebt),
  /** With the position of the debt that one is for; without it, it goes where the strategy says. */
  oneOffs: z
    .array(z.object({ month: z.int(), pence: z.int(), debt: z.int().optional() }))
    .optional(),
  pauses: z.array(z.object({ fromMonth: z.int(), toMonth: z.int() })).optional(),
});

const portfolioPlan = outcome.extend({
  portfolio_id: z.int(),
  portfolio_name: z.string(),
  strategy: z.enum(strategyNames),
  extra_payment: z.number(),
  /** What payments of paid-off debts add to the extra. */
  freed_sum: z.number(),
  /** What goes to all debts in a month, as things stand; under minimum without what was freed. */
  monthly_budget: z.number(),
  shortfall: shortfall.nullable(),
  /** Whether only what lenders ask is paid in this month. */
  is_paused: z.boolean(),
  /** Of this month and ahead, with the debt that one is for. */
  one_offs: z.array(z.object({ month, amount: z.number(), debt_id: z.int().nullable() })),
  /** Those that end in this month or ahead. */
  pauses: z.array(z.object({ from_month: month, to_month: month })),
  /** As its owner has set it, also where nothing is worked out for it; null without a goal. */
  debt_free_by: month.nullable(),
  /**
   * Told by the plan of one portfolio alone; null without a goal, where nothing is owed any more, and where nothing is
   * worked out for it.
   */
  goal: goal.nullable(),
  goal_gap: z.enum(goalGaps).nullable(),
  /** The debts that would always be owed. */
  never_cleared: z.array(z.string()),
  /** The month that the lines are about: this one, or the next where all debts are new. */
  month,
  lines: z.array(planLine),
  /** Soonest first; none where the rate falls, or where the plan clears the debt first. */
  ending_deals: z.array(endingDeal),
  /** Of the first plan; null where it would never have ended, or there is none. */
  first_plan_month: month.nullable(),
  forecast_input: forecastInput,
  /** Whose debts those of the forecast are, in its order. */
  debt_ids: z.array(z.int()),
  version,
});
export type PortfolioPlan = z.infer<typeof portfolioPlan>;

export const getPlanCall = defineCall({
  ...planAddresses.get,
  access: 'user',
  cost: 'forecast',
  summary: 'What to pay this month to whom, and when the debts of a portfolio could be gone',
  params: atPortfolio,
  replies: { 200: portfolioPlan },
});

export const changePlanCall = defineCall({
  ...planAddresses.change,
  access: 'user',
  cost: 'forecast',
  summary:
    'Changes strategy, own order, extra payment, freed sum, one-offs, pauses and goal; what is left out stays as it is',
  params: atPortfolio,
  body: z.object({
    ...planFields,
    /** The ids of debts, first to last; those that it leaves out follow as they were added. */
    custom_order: customOrderField,
    /** All that go to a debt; of debts that it leaves out they stay. */
    debt_one_offs: listField(z.object({ debt_id: z.int(), one_offs: oneOffsField.nullable() }), {
      missing: debtTermTexts.notAList('debt_one_offs'),
      tooMany: debtTermTexts.tooManyOneOffs,
      max: unlimitedSafetyBound,
    })
      .refine((lists) => new Set(lists.map(({ debt_id }) => debt_id)).size === lists.length, {
        error: debtTermTexts.debtTwice,
      })
      .optional(),
    freed_sum: numberField(fieldNames.freedSum, (pounds) =>
      amountProblem(fieldNames.freedSum, pounds),
    ).optional(),
    version: version.optional(),
  }),
  replies: { 200: portfolioPlan },
});

const wholePlan = outcome.extend({
  /** The portfolios that would always owe something. */
  never_cleared: z.array(z.string()),
  plans: z.array(portfolioPlan),
});
export type WholePlan = z.infer<typeof wholePlan>;

export const listPlansCall = defineCall({
  ...planAddresses.list,
  access: 'user',
  cost: 'forecast',
  summary: "The plans of all of the caller's portfolios, and the month of the last of them",
  replies: { 200: wholePlan },
});

export const paymentEffectCall = defineCall({
  ...planAddresses.paymentEffect,
  access: 'user',
  cost: 'forecast',
  summary: 'What a payment did to its balance and to the debt-free month of its portfolio',
  params: z.object({ id: rowId, paymentId: rowId }),
  replies: {
    200: z.object({
      payment_amount: z.number(),
      /** By how much less is owed today than without it; below zero where it is more. */
      balance_reduced: z.number(),
      /** What a balance stated with it adds: spending and charges; below zero, refunds and corrections. */
      adjustment_amount: z.number(),
      /** With the payment, and as it would be without it. */
      debt_free_month: month.nullable(),
      debt_free_month_without: month.nullable(),
      /** Whether nothing is owed in its portfolio any more. */
      is_debt_free: z.boolean(),
    }),
  },
});
export type PaymentEffect = z.infer<(typeof paymentEffectCall)['replies'][200]>;
