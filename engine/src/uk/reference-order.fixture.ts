/** The order in which a month's pool is spent, made afresh each month. */
import {
  itemAt,
  type ReferenceDebt,
  type ReferencePlan,
  termsIn,
} from './reference-plan.fixture.ts';

export const looks = [0, 1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72, 'last'] as const;
export type Look = (typeof looks)[number];
export type ReferenceOrder = 'minimum' | 'snowball' | 'custom' | { look: Look };

/** Positions in `debts`, first to last. */
export function orderOf(
  plan: ReferencePlan,
  order: ReferenceOrder,
  month: number,
  openings: readonly bigint[],
): number[] {
  const entered = plan.debts.map((_, index) => index);
  if (order === 'minimum') return entered;
  if (order === 'custom') return [...new Set([...(plan.customOrder ?? []), ...entered])];
  const balances = (index: number): bigint => openings[index] ?? 0n;
  const ranks = plan.debts.map((debt) =>
    order === 'snowball' ? termsIn(debt, month).parts : lookAhead(debt, month, order.look),
  );
  const rates = (index: number): bigint => ranks[index] ?? 0n;
  return entered.toSorted((a, b) => {
    const byBalance = compare(balances(a), balances(b));
    const byRate = compare(rates(b), rates(a));
    return (order === 'snowball' ? byBalance || byRate : byRate || byBalance) || a - b;
  });
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

function lookAhead(debt: ReferenceDebt, month: number, look: Look): bigint {
  if (look === 'last') return debt.terms.at(-1)?.parts ?? 0n;
  if (look === 0) return termsIn(debt, month).parts;
  return itemAt(debt.partsUpTo, month + look) - itemAt(debt.partsUpTo, month);
}
