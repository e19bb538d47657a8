/** A person's own order of debts, by their ids, while debts come and go. */

/** Debts that have since been deleted drop out; those that were added come last. The ids are in the order of adding. */
export function orderInForce(
  arranged: readonly number[] | null,
  debtIds: readonly number[],
): number[] {
  const present = new Set(debtIds);
  const kept = (arranged ?? []).filter((id) => present.has(id));
  const named = new Set(kept);
  return [...kept, ...debtIds.filter((id) => !named.has(id))];
}

/** The same order as positions among some debts, as calculations take it; debts that are not among them are left out. */
export function positionsAmong(debtIds: readonly number[], order: readonly number[]): number[] {
  const positions = new Map(debtIds.map((id, at) => [id, at]));
  return order.flatMap((id) => positions.get(id) ?? []);
}
