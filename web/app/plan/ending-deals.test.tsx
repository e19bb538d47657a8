import type { EndingDeal } from '@debt-payoff/contract/plan';
import { expect, it } from 'vitest';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import { aPlan } from './builders.fixture.ts';
import { EndingDeals } from './ending-deals.tsx';

const aDeal = (given: Partial<EndingDeal> = {}): EndingDeal => ({
  debt_id: 4,
  creditor: 'Card',
  last_day: '2027-02-28',
  then_rate: 24.9,
  rate_kind: 'apr',
  then_payment: null,
  interest_a_month: 35.12,
  ...given,
});
const wordsOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' :', ':')
    .trim();
const hrefsOf = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

it('is not there where no deal ends', () => {
  expect(markupWithFacts(<EndingDeals plans={[aPlan()]} />)).toBe('');
});

it('says of a deal its last day, the rate with its kind, and its interest', () => {
  const plans = [aPlan({ portfolio_id: 7, ending_deals: [aDeal()] })];
  const markup = markupWithFacts(<EndingDeals plans={plans} />);
  expect(wordsOf(markup)).toBe(
    'A deal ends on 28 February 2027 Card: the deal ends on 28 February 2027. Then the rate is 24.9% APR: about £35.12 of interest a month on what you would owe by then.',
  );
  expect(hrefsOf(markup)).toEqual(['/portfolios/7']);
});

it('has the deals of all portfolios in the order of their days, with a new payment, and no interest that is not known', () => {
  const later = aDeal({ creditor: '<img src=x>', then_payment: 120, interest_a_month: null });
  const sooner = aDeal({ creditor: 'Loan', last_day: '2027-01-31', rate_kind: null });
  const plans = [
    aPlan({ portfolio_id: 7, ending_deals: [later] }),
    aPlan({ portfolio_id: 9, portfolio_name: 'Car', ending_deals: [sooner] }),
  ];
  const markup = markupWithFacts(<EndingDeals plans={plans} />);
  expect(hrefsOf(markup)).toEqual(['/portfolios/9', '/portfolios/7']);
  expect(markup).toContain('&lt;img src=x&gt;');
  const words = wordsOf(markup);
  expect(words).toContain('2 deals end soon Loan ( Car ): the deal ends on 31 January 2027.');
  expect(words).toContain('the rate is 24.9% APR. The monthly payment is then £120.00.');
});

it('leads to the debts where they stand on the same page', () => {
  const plans = [aPlan({ ending_deals: [aDeal()] })];
  expect(hrefsOf(markupWithFacts(<EndingDeals plans={plans} isAmongDebts />))).toEqual(['#debt-4']);
});
