/** What a portfolio has planned from this month on besides its payments, and where lenders ask for more than there is. */
import type { KeptShortfall } from '@debt-payoff/contract/kept-terms-sentences';
import { addMonths, monthOf } from '@debt-payoff/contract/months';
import type { PlannedOneOff, PlannedPause } from '../portfolios/portfolios.tables.ts';
import type { PortfolioPlan } from './plan.ts';

export type PlannedAhead = {
  readonly shortfall: KeptShortfall | null;
  /** Whether only what lenders ask is paid in the month of its lines. */
  readonly isPaused: boolean;
  /** By their months. */
  readonly oneOffs: readonly (PlannedOneOff & { readonly debtId: number | null })[];
  readonly pauses: readonly PlannedPause[];
};

export function plannedAhead({
  found,
  month,
}: Pick<PortfolioPlan, 'found' | 'month'>): PlannedAhead {
  const { portfolio, forecast, set, today } = found;
  const thisMonth = monthOf(today);
  const { shortfall } = forecast;
  return {
    shortfall: shortfall && {
      ...shortfall,
      month: addMonths(thisMonth, shortfall.monthsAhead),
    },
    isPaused: portfolio.pauses.some(
      ({ fromMonth, toMonth }) => fromMonth <= month && month <= toMonth,
    ),
    oneOffs: [
      ...portfolio.oneOffs.map((one) => ({ ...one, debtId: null })),
      ...set.debts.flatMap(({ id, terms }) => terms.oneOffs.map((one) => ({ ...one, debtId: id }))),
    ]
      .filter((one) => one.month >= thisMonth)
      .sort((one, other) => (one.month < other.month ? -1 : Number(one.month > other.month))),
    pauses: portfolio.pauses.filter(({ toMonth }) => toMonth >= thisMonth),
  };
}
