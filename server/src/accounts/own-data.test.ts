import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { contactAddresses } from '@debt-payoff/contract/contact-addresses';
import {
  paymentAddresses,
  paymentSettingsAddresses,
  progressAddresses,
  scheduleAddresses,
} from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { recordAct } from '../audit/audit.ts';
import { aMessage } from '../testing/contact.ts';
import { aDebt } from '../testing/debts.ts';
import { aPayment, aSchedule } from '../testing/payments.ts';
import { aPerson, call, signIn, switchTwoStepOn } from '../testing/people.ts';
import { recordedMail } from '../testing/recorded-mail.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { aStoredSubscription, aStripeAccount } from '../testing/stored-subscriptions.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const clock = settableClock();
const mail = recordedMail();
const { app, db, pool, mailer } = await createTestApp({
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000' },
  clock,
  mailTransport: mail,
});
const { downloadData, logout, login, updateProfile } = accountAddresses;

const person = await aPerson(app);
const stranger = await aPerson(app, { username: 'a-stranger', email: 'stranger@example.com' });
const { secret, recoveryCodes } = await switchTwoStepOn({ app, pool }, person, clock.now());
const [totp = ''] = recoveryCodes;
const former = await signIn(app, person, { totp, headers: { 'user-agent': 'A former browser/1' } });
await call(app, logout, { as: former });
await call(app, login, { body: { username: person.username, password: 'wrong' } });
const email = `new-${person.email}`;
const [, code = ''] = recoveryCodes;
await call(app, updateProfile, {
  as: person,
  body: { email, current_password: person.password, totp: code },
});
await mailer.deliverNow();
await pool.query(
  `INSERT INTO tier_grants (user_id, tier, reason, granted_by, granted_at, until)
   VALUES ($1, 'basic', 'a kind word', $2, $3, $4)`,
  [person.id, stranger.id, clock.now(), new Date(clock.now().getTime() + 86_400_000)],
);
await aStoredSubscription(db, {
  stripeAccountId: await aStripeAccount(db),
  userId: person.id,
  endsAt: clock.now(),
});
const act = { subject: 'user', subjectId: person.id, userId: person.id } as const;
await db.transaction((tx) =>
  recordAct(tx, {
    ...{ ...act, actorId: stranger.id, action: 'user_updated', now: clock.now() },
    changes: [
      { field: 'role', before: 'admin', after: 'user' },
      { field: 'admin_notes', before: null, after: 'Spoke with the stranger who pays' },
    ],
    reason: 'As the stranger asked',
  }),
);
const { body: home } = await call(app, portfolioAddresses.create, {
  as: person,
  body: { name: 'Home', debts: [aDebt()] },
});
const debtId = home.debts[0].id;
const tell = (address: { method: string; path: string }, body: unknown) =>
  call(app, address, { as: person, id: home.id, body });
await tell(paymentAddresses.add, aPayment(debtId, { notes: 'A paid note' }));
await tell(scheduleAddresses.add, aSchedule(debtId, { payment_day: 15 }));
await tell(scheduleAddresses.process, { target_date: '2026-11-15' });
await tell(progressAddresses.capture, {
  snapshot_date: '2026-11-15',
  total_interest_paid: 1.5,
  notes: 'A kept note',
});
const { body: calendar } = await tell(scheduleAddresses.setCalendar, { shows_amounts: true });
await tell(paymentSettingsAddresses.update, {
  wants_reminders: false,
  records_automatically: true,
});
await call(app, contactAddresses.send, { as: person, body: aMessage() });
const reply = await call(app, downloadData, { as: person });

describe('the download', () => {
  it('is a file that no one keeps', () => {
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="debt-payoff-data.json"',
      'cache-control': 'no-store',
    });
  });

  it('has its parts in this order', () => {
    expect(Object.keys(reply.body)).toEqual([
      ...['exported_at', 'account', 'payment_settings', 'two_step_sign_in', 'sessions'],
      ...['mailed_links', 'email_changes', 'acts_by_our_staff'],
      ...['granted_tiers', 'subscriptions'],
      ...['card_payments', 'checkouts', 'free_trials', 'messages_to_us', 'portfolios'],
    ]);
    expect(Object.keys(reply.body.portfolios[0]).slice(-8)).toEqual([
      ...[
        'stated_balances_and_rates',
        'first_plans',
        'deleted_debts',
        'payments',
        'scheduled_payments',
      ],
      ...['progress_snapshots', 'calendar', 'deal_reminders'],
    ]);
  });

  it('holds all that is stored about the account', () => {
    const now = clock.now().toISOString();
    expect(reply.body).toMatchObject({
      exported_at: now,
      account: {
        id: person.id,
        username: person.username,
        email: person.email,
        pending_email: email,
        created_at: now,
        role: 'user',
        subscription_tier: 'basic',
        last_login_at: now,
        last_login_address: '127.0.0.1',
        failed_logins_since: 1,
        last_failed_login_at: now,
      },
      two_step_sign_in: { started_at: now, confirmed_at: now },
      email_changes: [
        {
          old_email: person.email,
          new_email: email,
          requested_at: now,
          switched_at: null,
          ended_at: null,
        },
      ],
      granted_tiers: [{ tier: 'basic', granted_at: now }],
      subscriptions: [
        {
          tier: 'basic',
          amount: 4.99,
          currency: 'GBP',
          ends_at: now,
          states: [{ since: now, status: 'active', tier: 'basic', amount: 4.99, ends_at: now }],
        },
      ],
    });
    expect(reply.body.sessions).toMatchObject([
      { browser: 'A former browser/1', ended_at: now, ended_because: 'signed_out' },
      { is_current: true, ended_at: null, ip_address: '127.0.0.1' },
    ]);
    expect(reply.body.mailed_links).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ purpose: 'cancel_email', email: person.email }),
        expect.objectContaining({ purpose: 'confirm_email', email }),
      ]),
    );
  });

  it('says what staff did and when, and not who, why or what they noted', () => {
    expect(reply.body.acts_by_our_staff).toEqual([
      {
        at: clock.now().toISOString(),
        action: 'user_updated',
        outcome: 'done',
        changes: [{ field: 'role', before: 'admin', after: 'user' }, { field: 'admin_notes' }],
      },
    ]);
    expect(reply.text).not.toContain('a kind word');
  });

  it('holds the debts with all that was entered about them', () => {
    const now = clock.now().toISOString();
    const [portfolio] = reply.body.portfolios;
    expect(portfolio).toMatchObject({
      name: 'Home',
      debts: [
        {
          id: debtId,
          balance: 1040,
          payments_as_set: [{ set_on: '2026-11-15', monthly_payment: 60 }],
          rate_change_kinds: [],
        },
      ],
    });
    expect(portfolio.stated_balances_and_rates).toEqual([
      {
        debt_id: debtId,
        kind: 'opening',
        stated_on: '2026-11-15',
        balance: 1200,
        interest_rate: 18.9,
        rate_kind: null,
        monthly_payment: 60,
        amount: null,
        balance_change: null,
        interest_amount: 0,
        adjustment_amount: 0,
        excess_amount: 0,
        notes: '',
        entered_at: now,
      },
    ]);
    const [recorded, paid] = portfolio.payments;
    expect(paid).toMatchObject({ payment_amount: 100, notes: 'A paid note', updated_at: now });
    expect(recorded).toMatchObject({ payment_amount: 60, payment_date: '2026-11-15' });
    expect(portfolio.scheduled_payments).toMatchObject([
      {
        id: recorded.scheduled_payment_id,
        amount_kind: 'fixed',
        payment_day: 15,
        is_active: true,
        active_times: [{ payment_day: 15, from: '2026-11-15', until: null }],
        settled_dates: [
          {
            due_date: '2026-11-15',
            settled_as: 'recorded',
            payment_id: recorded.id,
            settled_at: now,
          },
        ],
        reminders: [],
      },
    ]);
    expect(portfolio.progress_snapshots).toMatchObject([
      { total_balance: 1040, total_interest_paid: 1.5, notes: 'A kept note', created_at: now },
    ]);
    expect(reply.body.payment_settings).toEqual({
      wants_reminders: false,
      records_automatically: true,
    });
  });

  it('says that there is a calendar, and not where', async () => {
    const [{ calendar: told }] = reply.body.portfolios;
    expect(told).toEqual({ shows_amounts: true, created_at: clock.now().toISOString() });
    const { rows } = await pool.query('SELECT token FROM calendar_feeds');
    expect(calendar.url).toContain(rows[0].token);
    expect(reply.text).not.toContain(rows[0].token);
  });

  it('holds no hash and no secret', async () => {
    const { rows } = await pool.query(
      `SELECT password_hash AS hidden FROM users UNION ALL SELECT token_hash FROM refresh_tokens
       UNION ALL SELECT token_hash FROM account_links UNION ALL SELECT sealed_secret FROM two_step_secrets
       UNION ALL SELECT code_hash FROM recovery_codes`,
    );
    const hidden: string[] = rows.map((row) => row.hidden);
    expect(hidden.length).toBeGreaterThan(10);
    const secrets = [secret, ...recoveryCodes, person.password, person.token, person.refreshToken];
    for (const one of [...hidden, ...secrets]) expect(reply.text).not.toContain(one);
    expect(reply.text).not.toMatch(/argon2|hash|sealed/i);
  });

  it('holds nothing of anybody else', () => {
    expect(reply.text).not.toContain('stranger');
  });
});

it('every table about people is in the download, or known to hold nothing to take along', async () => {
  // All that hangs on an account, by however many steps.
  const { rows } = await pool.query(
    `WITH RECURSIVE hanging AS (
       SELECT 'users'::regclass::oid AS id
       UNION
       SELECT c.conrelid FROM pg_constraint c JOIN hanging ON c.confrelid = hanging.id
       WHERE c.contype = 'f'
     )
     SELECT id::regclass::text AS name FROM hanging WHERE id <> 'users'::regclass ORDER BY 1`,
  );
  const parts: Record<string, readonly string[] | null> = {
    account_links: ['mailed_links'],
    // Mails that were sent, and what they were about.
    billing_notices: null,
    calendar_feeds: ['portfolios', 'calendar'],
    // What a page has shown, for a quarter of an hour.
    change_previews: null,
    checkouts: ['checkouts'],
    contact_messages: ['messages_to_us'],
    contact_replies: ['messages_to_us', 'replies'],
    deal_reminders: ['portfolios', 'deal_reminders'],
    debt_statements: ['portfolios', 'stated_balances_and_rates'],
    debts: ['portfolios', 'debts'],
    email_changes: ['email_changes'],
    first_plans: ['portfolios', 'first_plans'],
    removed_debts: ['portfolios', 'deleted_debts'],
    // Replies to requests, each of which is in the download where it left something.
    idempotency_keys: null,
    payments: ['portfolios', 'payments'],
    portfolios: ['portfolios'],
    price_change_notices: null,
    progress_snapshots: ['portfolios', 'progress_snapshots'],
    recovery_codes: null,
    // What a device shows to be let in again; the device is in the download.
    refresh_tokens: null,
    settled_dates: ['portfolios', 'scheduled_payments', 'settled_dates'],
    schedule_reminders: ['portfolios', 'scheduled_payments', 'reminders'],
    schedule_terms: ['portfolios', 'scheduled_payments', 'active_times'],
    scheduled_payments: ['portfolios', 'scheduled_payments'],
    sessions: ['sessions'],
    stripe_customers: ['card_payments'],
    subscription_states: ['subscriptions', 'states'],
    subscriptions: ['subscriptions'],
    tier_grants: ['granted_tiers'],
    trial_uses: ['free_trials'],
    two_step_secrets: ['two_step_sign_in'],
  };
  for (const { name } of rows) {
    expect(Object.keys(parts), `add ${name} to the download and to this list`).toContain(name);
    let found = reply.body;
    for (const part of parts[name] ?? []) {
      const holder = Array.isArray(found) ? found[0] : found;
      expect(Object.keys(holder)).toContain(part);
      found = holder[part];
    }
  }
});
