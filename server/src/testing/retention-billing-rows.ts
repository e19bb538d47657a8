import {
  type Builders,
  inTenYears,
  longAgo,
  type RetainedRow,
  type RetainedRows,
} from './retention-row.ts';

export async function retainedBillingRows({ add, aUser }: Builders): Promise<RetainedRows> {
  const userId = await aUser();
  const account = { stripe_account_id: await aStripeAccount(add) };
  const customer = { ...account, user_id: userId, creation_key: 'key', created_at: longAgo };
  const events = { table: 'stripe_events', mark: 'event_id' };
  const tasks = { table: 'stripe_tasks', mark: 'kind' };
  const visits = { table: 'checkouts', mark: 'session_id' };
  const trials = { table: 'trial_uses', mark: 'address_hash' };
  const work = { ...account, customer_id: 'cus_1', created_at: longAgo, next_attempt_at: longAgo };
  const event = { ...work, type: 'none', received_at: longAgo };
  const visit = {
    customer_row_id: await add('stripe_customers', customer),
    ...{ tier: 'basic', price_pence: 499, trial_days: 14, created_at: longAgo },
  };
  const agreed = { start_now_at: longAgo, start_now_wording: 'Start at once' };
  const endedVisits = 'visits to the checkout that have ended';

  const kept: readonly RetainedRow[] = [
    {
      what: "Stripe's events that were handled",
      ...events,
      rowFrom: (instant) => ({ ...event, handled_at: instant }),
    },
    {
      what: 'tasks at Stripe that are done',
      ...tasks,
      rowFrom: (instant) => ({ ...work, facts: {}, done_at: instant }),
    },
    {
      what: endedVisits,
      ...visits,
      rowFrom: (instant) => ({ ...visit, expires_at: longAgo, closed_at: instant }),
    },
    { what: endedVisits, ...visits, rowFrom: (instant) => ({ ...visit, expires_at: instant }) },
    {
      what: 'visits to the checkout with the express request to start at once',
      ...visits,
      rowFrom: (instant) => ({ ...visit, ...agreed, expires_at: longAgo, closed_at: instant }),
    },
    {
      what: 'previews of changes of plan',
      ...{ table: 'change_previews', mark: 'price_id' },
      rowFrom: async (instant) => ({
        ...{ user_id: await aUser(), tier: 'basic', subscription_id: 'sub_1' },
        ...{ period_end: instant, proration_date: instant, created_at: instant },
        ...{ proration_pence: 0, due_today_pence: 0 },
      }),
    },
    {
      what: 'hashes of addresses that have had the free trial, after their accounts were deleted',
      ...trials,
      rowFrom: (instant) => ({ used_at: longAgo, left_at: instant }),
    },
  ];
  const inUse = [
    { ...events, row: event },
    { ...tasks, row: { ...work, facts: {} } },
    { ...visits, row: { ...visit, expires_at: inTenYears } },
    { ...trials, row: { user_id: userId, used_at: longAgo } },
  ];
  return { kept, inUse };
}

function aStripeAccount(add: Builders['add']): Promise<number> {
  const account = { account_id: 'acct_1', is_live: false, key_hash: 'none', is_current: true };
  return add('stripe_accounts', { ...account, seen_at: longAgo });
}
