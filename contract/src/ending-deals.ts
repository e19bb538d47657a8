/** Deals that end soon: from when on their owner is told, and in which words. */
import type { RateKind } from '@debt-payoff/engine/terms';
import { formatPence } from './money.ts';
import { rateInList } from './rate-words.ts';
import { endingDealTexts as texts } from './texts/ending-deals.ts';

/** So many days before the last day of its last month. */
export const dealNotice = {
  shownDays: 60,
  /** The nearest comes last. */
  mailedDays: [60, 30],
} as const;

export type EndingDealFacts = {
  /** As it is to be read. */
  readonly lastDay: string;
  readonly thenRate: number;
  readonly rateKind: RateKind | null;
  /** Null where the payment stays. */
  readonly thenPaymentPence: number | null;
  /** Of a month at that rate, on what the plan would then owe; null where none is charged, or that is not worked out. */
  readonly interestPence: number | null;
};

/** 'the deal ends on 28 February 2027. Then the rate is 24.9% APR: about £35.12 of interest …', after the debt's name. */
export function dealEndWords(deal: EndingDealFacts): string {
  const { lastDay, thenPaymentPence, interestPence } = deal;
  const rate = rateInList({ interest_rate: deal.thenRate, rate_kind: deal.rateKind });
  const cost = interestPence === null ? '' : `: ${texts.interest(formatPence(interestPence))}`;
  const payment =
    thenPaymentPence === null ? '' : ` ${texts.payment(formatPence(thenPaymentPence))}`;
  return `${texts.endsOn(lastDay)} ${texts.thenRate(rate)}${cost}.${payment}`;
}

/** Of one or several; the day is null where they end on different ones. */
export function dealsEndTitle(dealsCount: number, day: string | null): string {
  const when = day === null ? 'soon' : `on ${day}`;
  return dealsCount === 1 ? `A deal ends ${when}` : `${dealsCount} deals end ${when}`;
}
