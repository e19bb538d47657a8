/** Asks the server for the comparison and keeps of the reply what the strategies page needs. */
import type { PlanInMonths } from '@debt-payoff/contract/calendar-terms';
import type { LimitReply } from '@debt-payoff/contract/errors';
import { poundsFromPence } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import type { compareStrategiesCall } from '@debt-payoff/contract/strategies';
import { compareStrategiesAddress } from '@debt-payoff/contract/strategies-address';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { failureText, findLimit } from '../forms/call-failure.ts';
import { publicCall } from '../session/calls.ts';
import { type GivenPlan, plainDebts } from './calendar-plan.ts';
import { callBody } from './call-body.ts';
import { carryLeft } from './carried-left.ts';
import { loadTermed } from './load-termed.ts';
import {
  rememberStrategies,
  type StrategiesState,
  type StrategySummary,
} from './strategies-state.ts';

export type StrategiesReply =
  | { readonly kind: 'compared'; readonly state: StrategiesState }
  | { readonly kind: 'limited'; readonly limit: LimitReply }
  | { readonly kind: 'failed'; readonly text: string };

type StrategiesQuestion = Pick<StrategiesState, 'debts' | 'extraPayment'> & {
  readonly options?: StrategiesState['options'] | undefined;
  readonly thisMonth: Month;
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

/** Gives what the navigation is to carry; it alone carries what is left each month. */
export function keepCompared(
  state: StrategiesState,
  given: { readonly origin: StrategiesState['origin']; readonly leftPence: number | null },
): StrategiesState {
  const { origin, leftPence } = given;
  const kept = rememberStrategies({
    ...state,
    origin,
    ...(leftPence !== null && { leftEachMonth: poundsFromPence(leftPence) }),
  });
  carryLeft(kept);
  return kept;
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
  options,
  thisMonth,
}: StrategiesQuestion): Promise<StrategiesState> {
  const given = { debts, extraPayment, ...(options !== undefined && { options }) };
  const asked = await inMonths(given, thisMonth);
  // The page computes the months itself: those of many debts would be megabytes on a phone.
  const results = await publicCall<typeof compareStrategiesCall>(compareStrategiesAddress, {
    body: {
      // The summaries name no debts.
      ...callBody(asked),
      extraPayment,
      includeDetails: false,
      ...(customOrder !== null && { customOrder: [...customOrder] }),
    },
  });
  return {
    ...given,
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

/** As the call takes them. Few plans have terms, so nobody else waits for the code. */
async function inMonths(
  given: GivenPlan,
  thisMonth: Month,
): Promise<Pick<PlanInMonths, 'debts' | 'options'>> {
  const debts = plainDebts(given);
  if (debts !== null) return { debts, options: {} };
  const planned = (await loadTermed()).plannedAt(given, thisMonth);
  if (planned === null) throw new Error('The terms of the plan cannot be counted');
  return planned;
}
