/** When the debts of a portfolio could be gone, as things stand: its ledgers, made ready for the engine's forecast. */

import { firstDayOf } from '@debt-payoff/contract/days';
import { orderInForce, positionsAmong } from '@debt-payoff/contract/debt-order';
import { addMonths, type Month, monthOf } from '@debt-payoff/contract/months';
import type { StrategyName } from '@debt-payoff/engine';
import {
  type Forecast,
  type ForecastDebt,
  type ForecastInput,
  forecast,
  restThisMonth,
} from '@debt-payoff/engine/forecast';
import { payoffAmountPence } from '../ledger/interest-due.ts';
import { type LedgerState, type LedgerStep, openingState } from '../ledger/replay.ts';
import { requiredAtStart } from '../ledger/required-payment.ts';
import { basisPointsOf } from '../ledger/stated-rate.ts';
import type { PortfolioRow } from '../portfolios/portfolios.store.ts';
import { optionsFrom, termsFrom } from './forecast-terms.ts';
import { lookAheadOf } from './kept-look.ts';
import { paymentAt, type TrackedDebt } from './tracked-debts.ts';

/** What the owner of a portfolio keeps of a plan. */
export type KeptPlan = Pick<PortfolioRow, 'oneOffs' | 'pauses' | 'lookAhead'> & {
  readonly strategy: StrategyName;
  /** As the debts were last arranged, by their ids; null where nobody has. */
  readonly customOrderIds: number[] | null;
  readonly extraPence: number;
  readonly budgetCorrectionPence: number;
};

/** Of a portfolio's row, or of a first plan. */
export function keptPlanOf(plan: KeptPlan): KeptPlan {
  const { strategy, customOrderIds, extraPence, budgetCorrectionPence } = plan;
  const { oneOffs, pauses, lookAhead } = plan;
  return {
    ...{ strategy, customOrderIds, extraPence, budgetCorrectionPence },
    ...{ oneOffs, pauses, lookAhead },
  };
}

/** As it holds today, with the debts that were paid off and deleted in this month. */
export type CurrentPlan = KeptPlan & Pick<ForecastInput, 'removed'>;

export type DebtsForecast = {
  readonly input: ForecastInput;
  readonly forecast: Forecast;
  /** The month of the last payment, or the one in which it was made; null where there would be none. */
  readonly month: Month | null;
  readonly isDebtFree: boolean;
};

/** Of the current set: nothing else computes a debt-free month of saved debts. */
export function forecastDebts(
  debts: readonly TrackedDebt[],
  { plan, today }: { readonly plan: CurrentPlan; readonly today: string },
): DebtsForecast {
  const input = forecastInput(debts, { plan, today });
  const found = forecast(input);
  const lastPayoff = findLastPayoff(debts);
  const aheadMonth =
    found.monthsAhead === null || debts.length === 0
      ? null
      : addMonths(monthOf(today), found.monthsAhead);
  return {
    input,
    forecast: found,
    month: lastPayoff === null ? aheadMonth : monthOf(lastPayoff),
    isDebtFree: lastPayoff !== null,
  };
}

/**
 * What a plan asks for in the rest of the month of that day, in pence for each debt, whatever balances were stated in
 * it, but for those that it knows: what of a debt's own payment stands in them is had.
 */
export function restOfMonthOf(
  debts: readonly TrackedDebt[],
  {
    knownStatedPence = () => 0,
    ...at
  }: {
    readonly plan: CurrentPlan;
    readonly today: string;
    readonly knownStatedPence?: (place: number) => number;
  },
): number[] {
  return restThisMonth({
    ...planAmong(debts, at),
    debts: debts.map((debt, place) => ({
      ...forecastDebt(debt, at.today),
      paidPence: paidInMonth(debt, at.today) + knownStatedPence(place),
    })),
  });
}

export function forecastInput(
  debts: readonly TrackedDebt[],
  { plan, today }: { readonly plan: CurrentPlan; readonly today: string },
): ForecastInput {
  return {
    ...planAmong(debts, { plan, today }),
    debts: debts.map((debt) => forecastDebt(debt, today)),
  };
}

/** A plan as the engine takes it: an own order is of positions among the debts. They are in the order of adding. */
export function planAmong(
  debts: readonly Pick<TrackedDebt, 'id' | 'terms'>[],
  { plan, today }: { readonly plan: CurrentPlan; readonly today: string },
): Omit<ForecastInput, 'debts'> {
  const { customOrderIds, oneOffs, pauses, lookAhead, removed, ...amounts } = plan;
  const options = optionsFrom(debts, { oneOffs, pauses, thisMonth: monthOf(today) });
  const planned = {
    ...amounts,
    ...options,
    ...(lookAhead !== null && { lookAhead: lookAheadOf(lookAhead) }),
    ...(removed !== undefined && { removed }),
  };
  if (plan.strategy !== 'custom' && customOrderIds === null) return planned;
  const ids = debts.map(({ id }) => id);
  return { ...planned, customOrder: positionsAmong(ids, orderInForce(customOrderIds, ids)) };
}

/** Null while something is owed, and where nothing ever was. */
function findLastPayoff(debts: readonly TrackedDebt[]): string | null {
  let latest: string | null = null;
  for (const { state } of debts) {
    if (state.paidOffOn === null) return null;
    if (latest === null || state.paidOffOn > latest) latest = state.paidOffOn;
  }
  return latest;
}

export function forecastDebt(debt: TrackedDebt, today: string): ForecastDebt {
  const monthStart = firstDayOf(monthOf(today));
  const isNew = debt.opening.on >= monthStart;
  const start = isNew ? debt.state : stateBefore(debt, monthStart);
  const { state } = debt;
  const monthlyPaymentPence = paymentAt(debt, today);
  const terms = termsFrom(debt, { state, start, isNew, monthlyPaymentPence, today });
  return {
    owedPence: owedOn(state, today),
    rateBasisPoints: typedRate(state),
    monthlyPaymentPence,
    startBalancePence: start.balancePence,
    startRateBasisPoints: typedRate(start),
    startOwedPence: owedOn(start, isNew ? today : monthStart),
    ...(terms !== undefined && { terms }),
    paidPence: paidInMonth(debt, today) + statedInMonth(debt, today),
    isNew,
  };
}

/** Without terms it is all that is said of a rate. */
export function typedRate({ rate }: Pick<LedgerState, 'rate'>): number {
  return Math.round(basisPointsOf(rate));
}

function paidInMonth({ steps }: TrackedDebt, today: string): number {
  const monthStart = firstDayOf(monthOf(today));
  return steps
    .filter(({ entry }) => entry.on >= monthStart)
    .reduce((sum, step) => sum + paidBy(step), 0);
}

/**
 * What of the debt's own payment stands in balances that were stated this month, as far as no payment before them
 * has covered it: somebody who enters balances in place of payments has paid all the same.
 */
export function statedInMonth(debt: TrackedDebt, today: string): number {
  const { steps } = debt;
  const monthStart = firstDayOf(monthOf(today));
  let openPence = requiredThisMonth(debt, today);
  let statedPence = 0;
  for (const step of steps.filter(({ entry }) => entry.on >= monthStart)) {
    const coveredPence = Math.min(openPence, statedFallOf(step));
    statedPence += coveredPence;
    openPence -= Math.min(openPence, coveredPence + paidBy(step));
  }
  return statedPence;
}

function requiredThisMonth(debt: TrackedDebt, today: string): number {
  const { opening, terms } = debt;
  const { minimumRule } = terms;
  if (minimumRule === null) return paymentAt(debt, today);
  const month = monthOf(today);
  const isNew = opening.on >= firstDayOf(month);
  const start = isNew ? null : stateBefore(debt, firstDayOf(month));
  return requiredAtStart({ opening, start, minimumRule }, month);
}

/** By how much a balance was stated below what was owed with its interest, without a payment. */
export function statedFallOf({ entry, before, after }: LedgerStep): number {
  if (entry.kind !== 'balance') return 0;
  return Math.max(0, payoffAmountPence(before, entry.on) - after.balancePence);
}

function owedOn(state: LedgerState, day: string): number {
  return state.balancePence === 0 ? 0 : payoffAmountPence(state, day);
}

function stateBefore({ opening, steps }: TrackedDebt, day: string): LedgerState {
  const last = steps.findLast(({ entry }) => entry.on < day);
  return last?.after ?? openingState(opening);
}

/** What a payment took off what was owed: not what was too much, nor what the balance entered already had. */
export function paidBy({ entry, payment }: LedgerStep): number {
  if (entry.kind !== 'payment' || !entry.affectsBalance) return 0;
  return entry.amountPence - (payment?.excessPence ?? 0);
}
