/** The plan that a portfolio keeps, as calls carry it. By itself: pages of payments need not load the rules of terms. */
import { strategyNames } from '@debt-payoff/engine';
import { z } from 'zod';
import { amountProblem } from './debt-rules.ts';
import { savedOptionFields } from './saved-terms.ts';
import { numberField } from './schema-rules.ts';
import { fieldNames } from './texts/fields.ts';
import { planTexts } from './texts/plan.ts';

/** What is left out stays as it is. */
export const planFields = {
  strategy: z.enum(strategyNames, { error: planTexts.strategyUnknown }).optional(),
  extra_payment: numberField(fieldNames.extraPayment, (pounds) =>
    amountProblem(fieldNames.extraPayment, pounds),
  ).optional(),
  ...savedOptionFields,
} as const;
