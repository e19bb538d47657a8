/**
 * A calculation begins with next month. What a portfolio keeps for this one stays when the debts and the plan of a
 * calculation take the place of its own.
 */
import { type Month, monthOf } from '@debt-payoff/contract/months';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import {
  calendarOptionsOf,
  type OptionFacts,
  type SavedOptions,
  type SavedTerms,
} from '@debt-payoff/contract/saved-calendar-terms';
import { optionsToKeep } from '../payoff-plan/plan-to-keep.ts';

export function withThisMonth(
  facts: DebtFacts,
  { saved, thisMonth }: { readonly saved: Pick<SavedTerms, 'one_offs'>; readonly thisMonth: Month },
): DebtFacts {
  const kept = oneOffsOf(saved, thisMonth);
  return kept.length === 0 ? facts : { ...facts, one_offs: [...kept, ...(facts.one_offs ?? [])] };
}

export function optionsWithThisMonth(
  options: OptionFacts,
  { saved, thisMonth }: { readonly saved: SavedOptions; readonly thisMonth: Month },
): OptionFacts {
  const pauses = saved.pauses.filter(({ to_month }) => to_month === thisMonth);
  return {
    ...options,
    one_offs: [...oneOffsOf(saved, thisMonth), ...options.one_offs],
    pauses: [
      ...pauses.map((pause) => ({ from_month: monthOf(pause.from_month), to_month: thisMonth })),
      ...options.pauses,
    ],
  };
}

/** Whether a portfolio has one-offs, pauses or a goal ahead that are not those of the plan. */
export function replacesOptions(
  options: OptionFacts,
  { saved, thisMonth }: { readonly saved: SavedOptions; readonly thisMonth: Month },
): boolean {
  const kept = optionsToKeep(calendarOptionsOf(saved, thisMonth), thisMonth);
  const hasAny = kept.one_offs.length + kept.pauses.length > 0 || kept.debt_free_by !== null;
  return hasAny && JSON.stringify(kept) !== JSON.stringify(options);
}

function oneOffsOf({ one_offs }: Pick<SavedTerms, 'one_offs'>, month: Month) {
  return one_offs.flatMap((one) => (one.month === month ? [{ month, amount: one.amount }] : []));
}
