/** What subscriptions bring in, worked out from what is stored. Pure; docs/analytics.md says it in words. */
import { vatPercent } from '@debt-payoff/contract/plans';
import { divideHalfUp } from './half-up.ts';

const monthDays = 30n;

/** A month's worth of what is paid, in whole pence. Prices include VAT, which is not ours, where we are registered. */
export function monthlyPence(
  pricesPence: number,
  { isWithoutVat }: { readonly isWithoutVat: boolean },
): number {
  if (!isWithoutVat) return pricesPence;
  return divideHalfUp(BigInt(pricesPence) * 100n, BigInt(100 + vatPercent));
}

/** For one who pays, in pence a month; 0 where nobody does. */
export function averagePence(mrrPence: number, payingCount: number): number {
  return payingCount === 0 ? 0 : divideHalfUp(BigInt(mrrPence), BigInt(payingCount));
}

type Churn = { readonly payingAtStart: number; readonly churned: number };

/** In percent, to one decimal. */
export function churnPercent({ payingAtStart, churned }: Churn): number {
  if (payingAtStart === 0) return 0;
  return divideHalfUp(BigInt(churned) * 1_000n, BigInt(payingAtStart)) / 10;
}

/**
 * What one who pays brings in until they leave, at the rate at which people left: the average divided by the part
 * that leaves in 30 days. Rounded once, at the end. 0 where nobody pays, or nobody has left: it has no end then.
 */
export function lifetimePence({
  mrrPence,
  payingCount,
  payingAtStart,
  churned,
  days,
}: Churn & {
  readonly mrrPence: number;
  readonly payingCount: number;
  readonly days: number;
}): number {
  if (payingCount === 0 || churned === 0) return 0;
  return divideHalfUp(
    BigInt(mrrPence) * BigInt(payingAtStart) * BigInt(days),
    BigInt(payingCount) * BigInt(churned) * monthDays,
  );
}
