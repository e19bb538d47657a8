/** What a yearly rate that compounds, as a UK APR or EAR does, comes to in a month. */

/** As a share of the balance: 24.9% a year is about 0.0187. FCA Handbook, MCOB 10.3 and CONC App 1. */
export function monthlyRateOf(yearlyPercent: number): number {
  return (1 + yearlyPercent / 100) ** (1 / 12) - 1;
}
