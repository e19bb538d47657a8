/** What a rate that compounds, such as an APR or an EAR, comes to in a month by the engine, and in a day. */
import { nextInterestPence } from '@debt-payoff/contract/asked-payment';
import { partsOf, type RateKind, wholeParts } from '@debt-payoff/engine/terms';

export type Rate = { readonly percent: number; readonly kind: RateKind };

/** 24.9% a year is about 1.87% a month. */
export function monthlyPercentOf(yearlyPercent: number): number {
  return (partsOf('apr', yearlyPercent) / wholeParts) * 100;
}

/** The interest of one month. */
export function monthOn(balancePence: number, { percent, kind }: Rate): number {
  return nextInterestPence({
    balance: balancePence / 100,
    interestRate: percent,
    rateKind: kind,
  });
}

/** The engine counts months; days are worked out here. */
export function dailyRateOf(yearlyPercent: number): number {
  return (1 + yearlyPercent / 100) ** (1 / 365) - 1;
}

/** The yearly rate that a monthly one compounds to: 2.2% a month is about 29.8% a year. */
export function yearlyPercentOf(monthlyPercent: number): number {
  return ((1 + monthlyPercent / 100) ** 12 - 1) * 100;
}
