/** The strategy comparison: debts in, three payoff plans out; a fourth where the debts come with an order. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { customOrderField, ordersOwnDebts } from './custom-order.ts';
import { agreementOf } from './debt-agreement.ts';
import {
  amountProblem,
  balanceProblem,
  creditorProblem,
  debtTypeProblem,
  termRangeProblem,
} from './debt-rules.ts';
import { debtTermFields, optionsOfOwnDebts, planOptionFields } from './debt-terms.ts';
import { bodyLimits, calculatorLimits } from './limits.ts';
import { held, listField, numberField, textField } from './schema-rules.ts';
import { compareStrategiesAddress } from './strategies-address.ts';
import { calculatorTexts } from './texts/calculator.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';
import { strategiesCallTexts } from './texts/strategies-call.ts';

const debtFields = {
  creditor: textField(fieldTexts.required(fieldNames.creditorName), creditorProblem),
  type: textField(calculatorTexts.validation.typeRequired, debtTypeProblem),
  balance: numberField(fieldNames.balance, balanceProblem),
  /** Its range and decimals are those of its kind. */
  interestRate: numberField(fieldNames.rate, () => null),
  monthlyPayment: numberField(fieldNames.monthlyPayment, (pounds) =>
    amountProblem(fieldNames.monthlyPayment, pounds),
  )
    .nullish()
    .describe('May be left out where there is a minimum, and then counts as 0.'),
  termMonths: z
    .number({ error: fieldTexts.notANumber(fieldNames.term) })
    .check(held(termRangeProblem))
    .nullish(),
  ...debtTermFields,
};

const strategyDebt = z
  .object(debtFields, { error: strategiesCallTexts.notADebt })
  .superRefine(agreementOf(Object.keys(debtFields)), {
    // It needs some fields, not all: a wrong balance must not hide a missing term.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .transform((debt) => ({ ...debt, monthlyPayment: debt.monthlyPayment ?? 0 }));
export type StrategyDebt = z.infer<typeof strategyDebt>;

/** The debts and the extra payment of a calculation, also of one that is exported. */
export const calculationDebts = listField(strategyDebt, {
  missing: calculatorTexts.validation.noDebts,
  tooMany: strategiesCallTexts.tooManyDebts,
  max: calculatorLimits.debtsPerCalculationMax,
  min: 1,
});
export const calculationExtra = z.preprocess(
  (given: number | '' | null | undefined) => (given === '' || given === null ? 0 : given),
  numberField(fieldNames.extraPayment, (pounds) =>
    amountProblem(fieldNames.extraPayment, pounds),
  ).default(0),
);

const strategyRequest = z
  .object(
    {
      debts: calculationDebts,
      extraPayment: calculationExtra,
      /** Positions in `debts`, first to last: the order of the strategy 'custom', which is worked out where it is given. */
      customOrder: customOrderField,
      includeDetails: z
        .boolean({ error: strategiesCallTexts.detailsNotABoolean })
        .nullish()
        .transform((isWanted) => isWanted ?? true),
      ...planOptionFields,
    },
    { error: calculatorTexts.validation.noDebts },
  )
  .refine(ordersOwnDebts.isMet, ordersOwnDebts.says)
  .superRefine(optionsOfOwnDebts);
export type StrategyRequest = z.infer<typeof strategyRequest>;

const monthlyDetail = z.object({
  month: z.int(),
  total_balance: z.number(),
  available_extra: z.number(),
  total_interest_paid: z.number(),
  paid_off_this_month: z.array(z.string()),
  debts: z.array(
    z.object({
      creditor: z.string(),
      balance: z.number(),
      interest_rate: z.number(),
      monthly_payment: z.number(),
      paid_off: z.boolean(),
    }),
  ),
});
export type MonthlyDetail = z.infer<typeof monthlyDetail>;

const strategyResult = z.object({
  monthsToPayoff: z.int().nullable(),
  yearsToPayoff: z.number().nullable(),
  totalInterestPaid: z.number().nullable(),
  monthlyPayment: z.number(),
  neverPaysOff: z.boolean(),
  /** These four only where the request has more than debts, an extra and an order. */
  totalFees: z.number().optional(),
  /** The first month in which lenders ask for more than the budget, and by how much. */
  shortfall: z.object({ month: z.int(), amount: z.number() }).nullable().optional(),
  /** Of avalanche, where rates change: how many months of rates its order adds up; null for those after the last change. */
  lookAhead: z.int().nullable().optional(),
  /** Only where there is a goal; null where no sum is enough for it. */
  target: z
    .object({
      months: z.int(),
      /** Above what the lenders ask. */
      extraPayment: z.number(),
      monthlyPayment: z.number(),
      monthsToPayoff: z.int(),
      totalInterestPaid: z.number(),
    })
    .nullable()
    .optional(),
  monthlyDetails: z.array(monthlyDetail),
});
export type StrategyResult = z.infer<typeof strategyResult>;

const strategyResults = z.object({
  minimum: strategyResult,
  avalanche: strategyResult,
  snowball: strategyResult,
  /** Only where the request has an order. */
  custom: strategyResult.optional(),
});
export type StrategyResults = z.infer<typeof strategyResults>;

export const compareStrategiesCall = defineCall({
  ...compareStrategiesAddress,
  access: 'public',
  cost: 'calculation',
  summary: 'Compares the payoff strategies for a list of debts',
  body: strategyRequest,
  bodyMaxBytes: bodyLimits.listBytes,
  replies: { 200: strategyResults },
  isStreamed: true,
});
