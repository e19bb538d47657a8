/** One row of each table that is kept for a time, with nothing in it but what the table demands. */
import type pg from 'pg';
import { retainedBillingRows } from './retention-billing-rows.ts';
import {
  type Builders,
  insertRow,
  inTenYears,
  longAgo,
  type RetainedRow,
  type RetainedRows,
} from './retention-row.ts';

const times = { created_at: longAgo, updated_at: longAgo };

export async function retainedRows(pool: pg.Pool): Promise<RetainedRows> {
  let people = 0;
  const add: Builders['add'] = (table, row) => insertRow(pool, table, row);
  const aUser = (): Promise<number> => {
    people += 1;
    const name = `person${people}`;
    const names = { username: name, username_key: name, email: `${name}@example.com` };
    return add('users', { ...names, password_hash: 'none', ...times });
  };
  const builders = { add, aUser };
  const all = [
    await retainedAccountRows(builders),
    await retainedBillingRows(builders),
    await retainedOtherRows(builders),
  ];
  return {
    kept: all.flatMap(({ kept }) => kept),
    inUse: all.flatMap(({ inUse }) => inUse),
  };
}

async function retainedAccountRows({ add, aUser }: Builders): Promise<RetainedRows> {
  const userId = await aUser();
  const session = { user_id: userId, kind: 'user', created_at: longAgo, last_used_at: longAgo };
  const device = { table: 'sessions', mark: 'user_agent' };
  const change = {
    what: 'changes of address that can no longer be confirmed or reverted',
    ...{ table: 'email_changes', mark: 'new_email' },
  };
  const endedSessions = 'sessions that have ended';
  const kept: readonly RetainedRow[] = [
    {
      what: 'names and addresses of deleted accounts',
      ...{ table: 'deleted_accounts', mark: 'email' },
      rowFrom: (instant) => ({
        ...{ username: 'sam', registered_at: longAgo, deleted_at: instant, deleted_by: 'owner' },
      }),
    },
    {
      what: 'mailed links that have expired',
      ...{ table: 'account_links', mark: 'token_hash' },
      rowFrom: (instant) => ({
        ...{ user_id: userId, purpose: 'confirm_email', email: 'sam@example.com' },
        ...{ created_at: longAgo, expires_at: instant },
      }),
    },
    {
      ...change,
      rowFrom: async (instant) => ({
        ...{ user_id: await aUser(), old_email: 'sam@example.com', requested_at: instant },
      }),
    },
    {
      ...change,
      rowFrom: (instant) => ({
        ...{ user_id: userId, old_email: 'sam@example.com' },
        ...{ requested_at: longAgo, switched_at: instant },
      }),
    },
    {
      what: endedSessions,
      ...device,
      rowFrom: (instant) => ({ ...session, expires_at: instant }),
    },
    {
      what: endedSessions,
      ...device,
      rowFrom: (instant) => ({
        ...{ ...session, expires_at: inTenYears, ended_at: instant, ended_because: 'signed_out' },
      }),
    },
    {
      what: endedSessions,
      ...{ table: 'refresh_tokens', mark: 'token_hash' },
      rowFrom: async (instant) => ({
        session_id: await add('sessions', { ...session, expires_at: instant }),
        issued_at: longAgo,
      }),
    },
  ];
  return { kept, inUse: [{ ...device, row: { ...session, expires_at: inTenYears } }] };
}

async function retainedOtherRows({ add, aUser }: Builders): Promise<RetainedRows> {
  const userId = await aUser();
  const debtId = await aDebt(add, userId);
  const scheduleId = await aSchedule(add, debtId);
  const outbox = { table: 'mail_outbox', mark: 'template' };
  const mail = { created_at: longAgo, next_attempt_at: longAgo };
  const kept: readonly RetainedRow[] = [
    {
      what: 'counters that have run out',
      ...{ table: 'rate_limits', mark: 'key' },
      rowFrom: (instant) => ({ expire: instant.getTime() }),
    },
    {
      what: 'records of errors',
      ...{ table: 'failure_records', mark: 'kind' },
      rowFrom: (instant) => ({ at: instant, place: 'GET /api/portfolios' }),
    },
    ...['sent', 'kept', 'dropped', 'failed'].map((status) => ({
      what: 'mail that was sent, dropped or given up',
      ...outbox,
      rowFrom: (instant: Date) => ({ ...mail, status, finished_at: instant }),
    })),
    {
      what: 'keys of requests that may be sent again',
      ...{ table: 'idempotency_keys', mark: 'key' },
      rowFrom: (instant) => ({ user_id: userId, fingerprint: 'none', created_at: instant }),
    },
    {
      what: 'what tells that a reminder was sent',
      ...{ table: 'schedule_reminders', mark: 'kind', marks: ['due', 'missed'] },
      rowFrom: (instant) => ({ schedule_id: scheduleId, due_on: '2020-01-01', sent_at: instant }),
    },
    {
      what: 'what tells that the end of a deal was told of',
      ...{ table: 'deal_reminders', mark: 'days_before', marks: [60, 30] },
      rowFrom: (instant) => ({ debt_id: debtId, last_day: '2020-01-31', sent_at: instant }),
    },
    {
      ...messagesToUs,
      ...{ table: 'contact_messages', mark: 'reference' },
      rowFrom: aMessageFrom,
    },
    {
      ...messagesToUs,
      ...{ table: 'contact_replies', mark: 'text' },
      rowFrom: async (instant) => ({
        message_id: await add('contact_messages', {
          ...aMessageFrom(instant),
          reference: `replied to ${instant.toISOString()}`,
        }),
        sent_at: longAgo,
      }),
    },
    {
      what: 'choices about measuring',
      ...{ table: 'consent_records', mark: 'choice', marks: ['accepted', 'rejected'] },
      rowFrom: (instant) => ({ version: 1, chosen_at: instant }),
    },
    {
      what: 'acts of staff',
      ...{ table: 'audit_entries', mark: 'reason' },
      rowFrom: (instant) => ({
        ...{ action: 'user_suspended', subject: 'user', subject_id: userId, user_id: userId },
        ...{ at: instant, changes: '[]', outcome: 'done' },
      }),
    },
    {
      what: 'social images',
      ...{ table: 'social_images', mark: 'digest' },
      rowFrom: (instant) => ({ png: Buffer.from('png'), made_at: instant }),
    },
    {
      ...imagesNotShown,
      ...{ table: 'images', mark: 'hash', marks: ['a'.repeat(64), 'b'.repeat(64)] },
      rowFrom: anImageFrom,
    },
    {
      ...imagesNotShown,
      ...{ table: 'image_files', mark: 'width', marks: [1, 2] },
      rowFrom: async (instant) => {
        const hash = instant.getTime().toString(16).padStart(64, '0');
        return {
          image_id: await add('images', { ...anImageFrom(instant), hash }),
          webp: Buffer.from('webp'),
        };
      },
    },
  ];
  return { kept, inUse: [{ ...outbox, row: mail }] };
}

const imagesNotShown = { what: 'images that no article shows' };
const anImageFrom = (instant: Date) => ({
  width: 3,
  height: 2,
  added_at: longAgo,
  used_at: instant,
});

const messagesToUs = { what: 'messages to us' };
const aMessageFrom = (instant: Date) => ({
  ...{ topic: 'general', name: 'Sam', email: 'sam@example.com', subject: 'A question' },
  ...{ message: 'How?', fingerprint: 'none', is_priority: false, is_suspected_spam: false },
  received_at: instant,
});

async function aDebt(add: Builders['add'], userId: number): Promise<number> {
  const portfolioId = await add('portfolios', { user_id: userId, name: 'All', ...times });
  return add('debts', {
    ...{ portfolio_id: portfolioId, creditor: 'Bank', debt_type: 'Credit Card', ...times },
    ...{ original_balance_pence: 1, balance_pence: 1, rate_thousandths: 0 },
    ...{ monthly_payment_pence: 1, payment_set_on: '2020-01-01' },
    ...{ added_on: '2020-01-01', interest_from: '2020-01-01' },
  });
}

async function aSchedule(add: Builders['add'], debtId: number): Promise<number> {
  const payment = { amount_pence: 1, payment_day: 1, payment_type: 'regular' };
  return add('scheduled_payments', { debt_id: debtId, ...payment, ...times });
}
