/** Gives a crowd that is there already what staff search, sort and filter by, in a few statements. */
import type pg from 'pg';

const givenNames = [
  ...['Aisha', 'Alfie', 'Amelia', 'Bethan', 'Callum', 'Chloe', 'Daniel', 'Divya', 'Eilidh', 'Ewan'],
  ...['Freya', 'George', 'Hannah', 'Imran', 'Isla', 'Jack', 'Kofi', 'Layla', 'Megan', 'Mohammed'],
  ...['Niamh', 'Oliver', 'Poppy', 'Rhys', 'Ruby', 'Samuel', 'Sian', 'Tomasz', 'Yusuf', 'Zara'],
];
const surnames = [
  ...['Adeyemi', 'Ahmed', 'Bailey', 'Begum', 'Campbell', 'Clarke', 'Davies', 'Evans', 'Fraser'],
  ...['Green', 'Hughes', 'Jones', 'Kaur', 'Khan', 'Kowalski', 'Lewis', 'Mackenzie', 'Morgan'],
  ...['Murphy', 'Nguyen', 'Osborne', 'Patel', 'Quinn', 'Roberts', 'Shah', 'Smith', 'Taylor'],
];

/** One in a hundred is suspended, one in five has never signed in. */
const namesStep = `UPDATE users SET
     username = given || '.' || surname || '.' || n,
     username_key = lower(given || '.' || surname || '.' || n),
     email = lower(given || surname || n || '@mail' || n % 7 || '.example'),
     password_hash = repeat('x', 97),
     created_at = now() - n * interval '15 minutes',
     last_login_at = CASE WHEN n % 5 > 0 THEN now() - n * 7919 % 100003 * interval '5 minutes' END,
     suspended_at = CASE WHEN n % 100 = 0 THEN now() END
   FROM (
     SELECT id AS of_id, substring(username FROM 7)::integer AS n,
       ($1::text[])[1 + id % cardinality($1::text[])] AS given,
       ($2::text[])[1 + id / 7 % cardinality($2::text[])] AS surname
     FROM users WHERE username_key LIKE 'crowd-%'
   ) AS names
   WHERE id = of_id`;

/** Every other person has a subscription: most live, some are set to end, a fifth are over. */
const steps = [
  `INSERT INTO subscriptions (stripe_account_id, user_id, customer_id, subscription_id, status, tier,
     price_id, amount_pence, currency, "interval", started_at, period_start, period_end, ends_at,
     ended_at, past_due_since, synced_at)
   SELECT (SELECT id FROM stripe_accounts WHERE is_current), id, 'cus_crowd_' || id,
     'sub_crowd_' || id,
     CASE WHEN k < 20 THEN 'canceled' WHEN k < 25 THEN 'trialing' WHEN k < 28 THEN 'past_due'
       WHEN k < 30 THEN 'incomplete' ELSE 'active' END,
     CASE WHEN k % 3 = 0 THEN 'premium' ELSE 'basic' END, 'price_crowd',
     CASE WHEN k % 3 = 0 THEN 999 ELSE 499 END, 'gbp', 'month', created_at, now(),
     now() + interval '20 days', CASE WHEN k > 92 THEN now() + interval '20 days' END,
     CASE WHEN k < 20 THEN now() - interval '3 days' END,
     CASE WHEN k BETWEEN 25 AND 27 THEN now() - interval '5 days' END, now()
   FROM (SELECT id, created_at, id / 2 % 100 AS k FROM users WHERE password_hash LIKE 'xxx%') AS people
   WHERE id % 2 = 0`,
  `INSERT INTO subscription_states (subscription_id, since, recorded_at, status, tier, amount_pence,
     ends_at, position)
   SELECT id, started_at, now(), status, tier, amount_pence, ends_at, position
   FROM subscriptions, generate_series(1, 3) AS position
   WHERE subscription_id LIKE 'sub_crowd_%'`,
  `INSERT INTO tier_grants (user_id, tier, reason, granted_at, until, withdrawn_at)
   SELECT id, CASE WHEN id % 20 = 1 THEN 'premium' ELSE 'basic' END, 'One of many', now(),
     CASE WHEN id % 3 = 0 THEN now() + interval '1 year' END, CASE WHEN id % 7 = 0 THEN now() END
   FROM users WHERE password_hash LIKE 'xxx%' AND id % 10 = 1`,
  // Those who left lately are found by name; those before them are not.
  `INSERT INTO deleted_accounts (user_id, username, email, registered_at, deleted_at, deleted_by)
   SELECT 10000000 + id, CASE WHEN id % 100 = 0 THEN 'left.' || username END,
     CASE WHEN id % 100 = 0 THEN 'left.' || email END, created_at, now(), 'owner'
   FROM users WHERE password_hash LIKE 'xxx%' AND id % 10 < 2`,
];

export async function addCrowdForStaff(client: pg.Client): Promise<void> {
  await client.query(namesStep, [givenNames, surnames]);
  for (const step of steps) await client.query(step);
  // Nobody renames everyone at once: without what that leaves behind, the table is as it grows by itself.
  await client.query('VACUUM FULL users');
  await client.query('VACUUM ANALYZE');
}
