import { expect, it } from 'vitest';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import type { ProviderRefund } from '../payment-provider.ts';
import { noticesOf } from './notice-rules.ts';

const now = new Date('2026-11-15T09:00:00Z');
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

function inDays(days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}

const active: SubscriptionRow = {
  id: 1,
  stripeAccountId: 1,
  userId: 7,
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
  status: 'active',
  tier: 'basic',
  priceId: 'price_1',
  amountPence: 499,
  currency: 'gbp',
  interval: 'month',
  startedAt: inDays(-40),
  trialStart: null,
  trialEnd: null,
  extendedUntil: null,
  periodStart: inDays(-10),
  periodEnd: inDays(20),
  endsAt: null,
  endedAt: null,
  pastDueSince: null,
  pendingTier: null,
  pendingUntil: null,
  openInvoiceId: null,
  openInvoiceUrl: null,
  openInvoicePence: null,
  openInvoiceNeedsAction: false,
  startNowAt: null,
  syncedAt: inDays(-1),
};
const recent = { ...active, startedAt: inDays(-1) };
const trialing = {
  ...recent,
  status: 'trialing',
  trialStart: inDays(-1),
  trialEnd: inDays(13),
};
const incomplete = { ...recent, status: 'incomplete' };
const pastDue = { ...active, status: 'past_due', pastDueSince: now, openInvoiceId: 'in_1' };
const setToEnd = { ...active, endsAt: inDays(20) };
const ended = { ...active, status: 'canceled', endedAt: now };
const pending = {
  ...active,
  pendingTier: 'premium',
  pendingUntil: inDays(0.9),
  openInvoiceId: 'in_2',
} as const;
/** A trial that ended so many hours ago. */
function afterTrial(hours: number, changes: Partial<SubscriptionRow> = {}): SubscriptionRow {
  const trialEnd = new Date(now.getTime() - hours * hourMs);
  return { ...active, trialStart: inDays(-20), trialEnd, ...changes };
}
const inTrial = { ...trialing, startedAt: inDays(-14) };
const refund: ProviderRefund = {
  id: 're_1',
  subscriptionId: 'sub_1',
  amountPence: 250,
  createdAt: now,
  hasFailed: false,
};

type Row = [
  what: string,
  before: SubscriptionRow | null,
  after: SubscriptionRow,
  told: string[],
  refunds?: ProviderRefund[],
];

/** Each by its kind, and what it is told about once. */
function listTold(
  before: SubscriptionRow | null,
  after: SubscriptionRow,
  refunds: readonly ProviderRefund[] = [],
): string[] {
  const told = noticesOf({ before, after, refunds, now }).filter(({ isTold }) => isTold);
  return told.map((notice) => {
    const about = notice.about === null ? '' : ` ${notice.about}`;
    return `${notice.kind}${about}${notice.kind === 'ended' ? `: ${notice.reason}` : ''}`;
  });
}

it.each<Row>([
  ['a trial that begins', null, trialing, ['started start']],
  ['one first seen as active', null, recent, ['started start']],
  ['one whose first payment was finished', incomplete, recent, ['started start']],
  ['one that waits for its first payment', null, incomplete, []],
  [
    'one whose first payment was never made',
    incomplete,
    { ...ended, status: 'incomplete_expired' },
    [],
  ],
  ['one that is as it was', active, active, []],
  ['a renewal', active, { ...active, periodStart: now, periodEnd: inDays(30) }, []],

  ['a trial that has just ended, before its charge', inTrial, afterTrial(0.5), []],
  ['a trial that turned paid', inTrial, afterTrial(1), ['trial_turned_paid first payment']],
  [
    'the charge that was seen too early the first time',
    afterTrial(0.5, { syncedAt: new Date(now.getTime() - hourMs / 2) }),
    afterTrial(2),
    ['trial_turned_paid first payment'],
  ],
  ['a trial that turned paid days ago', afterTrial(100), afterTrial(124), []],
  [
    'a trial whose first payment failed',
    inTrial,
    afterTrial(2, { status: 'past_due', openInvoiceId: 'in_1' }),
    ['payment_failed in_1'],
  ],
  [
    'its recovery',
    afterTrial(200, { status: 'past_due', openInvoiceId: 'in_1' }),
    afterTrial(224),
    ['trial_turned_paid first payment'],
  ],
  ['a trial that staff made longer', inTrial, { ...inTrial, trialEnd: inDays(20) }, []],
  [
    'a trial that turned paid, and was extended before anyone saw it',
    inTrial,
    afterTrial(24, { status: 'trialing', extendedUntil: inDays(30) }),
    ['trial_turned_paid first payment'],
  ],
  [
    'the payment after an extension',
    afterTrial(900, { status: 'trialing', extendedUntil: inDays(-1) }),
    afterTrial(924, { extendedUntil: inDays(-1) }),
    [],
  ],

  ['a payment that failed', active, pastDue, ['payment_failed in_1']],
  [
    'a payment that needs the bank',
    active,
    { ...pastDue, openInvoiceNeedsAction: true },
    ['payment_needs_you in_1'],
  ],
  ['a change that waits for its payment', active, pending, ['payment_needs_you in_2']],
  ['an invoice that was only just made', active, { ...active, openInvoiceId: 'in_3' }, []],
  ['a failed payment of long ago that is open now', null, pastDue, ['payment_failed in_1']],

  ['an upgrade', active, { ...active, tier: 'premium' }, ['plan_changed']],
  ['a downgrade in the trial', { ...trialing, tier: 'premium' }, trialing, ['plan_changed']],
  ['another price of the same plan', active, { ...active, amountPence: 549 }, []],

  ['one that is set to end', active, setToEnd, ['cancelled']],
  ['one that is kept', setToEnd, active, ['kept']],
  ['an end that staff moved', setToEnd, { ...setToEnd, endsAt: inDays(50) }, []],
  [
    'one that was set to end before we saw it',
    null,
    { ...recent, endsAt: inDays(9) },
    ['started start', 'cancelled'],
  ],

  [
    'one that ended as it was set to',
    { ...active, endsAt: now },
    { ...ended, endsAt: now },
    ['ended end: cancelled'],
  ],
  [
    'one that was set to end and ended unseen',
    active,
    { ...ended, endsAt: now },
    ['ended end: cancelled'],
  ],
  ['one that was cancelled at once', active, ended, ['ended end: unknown']],
  ['one that was never paid', pastDue, ended, ['ended end: payment_failed']],
  [
    'one that was set to end and not paid',
    { ...pastDue, endsAt: inDays(20) },
    ended,
    ['ended end: payment_failed'],
  ],
  ['one that had ended', ended, ended, []],
  [
    'one that was cancelled with a refund',
    active,
    ended,
    ['ended end: refund', 'refund_made re_1'],
    [refund],
  ],

  [
    'one that ended as it was set to, with a refund of the same day',
    { ...active, endsAt: now },
    { ...ended, endsAt: now },
    ['ended end: cancelled', 'refund_made re_1'],
    [refund],
  ],

  ['a refund', active, active, ['refund_made re_1'], [refund]],
  ['a refund that failed', active, active, [], [{ ...refund, hasFailed: true }]],
  [
    'a refund of another subscription',
    active,
    active,
    [],
    [{ ...refund, subscriptionId: 'sub_2' }],
  ],
  ['a refund of last week', active, active, [], [{ ...refund, createdAt: inDays(-7) }]],

  ['one that began long before we first saw it', null, setToEnd, [], [refund]],
  ['one that began and ended long before', null, ended, []],
  ['one whose owner has left', active, { ...ended, userId: null }, [], [refund]],
])('%s', (_, before, after, told, refunds) => {
  expect(listTold(before, after, refunds)).toEqual(told);
});

it('history is noted all the same, so that it is never told', () => {
  const after = afterTrial(500, { endsAt: inDays(20) });
  const notices = noticesOf({ before: null, after, refunds: [refund], now });
  expect(notices.map(({ kind, isTold }) => [kind, isTold])).toEqual([
    ['started', false],
    ['trial_turned_paid', false],
    ['cancelled', false],
    ['refund_made', false],
  ]);
});
