/** Asks the server for the comparison and keeps of the reply what the strategies page needs. */
import { cutCreditor } from '@debt-payoff/contract/debt-rules';
import type { LimitReply } from '@debt-payoff/contract/errors';
import type { compareStrategiesCall } from '@debt-payoff/contract/strategies';
import { compareStrategiesAddress } from '@debt-payoff/contract/strategies-address';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { failureText, findLimit } from '../forms/call-failure.ts';
import { publicCall } from '../session/calls.ts';
import type { StrategiesState, StrategySummary } from './strategies-state.ts';

export type StrategiesReply =
  | { readonly kind: 'compared'; readonly state: StrategiesState }
  | { readonly kind: 'limited'; readonly limit: LimitReply }
  | { readonly kind: 'failed'; readonly text: string };

type StrategiesQuestion = Pick<StrategiesState, 'debts' | 'extraPayment'> & {
  /** Null where nobody has arranged the debts. */
  readonly customOrder: readonly number[] | null;
};

export async function requestStrategies(asked: StrategiesQuestion): Promise<StrategiesReply> {
  try {
    return { kind: 'compared', state: await compare(asked) };
  } catch (error) {
    const limit = findLimit(error);
    return limit === null
      ? { kind: 'failed', text: failureText(error, calculatorTexts.failures.tryLater) }
      : { kind: 'limited', limit };
  }
}

/** Of rows that came with an order, by the place that each has in it; null where none has one. */
export function orderOfPlaces(rows: readonly { readonly place?: number }[]): number[] | null {
  const placed = rows.flatMap(({ place }, at) => (place === undefined ? [] : [{ place, at }]));
  if (placed.length === 0) return null;
  return placed.toSorted((a, b) => a.place - b.place).map(({ at }) => at);
}

async function compare({
  debts,
  extraPayment,
  customOrder,
}: StrategiesQuestion): Promise<StrategiesState> {
  // The page computes the months itself: those of many debts would be megabytes on a phone.
  const results = await publicCall<typeof compareStrategiesCall>(compareStrategiesAddress, {
    body: {
      // A saved debt may have a name from before there was a limit; the summaries name none.
      debts: debts.map((debt) => ({ ...debt, creditor: cutCreditor(debt.creditor) })),
      extraPayment,
      includeDetails: false,
      ...(customOrder !== null && { customOrder: [...customOrder] }),
    },
  });
  return {
    debts,
    extraPayment,
    results: {
      minimum: summaryOf(results.minimum),
      avalanche: summaryOf(results.avalanche),
      snowball: summaryOf(results.snowball),
      ...(results.custom !== undefined && { custom: summaryOf(results.custom) }),
    },
    ...(customOrder !== null && { customOrder }),
    origin: { kind: 'calculator' },
  };
}

function summaryOf(result: StrategySummary): StrategySummary {
  const { monthsToPayoff, yearsToPayoff, totalInterestPaid, monthlyPayment, neverPaysOff } = result;
  return { monthsToPayoff, yearsToPayoff, totalInterestPaid, monthlyPayment, neverPaysOff };
}
