/** A rate as its owner stated it, and what it costs in a month. */
import { monthlyInterestPence } from '@debt-payoff/engine';
import { interestByParts, partsOf, type RateKind, wholeParts } from '@debt-payoff/engine/terms';

export type StatedRate = {
  /** Null where nothing is said of it: then it is simple yearly. */
  readonly kind: RateKind | null;
  /** In thousandths of a percent, whatever its kind: 18.9% is 18,900. */
  readonly thousandths: number;
};

const thousandthsPerPercent = 1_000;

export function statedRate(kind: RateKind | null | undefined, percent: number): StatedRate {
  return { kind: kind ?? null, thousandths: Math.round(percent * thousandthsPerPercent) };
}

export function percentOf({ thousandths }: Pick<StatedRate, 'thousandths'>): number {
  return thousandths / thousandthsPerPercent;
}

/** The figure that was typed; a rate a month has a decimal more than these. */
export function basisPointsOf({ thousandths }: Pick<StatedRate, 'thousandths'>): number {
  return thousandths / 10;
}

export function isSameRate(one: StatedRate, other: StatedRate): boolean {
  return one.kind === other.kind && one.thousandths === other.thousandths;
}

export function monthInterestPence(balancePence: number, rate: StatedRate): number {
  if (rate.thousandths === 0) return 0;
  if (rate.kind === null || rate.kind === 'simple') {
    return monthlyInterestPence(balancePence, basisPointsOf(rate));
  }
  const parts = ratePartsOf(rate);
  return interestByParts(balancePence, parts / wholeParts, parts);
}

/** Those of an APR take big integers to work out, and replays ask for few rates again and again. */
const knownParts = new Map<string, number>();
const knownMost = 1_000;

/** The same for a month, as the engine compares and charges it. */
export function ratePartsOf(rate: StatedRate): number {
  const kind = rate.kind ?? 'simple';
  const name = `${kind} ${rate.thousandths}`;
  const known = knownParts.get(name);
  if (known !== undefined) return known;
  const parts = partsOf(kind, percentOf(rate));
  if (knownParts.size >= knownMost) knownParts.clear();
  knownParts.set(name, parts);
  return parts;
}

export function higherRate(one: StatedRate, other: StatedRate): StatedRate {
  return ratePartsOf(other) > ratePartsOf(one) ? other : one;
}
