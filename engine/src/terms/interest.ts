/** A month's interest at a rate of any kind, rounded half-up to the penny. */
import { monthlyInterestPence } from '../interest.ts';
import { wholeParts } from './rate-parts.ts';

/** The rate of a month, said three ways: each is quick for something. */
export type MonthRate = {
  /** In hundredths of a percent a year; -1 where it is of a kind that these cannot say. */
  readonly rateBasisPoints: number;
  /** Its parts as a share of the whole. */
  readonly rateShare: number;
  readonly rateParts: number;
};

/** By hundredths of a percent where they can say the rate: that is exact, and quicker. */
export function interestAt(rate: MonthRate, balancePence: number): number {
  return rate.rateBasisPoints >= 0
    ? monthlyInterestPence(balancePence, rate.rateBasisPoints)
    : interestByParts(balancePence, rate.rateShare, rate.rateParts);
}

/** Nearer than this to a whole number the error of a double could decide; it stays far below that up to the ceiling. */
const doubtful = 1 / 1_024;

/** `share` is the parts as a share of the whole. A double decides, unless it is in doubt. */
export function interestByParts(balancePence: number, share: number, parts: number): number {
  const figure = balancePence * share + 0.5;
  const pence = Math.floor(figure);
  const rest = figure - pence;
  return rest > doubtful && rest < 1 - doubtful ? pence : exactInterest(balancePence, parts);
}

const whole = BigInt(wholeParts);

function exactInterest(balancePence: number, parts: number): number {
  return Number((2n * BigInt(balancePence) * BigInt(parts) + whole) / (2n * whole));
}
