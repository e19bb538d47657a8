/** The deals of a portfolio that end soon, as the one forecast has them: those of which their owner is told. */
import { dayNumber, lastDayOf } from '@debt-payoff/contract/days';
import { dealNotice } from '@debt-payoff/contract/ending-deals';
import { addMonths, type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import { balancesAhead } from '@debt-payoff/engine/forecast';
import type { PlannedChange } from '../ledger/debt-terms.ts';
import { monthInterestPence, ratePartsOf, type StatedRate } from '../ledger/stated-rate.ts';
import type { PortfolioForecast } from './portfolio-forecast.ts';
import type { TrackedDebt } from './tracked-debts.ts';

export type EndingDeal = {
  readonly debtId: number;
  readonly creditor: string;
  readonly lastDay: string;
  readonly thenRate: StatedRate;
  /** Null where the payment stays. */
  readonly thenPaymentPence: number | null;
  /** Of a month at that rate, on what is owed by then; null where none is charged, or that passes what can be worked out. */
  readonly interestPence: number | null;
};

/** Soonest first. Without a deal in those days nothing is walked. */
export function endingDeals(
  found: Pick<PortfolioForecast, 'set' | 'input' | 'forecast' | 'today'>,
): EndingDeal[] {
  const { set, input, forecast, today } = found;
  const thisMonth = monthOf(today);
  const told = set.debts.flatMap((debt, at) => {
    const monthsAhead = forecast.debts[at]?.monthsAhead ?? null;
    const clearedIn = monthsAhead === null ? null : addMonths(thisMonth, monthsAhead);
    return changesToTell(debt, today)
      .map((change) => ({ debt, at, change, isCharged: isOwedIn(chargedFrom(change), clearedIn) }))
      .filter(({ change, isCharged }) => isCharged || isNewPaymentDue(change, clearedIn));
  });
  // The look is known: it is not chosen again.
  const walked = { ...input, lookAhead: forecast.lookAhead };
  const balancesIn = new Map<Month, readonly number[] | null>();
  for (const { change } of told) {
    const month = change.lastMonth;
    if (balancesIn.has(month)) continue;
    balancesIn.set(month, balancesAhead(walked, monthsBetween({ from: thisMonth, to: month })));
  }
  return told
    .map(({ debt, at, change, isCharged }) => {
      const thenRate = rateOf(change);
      const balancePence = balancesIn.get(change.lastMonth)?.[at];
      return {
        debtId: debt.id,
        creditor: debt.name,
        lastDay: lastDayOf(change.lastMonth),
        thenRate,
        thenPaymentPence: change.thenPaymentPence,
        interestPence:
          balancePence === undefined || !isCharged
            ? null
            : monthInterestPence(balancePence, thenRate),
      };
    })
    .sort((one, other) => (one.lastDay < other.lastDay ? -1 : Number(one.lastDay > other.lastDay)));
}

/** A month begins with the interest of the one before: the month after a deal still does with that of the deal. */
function chargedFrom({ lastMonth }: PlannedChange): Month {
  return addMonths(lastMonth, 2);
}

/** It is asked for as soon as the deal has ended. */
function isNewPaymentDue(
  { lastMonth, thenPaymentPence }: PlannedChange,
  clearedIn: Month | null,
): boolean {
  return thenPaymentPence !== null && isOwedIn(addMonths(lastMonth, 1), clearedIn);
}

function isOwedIn(month: Month, clearedIn: Month | null): boolean {
  return clearedIn === null || clearedIn >= month;
}

/** Those of a debt that end within the days in which that is told, without those that bring a lower rate, or no change. */
function changesToTell({ state, terms }: TrackedDebt, today: string): PlannedChange[] {
  if (state.paidOffOn !== null) return [];
  const ahead = terms.rateChanges.filter(({ lastMonth }) => lastDayOf(lastMonth) >= today);
  return ahead.filter((change, at) => {
    const previous = ahead[at - 1];
    const beforeParts = ratePartsOf(previous === undefined ? state.rate : rateOf(previous));
    const thenParts = ratePartsOf(rateOf(change));
    const isOnlyPayment = thenParts === beforeParts && change.thenPaymentPence !== null;
    return isSoon(change, today) && (thenParts > beforeParts || isOnlyPayment);
  });
}

function isSoon({ lastMonth }: PlannedChange, today: string): boolean {
  return dayNumber(lastDayOf(lastMonth)) - dayNumber(today) <= dealNotice.shownDays;
}

function rateOf({ kind, thenThousandths }: PlannedChange): StatedRate {
  return { kind, thousandths: thenThousandths };
}
