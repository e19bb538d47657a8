/** What a yearly rate that compounds, such as an APR or an EAR, comes to in a month, in a day and as typed. */

import { monthlyRateOf } from '@debt-payoff/contract/effective-rates';
import { calculatorLimits } from '@debt-payoff/contract/limits';

export { monthlyRateOf };

export function dailyRateOf(yearlyPercent: number): number {
  return (1 + yearlyPercent / 100) ** (1 / 365) - 1;
}

/** The yearly rate that a monthly one compounds to: 2.2% a month is about 29.8% a year. */
export function yearlyPercentOf(monthlyPercent: number): number {
  return ((1 + monthlyPercent / 100) ** 12 - 1) * 100;
}

/** The calculator takes a twelfth of the yearly rate each month, so this is the rate to type for an APR or EAR. */
export function rateToType(yearlyPercent: number): number {
  return roundedTo(monthlyRateOf(yearlyPercent) * 12 * 100, calculatorLimits.rateDecimals);
}

export function interestPence(balancePence: number, rate: number): number {
  return Math.round(balancePence * rate);
}

/** A twelfth of the yearly rate, as if it did not compound. */
export function twelfthOf(yearlyPercent: number): number {
  return yearlyPercent / 100 / 12;
}

function roundedTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
