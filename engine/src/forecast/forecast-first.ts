/** Why the debt comes first that a forecast has first, in the month of its first payments. */
import { ratesFrom } from '../first-debt.ts';
import { type FirstReason, firstReason, type RankedDebt } from '../first-reason.ts';
import { partsPerSimpleBasisPoint } from '../terms/rate-parts.ts';
import type { Forecast, ForecastDebt, ForecastInput } from './forecast.ts';
import { debtTermsOf } from './forecast-terms.ts';

/** Null where none is first, and where there is no choice. */
export function forecastFirstReason(
  { debts, strategy, customOrder }: ForecastInput,
  { debts: ahead, beginsNextMonth, lookAhead }: Forecast,
): FirstReason | null {
  const first = ahead.findIndex(({ isFirst }) => isFirst);
  const month = beginsNextMonth ? 1 : 0;
  const counting = debts.map((debt, at) =>
    month === 1 || !debt.isNew ? rankedDebt(debt, { at, month }) : null,
  );
  const owed = counting
    .filter((debt) => debt !== null)
    .filter(({ openingPence }) => openingPence > 0);
  return firstReason({ first, owed, strategy, lookAhead, customOrder });
}

/** As it stood when the month began: one that came up since is first for another reason, and has nothing here. */
function rankedDebt(
  debt: ForecastDebt,
  { at, month }: { readonly at: number; readonly month: number },
): RankedDebt {
  const { terms, startRateBasisPoints } = debt;
  const { isPriority, takesExtra, ...own } = debtTermsOf(debt);
  const { rateAfter, lastChangeAfter } = ratesFrom(own, month);
  const startRate = terms?.startRateParts ?? startRateBasisPoints * partsPerSimpleBasisPoint;
  return {
    debt: at,
    openingPence: month === 1 ? debt.owedPence : openingAtStart(debt),
    rateAfter: (months) => (month === 0 && months === 0 ? startRate : rateAfter(months)),
    ...{ lastChangeAfter, isPriority, takesExtra },
  };
}

function openingAtStart({ startOwedPence, startBalancePence }: ForecastDebt): number {
  return startOwedPence > 0 ? startBalancePence : 0;
}
