/** How much is owed at which rates. */

export type RatedDebt = { readonly balancePence: number; readonly ratePercent: number };

export type RateBand = {
  readonly label: string;
  /** The band without doubt about its edges. */
  readonly exactly: string;
  readonly pence: number;
  readonly debts: number;
};

const bands = [
  { label: 'Under 5%', exactly: 'Under 5%', below: 5 },
  { label: '5% to 10%', exactly: 'From 5% to under 10%', below: 10 },
  { label: '10% to 20%', exactly: 'From 10% to under 20%', below: 20 },
  { label: '20% to 30%', exactly: 'From 20% to under 30%', below: 30 },
  { label: '30% or more', exactly: '30% or more', below: Number.POSITIVE_INFINITY },
] as const;

/** Every band is there, also one without debts: a gap says something too. */
export function rateBands(debts: readonly RatedDebt[]): RateBand[] {
  const byBand = Map.groupBy(debts, ({ ratePercent }) =>
    bands.findIndex(({ below }) => ratePercent < below),
  );
  return bands.map(({ label, exactly }, at) => {
    const within = byBand.get(at) ?? [];
    return {
      label,
      exactly,
      pence: within.reduce((sum, { balancePence }) => sum + balancePence, 0),
      debts: within.length,
    };
  });
}
