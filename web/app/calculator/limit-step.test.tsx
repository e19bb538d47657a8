import type { LimitReply } from '@debt-payoff/contract/errors';
import { expect, it } from 'vitest';
import { Offers } from '../billing/offers.tsx';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import { LimitStep } from './limit-step.tsx';

const limit: LimitReply = {
  error: 'Debt limit reached',
  code: 'debt_limit',
  request_id: 'one',
  message: 'Your Free Plan holds 5 debts in a portfolio.',
  upgrade_message: 'Upgrade to Basic (£4.99/month): Up to 15 debts in each portfolio.',
  current_tier: 'free',
  upgrade_url: '/subscription',
  current_limit: 5,
  current_count: 6,
};
const step = (hasOffer: boolean) => (
  <LimitStep limit={limit} hasOffer={hasOffer} onClose={() => {}} />
);

it('a limit comes with what the next plan holds', () => {
  const words = markupWithFacts(step(true));
  expect(words).toContain(limit.upgrade_message);
  expect(words).toMatch(/per month/);
});

it('beside a shortfall only the limit is said', () => {
  const silent = markupWithFacts(step(false));
  expect(silent).toContain(limit.message);
  expect(silent).not.toMatch(/£|Upgrade/);
  // A part within a silent page cannot offer anything either.
  expect(markupWithFacts(<Offers areMade={false}>{step(true)}</Offers>)).not.toMatch(/£|Upgrade/);
});
