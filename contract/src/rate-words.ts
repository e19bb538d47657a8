/** A rate as it is typed, with its kind. */
import type { RateKind } from '@debt-payoff/engine/terms';
import { product } from './product.ts';

const kindsAfterRate = {
  simple: '',
  apr: ' APR',
  ear: ' EAR',
  monthly: ' a month',
} as const satisfies Record<RateKind, string>;

/** Beside the field of a rate. */
export const kindHints = {
  simple: 'This rate is simple yearly.',
  apr: 'This rate is an APR.',
  ear: 'This rate is an EAR.',
  monthly: 'This rate is for a month.',
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

/** The same in lists and tables of saved debts: '24.9% APR', '2.2% a month', '6.5%' */
export function rateInList({
  interest_rate,
  rate_kind,
}: {
  readonly interest_rate: number;
  readonly rate_kind: RateKind | null;
}): string {
  return `${figures.format(interest_rate)}%${kindsAfterRate[rate_kind ?? 'simple']}`;
}

/** One for all: a page names many rates with every key. */
const figures = new Intl.NumberFormat(product.locale, { maximumFractionDigits: 3 });

export function percentWords(percent: number): string {
  return `${figures.format(percent)} %`;
}
