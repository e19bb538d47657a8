/** Rates among words: with their kinds where these are not the same, or where a figure alone would mislead. */
import { rateInList } from '@debt-payoff/contract/rate-words';
import type { RateKind } from '@debt-payoff/engine/terms';
import { percentOf, type StatedRate } from '../ledger/stated-rate.ts';

/** Where nothing is said of it, a rate is simple yearly. */
export function kindOf({ kind }: StatedRate): RateKind {
  return kind ?? 'simple';
}

/** '0%' and '24.9%', '18.9%' and '24.9% APR', '1% a month' and '2% a month' */
export function ratesInWords(rates: readonly [StatedRate, StatedRate]): readonly [string, string] {
  const [one, other] = rates;
  const isOfKind = kindOf(one) !== kindOf(other) || kindOf(one) === 'monthly';
  const inWords = (rate: StatedRate) =>
    rateInList({ interest_rate: percentOf(rate), rate_kind: isOfKind ? rate.kind : null });
  return [inWords(one), inWords(other)];
}

/** After 'the rate of Barclaycard is': the same figure, of another kind. */
export const asKind = {
  simple: 'simple yearly',
  apr: 'an APR',
  ear: 'an EAR',
  monthly: 'a rate a month',
} as const satisfies Record<RateKind, string>;
