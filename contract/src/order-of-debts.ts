/** An order of debts as positions among them, as a link or a browser may hold one. */

/** Null for what is no order of so many debts: each of them can stand in it once. */
export function readOrder(value: unknown, debtCount: number): readonly number[] | null {
  if (!Array.isArray(value)) return null;
  const positions = value.filter(
    (at): at is number => Number.isInteger(at) && at >= 0 && at < debtCount,
  );
  const isSound = positions.length === value.length && new Set(positions).size === value.length;
  return isSound ? positions : null;
}
