/** The plan that a person keeps: what to pay this month, and when the debts could be gone as things stand. */
import { strategyNames } from '@debt-payoff/engine';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { customOrderField } from './custom-order.ts';
import { amountProblem } from './debt-rules.ts';
import { planAddresses } from './portfolio-addresses.ts';
import { atPortfolio, planFields, rowId, version } from './portfolio-fields.ts';
import { numberField } from './schema-rules.ts';
import { fieldNames } from './texts/fields.ts';

/** Written YYYY-MM. */
const month = z.string();

const planLine = z.object({
  debt_id: z.int(),
  creditor: z.string(),
  /** The debt that gets what is left over. */
  is_first: z.boolean(),
  /** What the plan has for it in the month of the list, what of it is recorded, and what is still to be paid. */
  planned_amount: z.number(),
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

const forecastDebt = z.object({
  owedPence: z.int(),
  rateBasisPoints: z.int(),
  monthlyPaymentPence: z.int(),
  startBalancePence: z.int(),
  startRateBasisPoints: z.int(),
  startOwedPence: z.int(),
  paidPence: z.int(),
  isNew: z.boolean(),
});

/** What the engine's forecast is made of, as its `ForecastInput` explains it: for what-if questions in the browser. */
const forecastInput = z.object({
  strategy: z.enum(strategyNames),
  customOrder: z.array(z.int()).optional(),
  extraPence: z.int(),
  budgetCorrectionPence: z.int(),
  debts: z.array(forecastDebt),
  removed: z.array(forecastDebt),
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
  /** The debts that would always be owed. */
  never_cleared: z.array(z.string()),
  /** The month that the lines are about: this one, or the next where all debts are new. */
  month,
  lines: z.array(planLine),
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
  summary:
    'Changes strategy, own order, extra payment and freed sum; what is left out stays as it is',
  params: atPortfolio,
  body: z.object({
    ...planFields,
    /** The ids of debts, first to last; those that it leaves out follow as they were added. */
    custom_order: customOrderField,
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
