/** What the calls about portfolios, and about all that is in them, share. */
import { strategyNames } from '@debt-payoff/engine';
import { z } from 'zod';
import { amountProblem } from './debt-rules.ts';
import { numberField } from './schema-rules.ts';
import { fieldNames } from './texts/fields.ts';
import { planTexts } from './texts/plan.ts';

export const message = z.object({ message: z.string() });
export const rowId = z.coerce.number().int().positive();

/** Which state an edit was made from. One that is older than the stored one is refused, not merged. */
export const version = z.int().positive();

export const atPortfolio = z.object({ id: rowId });

/** The plan that a portfolio keeps; what is left out stays as it is. */
export const planFields = {
  strategy: z.enum(strategyNames, { error: planTexts.strategyUnknown }).optional(),
  extra_payment: numberField(fieldNames.extraPayment, (pounds) =>
    amountProblem(fieldNames.extraPayment, pounds),
  ).optional(),
} as const;
