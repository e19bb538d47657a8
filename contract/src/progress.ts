/** How a portfolio has come along: snapshots, and the plan against what was actually paid. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { progressAddresses } from './payment-addresses.ts';
import { balance, day, notes } from './payment-fields.ts';
import { planOutcomes } from './plan.ts';
import { atPortfolio, message, rowId } from './portfolio-fields.ts';
import { numberField } from './schema-rules.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';
import { paymentTexts } from './texts/payments.ts';

const snapshot = z.object({
  id: z.int(),
  snapshot_date: z.iso.date(),
  total_balance: z.number(),
  total_interest_paid: z.number(),
  paid_off_count: z.int(),
  total_debts_count: z.int(),
  notes: z.string(),
  /** Debts that had been owed and were paid off then; null where it was taken before they were kept. */
  paid_off_debt_ids: z.array(z.int()).nullable(),
});
export type Snapshot = z.infer<typeof snapshot>;

const count = numberField(fieldNames.debtsCount, (debts) => {
  if (debts < 0) return fieldTexts.negative(fieldNames.debtsCount);
  return Number.isInteger(debts) ? null : fieldTexts.notWhole(fieldNames.debtsCount);
});

export const listProgressCall = defineCall({
  ...progressAddresses.list,
  access: 'user',
  summary: 'The snapshots of a portfolio, the oldest first',
  params: atPortfolio,
  replies: { 200: z.array(snapshot) },
});

export const captureProgressCall = defineCall({
  ...progressAddresses.capture,
  access: 'user',
  summary: 'Keeps how the portfolio stood on a day; its balance and counts come from the ledger',
  params: atPortfolio,
  body: z.object(
    {
      snapshot_date: day,
      total_interest_paid: balance(fieldNames.interestPaid),
      notes,
      total_balance: balance(fieldNames.balance).optional(),
      paid_off_count: count.optional(),
      total_debts_count: count.optional(),
    },
    { error: paymentTexts.payment.requiredFields },
  ),
  replies: { 201: snapshot },
});
export type SnapshotFacts = z.infer<(typeof captureProgressCall)['body']>;

export const removeSnapshotCall = defineCall({
  ...progressAddresses.remove,
  access: 'user',
  summary: 'Deletes a snapshot; debts and payments stay as they are',
  params: z.object({ id: rowId, snapshotId: rowId }),
  replies: { 200: message },
});

/** Balances at the end of months, and today. */
const point = z.object({ date: z.iso.date(), balance: z.number() });

const planVsActual = z.object({
  /** Null where nothing was ever owed. */
  plan_started_on: z.iso.date().nullable(),
  /** None where the plan would never have ended. */
  first_plan: z.array(point),
  actual: z.array(point),
  /** As in the plan. */
  outcome: z.enum(planOutcomes),
  first_plan_month: z.string().nullable(),
  forecast_month: z.string().nullable(),
  /** How many months sooner than in the first plan; below zero, later. */
  months_sooner: z.int().nullable(),
  summary: z.string(),
  /** Whether the summary has named the only cause. */
  is_cause_in_summary: z.boolean(),
  /** How many months each made, where they add up to all of the difference. */
  causes: z.array(z.object({ sentence: z.string(), months_sooner: z.int().nullable() })),
  interest_paid: z.number(),
  principal_paid: z.number(),
});
export type PlanVsActual = z.infer<typeof planVsActual>;

export const planVsActualCall = defineCall({
  ...progressAddresses.planVsActual,
  access: 'user',
  cost: 'forecast',
  summary: 'The first plan, how things stand, and why the debt-free month is another',
  params: atPortfolio,
  replies: { 200: planVsActual },
});

export const restartPlanCall = defineCall({
  ...progressAddresses.restartPlan,
  access: 'user',
  summary: 'Makes the plan as of today the first plan',
  params: atPortfolio,
  replies: { 200: planVsActual },
});
