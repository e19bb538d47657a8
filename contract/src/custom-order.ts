/** A person's own order of debts, as calls carry it: positions in a list of debts, or the ids of saved ones. */
import { z } from 'zod';
import { calculatorLimits } from './limits.ts';
import { listField } from './schema-rules.ts';
import { customOrderTexts } from './texts/custom-order.ts';

const { notADebt, twice } = customOrderTexts;

/** Null is the same as none. */
export const customOrderField = listField(z.int({ error: notADebt }), {
  missing: notADebt,
  tooMany: notADebt,
  max: calculatorLimits.debtsPerCalculationMax,
})
  .refine((order) => new Set(order).size === order.length, { error: twice })
  .nullish()
  .transform((order) => order ?? undefined);

/** Held by a request whose order has positions in its own list of debts. */
export const ordersOwnDebts = {
  isMet: ({ debts, customOrder = [] }: OrderedRequest): boolean =>
    customOrder.every((at) => at >= 0 && at < debts.length),
  says: { path: ['customOrder'], error: notADebt },
};

type OrderedRequest = {
  readonly debts: readonly unknown[];
  readonly customOrder?: readonly number[] | undefined;
};
