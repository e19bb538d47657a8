/** A rate as it is typed, with its kind. */
import type { RateKind } from '@debt-payoff/engine/terms';
import { product } from './product.ts';

const kindsAfterRate = {
  simple: '',
  apr: ' APR',
  ear: ' EAR',
  monthly: ' a month',
} as const satisfies Record<RateKind, string>;

/** '24.9 % APR', '2.2 % a month', '6.5 %' */
export function rateOfKind({
  interestRate,
  rateKind,
}: {
  readonly interestRate: number;
  readonly rateKind?: RateKind | null | undefined;
}): string {
  return `${percentWords(interestRate)}${kindsAfterRate[rateKind ?? 'simple']}`;
}

/** One for all: a page names many rates with every key. */
const figures = new Intl.NumberFormat(product.locale, { maximumFractionDigits: 3 });

export function percentWords(percent: number): string {
  return `${figures.format(percent)} %`;
}
