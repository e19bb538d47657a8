/** The strategies, each a rule for spending what is left after every debt had its monthly payment. */

/** Those that need nothing but the debts. */
export const standardStrategyNames = ['minimum', 'avalanche', 'snowball'] as const;
export type StandardStrategyName = (typeof standardStrategyNames)[number];
export const strategyNames = [...standardStrategyNames, 'custom'] as const;
export type StrategyName = (typeof strategyNames)[number];

/** Whether payments that cleared debts no longer need join the extra payment. */
export function rollsFreedPayments(strategy: StrategyName): boolean {
  return strategy !== 'minimum';
}

/** Where each debt stands in an own order; what it leaves out follows as entered. */
export function placesOf(customOrder: readonly number[], count: number): readonly number[] {
  const places = Array.from({ length: count }, (_, debt) => customOrder.length + debt);
  for (const [place, debt] of customOrder.entries()) places[debt] = place;
  return places;
}

/** A strategy with what 'custom' needs of the person. */
export type Ordering = {
  readonly strategy: StrategyName;
  readonly customOrder?: readonly number[] | undefined;
};
