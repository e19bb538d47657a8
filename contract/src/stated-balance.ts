/** What a balance that somebody states means: interest, or spending, charges, refunds and corrections. */

/** As what its owner wants the difference to count. */
export const balanceChanges = ['interest', 'adjustment'] as const;
export type BalanceChange = (typeof balanceChanges)[number];

/** How a debt stood right before the balance was stated. */
export type Standing = {
  readonly balancePence: number;
  /** Whether the rate in force is above 0; of a debt that compounds, any rate since the last entry. */
  readonly bearsInterest: boolean;
  /** Fallen due since the last entry, and not in the balance yet. */
  readonly interestDuePence: number;
  /** Up to here a rise is taken for interest. */
  readonly interestMostPence: number;
};

export type StatedBalance = {
  readonly statedPence: number;
  /** Null where it was stated without a payment. */
  readonly paidPence: number | null;
  /** Null where the rule decides. */
  readonly choice: BalanceChange | null;
};

export type StatedSplit = {
  /** Charged since the last entry. */
  readonly interestPence: number;
  /** Above 0: spending and charges. Below 0: refunds and corrections, or payments that were not recorded. */
  readonly adjustmentPence: number;
  /** What was paid beyond all that was owed. */
  readonly excessPence: number;
};

/** What must have been added since the last entry, for the stated balance to be left. */
export function impliedInterestPence(
  { balancePence }: Pick<Standing, 'balancePence'>,
  { statedPence, paidPence }: Pick<StatedBalance, 'statedPence' | 'paidPence'>,
): number {
  return statedPence + (paidPence ?? 0) - balancePence;
}

export function splitStated(standing: Standing, stated: StatedBalance): StatedSplit {
  const { statedPence, paidPence } = stated;
  const impliedPence = impliedInterestPence(standing, stated);
  if (isInterest(impliedPence, standing, stated.choice)) {
    return { interestPence: impliedPence, adjustmentPence: 0, excessPence: 0 };
  }
  if (impliedPence < 0 && paidPence !== null) {
    return { interestPence: 0, adjustmentPence: impliedPence, excessPence: 0 };
  }
  const interestPence = standing.interestDuePence;
  const restPence = impliedPence - interestPence;
  const isExcess = statedPence === 0 && paidPence !== null && restPence > 0;
  return isExcess
    ? { interestPence, adjustmentPence: 0, excessPence: restPence }
    : { interestPence, adjustmentPence: restPence, excessPence: 0 };
}

/** No interest is below zero: there the choice waits until it can hold again. */
function isInterest(
  impliedPence: number,
  { bearsInterest, interestMostPence }: Standing,
  choice: BalanceChange | null,
): boolean {
  if (impliedPence < 0) return false;
  if (choice !== null) return choice === 'interest';
  return bearsInterest && impliedPence <= interestMostPence;
}

const overrunPercent = 130;
const toleratedPence = 200;

/** Creditors count by the day and from other dates than we do: what they charge may be somewhat more than ours. */
export function interestMostPence({
  ofMonthsPence,
  chargedPence,
}: {
  /**
   * The interest of the months that have turned; where none has, of one. Of a debt that compounds, the larger of that
   * and one month at the highest rate since the last entry.
   */
  readonly ofMonthsPence: number;
  /** What was charged before in the same calendar month. */
  readonly chargedPence: number;
}): number {
  return Math.max(
    0,
    Math.round((ofMonthsPence * overrunPercent) / 100) + toleratedPence - chargedPence,
  );
}
