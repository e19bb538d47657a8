/** What a recount is made of. */

export type RecountQuery = { readonly now: Date; readonly days: number; readonly hasVat: boolean };
export type Stretch = { readonly start_date: string; readonly end_date: string };

export function tally<Key extends string>(keys: readonly Key[], found: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, found.filter((one) => one === key).length]));
}

export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** What divides evenly into a half is not always exactly one as a fraction. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + 1e-9);
}
