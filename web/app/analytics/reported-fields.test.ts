import { expect, it } from 'vitest';
import type { RaisedEvent } from './events.ts';
import { reportedFields } from './reported-fields.ts';

it.each<RaisedEvent>([
  { event: 'portfolio_created', fields: { portfolio_id: 17, debt_count: 3 } },
  { event: 'article_viewed', fields: { article_slug: 'snowball-or-avalanche' } },
  { event: 'resource_clicked', fields: { category: 'cashback-savings' } },
  { event: 'subscription_cancelled', fields: { plan_type: 'premium' } },
  { event: 'user_login_attempt', fields: { success: false } },
  { event: 'profile_view', fields: {} },
])('$event says what the contract names for it', (raised) => {
  expect(reportedFields(raised)).toEqual(raised.fields);
});

it('says which page it was by its pattern, and nothing at all where the page has a secret', () => {
  const viewOf = (path: string) =>
    reportedFields({ event: 'page_viewed', fields: { page_path: path } });
  expect(viewOf('/portfolios/17')).toEqual({ page_path: '/portfolios/:id' });
  expect(viewOf('/reset-password')).toBeNull();
});

it.each<RaisedEvent>([
  { event: 'portfolio_created', fields: { portfolio_id: 'Mum and Dad' } },
  { event: 'portfolio_created', fields: { portfolio_id: -1 } },
  { event: 'portfolio_created', fields: { debt_count: 1_234.56 } },
  { event: 'portfolio_created', fields: { debt_count: Number.NaN } },
  { event: 'article_viewed', fields: { article_slug: 'sam@debts.example' } },
  { event: 'article_viewed', fields: { article_slug: 'a'.repeat(1_000) } },
  { event: 'resource_clicked', fields: { category: 'barclaycard' } },
  { event: 'subscription_cancelled', fields: { plan_type: '£4.99' } },
  { event: 'user_login_attempt', fields: { success: 'Sam' } },
  { event: 'page_viewed', fields: { page_path: 5 } },
])('leaves out what has another shape: $event, $fields', (raised) => {
  expect(reportedFields(raised)).toEqual({});
});

it('leaves out what the contract names for other events, or for none', () => {
  const fields = {
    portfolio_name: 'Mum and Dad',
    constructor: 'x',
    portfolio_id: 17,
    success: true,
  };
  expect(reportedFields({ event: 'user_login_attempt', fields })).toEqual({ success: true });
  expect(reportedFields({ event: 'profile_view', fields })).toEqual({});
});
