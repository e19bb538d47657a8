/** Portfolios of debts: what registered people keep, and the limits of their plans. */
import { strategyNames } from '@debt-payoff/engine';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { newDebtAgreement, savedDebtAgreement } from './debt-agreement.ts';
import {
  amountProblem,
  creditorProblem,
  debtTypeProblem,
  savedCreditorProblem,
} from './debt-rules.ts';
import { debtTypes } from './debt-types.ts';
import { bodyLimits } from './limits.ts';
import { balanceChange } from './payment-fields.ts';
import { amountKinds, scheduledPaymentTypes } from './payment-kinds.ts';
import { planFields } from './plan-fields.ts';
import { tiers, unlimitedSafetyBound } from './plans.ts';
import { portfolioAddresses } from './portfolio-addresses.ts';
import { atPortfolio, message, rowId, version } from './portfolio-fields.ts';
import {
  descriptionProblem,
  paymentDayProblem,
  portfolioNameProblem,
  savedTermProblem,
} from './portfolio-rules.ts';
import { keptOptionFields, keptTermFields, savedTermFields } from './saved-terms.ts';
import { held, listField, numberField, textField } from './schema-rules.ts';
import { calculatorTexts } from './texts/calculator.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';
import { strategiesCallTexts } from './texts/strategies-call.ts';

const scheduledPayment = z.object({
  id: z.int(),
  debt_id: z.int(),
  amount_kind: z.enum(amountKinds),
  /** Of one that is required, what the lender asks for this month. */
  payment_amount: z.number(),
  payment_day: z.int(),
  payment_type: z.enum(scheduledPaymentTypes),
  notes: z.string().nullable(),
  is_active: z.boolean(),
});
export type ScheduledPayment = z.infer<typeof scheduledPayment>;

const debt = z.object({
  id: z.int(),
  portfolio_id: z.int(),
  creditor: z.string(),
  debt_type: z.enum(debtTypes),
  balance: z.number(),
  /** That of today, as is the payment. */
  interest_rate: z.number(),
  monthly_payment: z.number(),
  minimum_payment: z.number(),
  term_months: z.int().nullable(),
  ...keptTermFields,
  is_paid_off: z.boolean(),
  /** Null while something is owed. */
  paid_off_on: z.iso.date().nullable(),
  original_balance: z.number(),
  interest_paid: z.number(),
  principal_paid: z.number(),
  /** What a payment dated today would have to be to clear it. */
  payoff_amount: z.number(),
  scheduled_payments: z.array(scheduledPayment),
  payments_count: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  version,
});
export type Debt = z.infer<typeof debt>;

const portfolioSummary = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** The plan that its owner keeps. */
  strategy: z.enum(strategyNames),
  /** The ids of all its debts as its owner has arranged them, first to last; null where nobody has. */
  custom_order: z.array(z.int()).nullable(),
  extra_payment: z.number(),
  ...keptOptionFields,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  debts_count: z.int(),
  paid_off_count: z.int(),
  total_balance: z.number(),
  original_balance: z.number(),
  /** Of the debts that are not paid off. */
  monthly_payments: z.number(),
  auto_payments_count: z.int(),
  version,
});
export type PortfolioSummary = z.infer<typeof portfolioSummary>;

const portfolio = portfolioSummary.extend({ debts: z.array(debt) });
export type Portfolio = z.infer<typeof portfolio>;

const portfolioFacts = z.object(
  {
    name: textField(fieldTexts.required(fieldNames.name), portfolioNameProblem).trim(),
    description: z
      .string({ error: fieldTexts.required(fieldNames.description) })
      .check(held(descriptionProblem))
      .trim()
      .nullish()
      .transform((text) => text ?? ''),
  },
  { error: fieldTexts.required(fieldNames.name) },
);

const debtFields = {
  creditor: textField(fieldTexts.required(fieldNames.creditorName), creditorProblem).trim(),
  debt_type: textField(calculatorTexts.validation.typeRequired, debtTypeProblem).pipe(
    z.enum(debtTypes),
  ),
  balance: numberField(fieldNames.balance, (pounds) => amountProblem(fieldNames.balance, pounds)),
  /** Its range and decimals are those of its kind. */
  interest_rate: numberField(fieldNames.rate, () => null),
  monthly_payment: numberField(fieldNames.monthlyPayment, (pounds) =>
    amountProblem(fieldNames.monthlyPayment, pounds),
  )
    .nullish()
    .describe("May be left out where there is a minimum_rule: then that day's required payment."),
  term_months: z
    .number({ error: fieldTexts.notANumber(fieldNames.term) })
    .check(held(savedTermProblem))
    .nullish(),
  ...savedTermFields,
  /** Whether a monthly payment is recorded by itself; left out, it stays as it is. */
  auto_payment_enabled: z.boolean().optional(),
  auto_payment_day: z
    .number({ error: fieldTexts.paymentDayOutOfRange })
    .check(held(paymentDayProblem))
    .optional(),
};
const fieldsInOrder = Object.keys(debtFields);

/** An agreement needs some fields, not all: a wrong balance must not hide a wrong rate. */
const ofAnyObject = {
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
};

const debtFacts = z
  .object(debtFields, { error: strategiesCallTexts.notADebt })
  .superRefine(newDebtAgreement(fieldsInOrder), ofAnyObject);
export type DebtFacts = z.infer<typeof debtFacts>;

/**
 * Of a debt that may be there already, under a name from before names had their limit, and with a kind of rate or a
 * minimum rule that the request leaves out: the server holds it against `rateOfKindProblem` and `savedPaymentProblem`.
 */
const savedDebtFacts = z
  .object(
    {
      ...debtFields,
      creditor: textField(
        fieldTexts.required(fieldNames.creditorName),
        savedCreditorProblem,
      ).trim(),
    },
    { error: strategiesCallTexts.notADebt },
  )
  .superRefine(savedDebtAgreement(fieldsInOrder), ofAnyObject);

const listOf = (facts: typeof debtFacts, min = 0) =>
  listField(facts, {
    missing: calculatorTexts.validation.noDebts,
    tooMany: strategiesCallTexts.tooManyDebts,
    max: unlimitedSafetyBound,
    min,
  });

const atDebt = z.object({ id: rowId, debtId: rowId });

export const listPortfoliosCall = defineCall({
  ...portfolioAddresses.list,
  access: 'user',
  summary: "The caller's portfolios with their sums; with include=debts, with their debts too",
  query: z.object({ include: z.enum(['debts']).optional() }),
  replies: { 200: z.array(portfolioSummary.extend({ debts: z.array(debt).optional() })) },
});

export const createPortfolioCall = defineCall({
  ...portfolioAddresses.create,
  access: 'user',
  summary:
    'Makes a portfolio, with its debts if they are given: all of it or nothing, once for each Idempotency-Key',
  body: portfolioFacts.extend({ ...planFields, debts: listOf(debtFacts).optional() }),
  bodyMaxBytes: bodyLimits.listBytes,
  replies: { 201: portfolio },
});

export const getPortfolioCall = defineCall({
  ...portfolioAddresses.get,
  access: 'user',
  summary: 'One portfolio with its debts',
  params: atPortfolio,
  replies: { 200: portfolio },
});

export const updatePortfolioCall = defineCall({
  ...portfolioAddresses.update,
  access: 'user',
  summary: 'Changes name and description',
  params: atPortfolio,
  body: portfolioFacts.extend({ version: version.optional() }),
  replies: { 200: portfolio },
});

export const removePortfolioCall = defineCall({
  ...portfolioAddresses.remove,
  access: 'user',
  summary: 'Deletes a portfolio with all that is in it',
  params: atPortfolio,
  replies: { 200: message },
});

export const listDebtsCall = defineCall({
  ...portfolioAddresses.listDebts,
  access: 'user',
  summary: 'The debts of a portfolio',
  params: atPortfolio,
  replies: { 200: z.array(debt) },
});

export const addDebtCall = defineCall({
  ...portfolioAddresses.addDebt,
  access: 'user',
  summary:
    'Adds a debt, once for each Idempotency-Key, with its monthly payment where that is asked for',
  params: atPortfolio,
  body: debtFacts,
  replies: {
    201: debt.extend({
      /** Why the monthly payment that was asked for could not be scheduled; null where all is well. */
      schedule_problem: z.string().nullable(),
    }),
  },
});

export const addDebtsCall = defineCall({
  ...portfolioAddresses.addDebts,
  access: 'user',
  summary: 'Adds many debts: all of them or none, once for each Idempotency-Key',
  params: atPortfolio,
  body: z.object({ ...planFields, debts: listOf(debtFacts, 1) }),
  bodyMaxBytes: bodyLimits.listBytes,
  replies: { 201: portfolio },
});

export const replaceDebtsCall = defineCall({
  ...portfolioAddresses.replaceDebts,
  access: 'user',
  summary:
    'Replaces the debts of a portfolio; one with the same creditor and type keeps its history',
  params: atPortfolio,
  body: z.object({ ...planFields, debts: listOf(savedDebtFacts), version: version.optional() }),
  bodyMaxBytes: bodyLimits.listBytes,
  replies: { 200: portfolio },
});

export const updateDebtCall = defineCall({
  ...portfolioAddresses.updateDebt,
  access: 'user',
  summary:
    'Changes a debt; without term_months the term stays as it is. Another balance is a statement of today',
  params: atDebt,
  body: savedDebtFacts.safeExtend({
    version: version.optional(),
    /** As what the difference counts where the balance is another one. */
    balance_change: balanceChange.optional(),
  }),
  replies: { 200: debt },
});

export const removeDebtCall = defineCall({
  ...portfolioAddresses.removeDebt,
  access: 'user',
  summary: 'Deletes a debt with its payments and schedules',
  params: atDebt,
  replies: { 200: message },
});

export const checkLimitsCall = defineCall({
  ...portfolioAddresses.checkLimits,
  access: 'user',
  summary: 'Whether another debt fits into the plan',
  params: atPortfolio,
  replies: {
    200: z.object({
      can_add: z.boolean(),
      message: z.string(),
      upgrade_message: z.string(),
      current_tier: z.enum(tiers),
      current_limit: z.int(),
      current_count: z.int(),
      upgrade_url: z.string(),
    }),
  },
});
export type LimitCheck = z.infer<(typeof checkLimitsCall)['replies'][200]>;
