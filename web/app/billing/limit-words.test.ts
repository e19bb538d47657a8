import type { LimitReply } from '@debt-payoff/contract/errors';
import { expect, it } from 'vitest';
import { limitWords } from './limit-words.ts';

const limit: LimitReply = {
  error: 'Portfolio limit reached',
  code: 'portfolio_limit',
  request_id: 'one',
  message: 'Your Free Plan holds 1 portfolio.',
  upgrade_message: 'Upgrade to Basic (£4.99/month): Up to 3 portfolios.',
  current_tier: 'free',
  upgrade_url: '/subscription',
  current_limit: 1,
  current_count: 1,
};

it('names the limit, and offers the next plan', () => {
  expect(limitWords(limit)).toEqual({
    title: 'Portfolio limit reached',
    sentences: ['Your Free Plan holds 1 portfolio.'],
    belowOffer: 'free',
  });
});

it('says once that an own order is part of Premium, and offers nothing smaller', () => {
  const said = 'Your own payoff order is part of Premium.';
  const refused = {
    ...limit,
    code: 'custom_order_not_in_plan',
    error: said,
    message: said,
  } as const;
  expect(limitWords(refused)).toEqual({ title: said, sentences: [], belowOffer: 'basic' });
});
