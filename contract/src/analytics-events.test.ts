import { expect, it } from 'vitest';
import { analyticsEvents } from './analytics-events.ts';

/** Document 1, section 9, and the events of each kind that it names as one. */
it('reports the events of the specification, and few besides', () => {
  const own = [
    // Document 1, section 4: 'a success analytics event is sent'.
    'user_login_success',
    // The calculator's third format.
    'export_csv',
  ];
  const kinds = /^(?:portfolio|export|resource|affiliate|article|contact_form)_/;
  const named = Object.keys(analyticsEvents).filter((event) => !kinds.test(event));
  expect(named.filter((event) => !own.includes(event))).toEqual([
    ...['calculator_start', 'calculator_complete', 'strategy_comparison_viewed', 'debt_added'],
    ...['user_register_start', 'user_register_complete', 'user_login_attempt', 'user_logout'],
    ...['password_reset_request', 'password_reset_complete'],
    ...['profile_view', 'profile_update'],
    ...['subscription_plans_viewed', 'subscription_upgrade_clicked'],
    ...['subscription_checkout_cancelled', 'subscription_managed', 'subscription_cancelled'],
    ...['page_viewed', 'navigation_clicked', 'modal_opened', 'homepage_viewed'],
    ...['sticky_cta_clicked', 'dashboard_viewed', 'landing_page_viewed'],
  ]);
});

it('carries nothing personal', () => {
  const fields = Object.values(analyticsEvents).flatMap((each) => Object.keys(each));
  expect([...new Set(fields)].sort()).toEqual([
    ...['article_slug', 'category', 'debt_count', 'page_path'],
    ...['plan_type', 'portfolio_id', 'success'],
  ]);
});
