import { beforeEach, describe, expect, it } from 'vitest';
import { grantTier } from '../../entitlements/entitlements.store.ts';
import {
  createMailReader,
  expectSaid,
  inTrial,
  managePage,
  overdue,
} from '../../testing/mail-reader.ts';
import { testNow } from '../../testing/settable-clock.ts';

const { db, pool, clock, aSubscription, render, renderOf, begin } = await createMailReader();
beforeEach(begin);

const at = (instant: string) => new Date(instant);

describe('the mail when a plan has started', () => {
  it('has the key facts together', async () => {
    const mail = await render('subscription_started', {});
    expect(mail).toMatchObject({ to: 'zoe@example.com', subject: 'Your Basic Plan has started' });
    expectSaid(
      mail,
      'Hello Zoë,',
      'Plan: Basic Plan (Up to 3 portfolios; 10 debts per portfolio;',
      'Price: £4.99 a month, including any VAT',
      'First payment: £4.99, due on Sunday 15 November 2026.',
      'Renewal: each month until you cancel. The next is on Tuesday 15 December 2026.',
      'two clicks',
      'within 14 days, until Sunday 29 November 2026',
      "'Cancel and get a refund'",
      'we refund all of it, because you did not ask us to start at once',
      managePage,
    );
    expect(mail?.text).not.toContain('trial turns paid');
  });

  it('tells of the trial, the first charge and the second 14 days', async () => {
    const mail = await render('subscription_started', { ...inTrial, startNowAt: testNow });
    expect(mail?.subject).toBe('Your free trial of the Basic Plan has started');
    expectSaid(
      mail,
      'Free trial: until Sunday 29 November 2026. Nothing is charged before then.',
      'First payment: £4.99, due on Sunday 29 November 2026 unless you cancel before then.',
      'Renewal: each month after that, until you cancel.',
      'When your trial turns paid you have another 14 days',
      'we refund the days that you have not used, because you asked us to start at once',
    );
  });

  it('brings the form of the law, with the name of the company', async () => {
    const mail = await render('subscription_started', {});
    expectSaid(
      mail,
      'Model cancellation form',
      'Send this back only if you want to cancel.',
      'To Debt Payoff, hello@debtpayoff.example:',
      'I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract',
      'for the supply of the following service: Basic Plan',
      'Ordered on: Sunday 15 November 2026',
      'Name of consumer(s)',
      'Address of consumer(s)',
      'Signature of consumer(s) (only if this form is notified on paper)',
      '[*] Delete as appropriate.',
    );
  });

  it('promises no renewal of one that was set to end at once', async () => {
    const mail = await render('subscription_started', { ...inTrial, endsAt: inTrial.trialEnd });
    expectSaid(
      mail,
      'Your plan is set to end on Sunday 29 November 2026.',
      'Nothing more will be charged.',
    );
    expect(mail?.text).not.toMatch(/Renewal:|First payment:|To cancel/);
  });

  it('greets an address that nobody confirmed without the name', async () => {
    await pool.query('UPDATE users SET email_confirmed_at = NULL');
    expect((await render('subscription_started', {}))?.text).toMatch(/^Hello,\n/);
  });
});

it('names the days of London, also near midnight when the clocks go forward', async () => {
  const startedAt = at('2027-03-14T23:30:00Z');
  const trialEnd = at('2027-03-28T23:30:00Z');
  const facts = { ...inTrial, startedAt, trialStart: startedAt, trialEnd, periodEnd: trialEnd };
  const mail = await render('subscription_started', facts);
  expectSaid(
    mail,
    'Free trial: until Monday 29 March 2027.',
    'due on Monday 29 March 2027 unless',
    'within 14 days, until Sunday 28 March 2027',
    'Ordered on: Sunday 14 March 2027',
  );
});

it('before the trial ends, the mail names the day, the amount and the way out', async () => {
  const mail = await render('trial_ends', inTrial);
  expect(mail?.subject).toBe('Your free trial ends on Sunday 29 November 2026');
  expectSaid(
    mail,
    'Your free trial of the Basic Plan ends on Sunday 29 November 2026.',
    'The first payment of £4.99 is due then',
    'cancel before then and you pay nothing',
    managePage,
  );
});

it('when a trial has turned paid, the mail gives another 14 days', async () => {
  const mail = await render('trial_turned_paid', {
    trialStart: at('2026-11-01T00:30:00Z'),
    trialEnd: at('2026-11-15T00:30:00Z'),
    startNowAt: testNow,
  });
  expect(mail?.subject).toBe('Your free trial is over: your Basic Plan now costs £4.99 a month');
  expectSaid(
    mail,
    'Your free trial ended on Sunday 15 November 2026',
    '£4.99 a month, including any VAT',
    'Your plan next renews on Tuesday 15 December 2026, for £4.99.',
    'another 14 days to change your mind, until Sunday 29 November 2026',
    'because you asked us to start at once',
    'two clicks',
    managePage,
  );
});

it('a trial that was paid for only after the 14 days is not promised a day that has passed', async () => {
  clock.set('2026-11-30T09:00:00Z');
  const mail = await render('trial_turned_paid', {
    trialStart: at('2026-11-01T09:00:00Z'),
    trialEnd: testNow,
  });
  expectSaid(mail, 'Your free trial ended on Sunday 15 November 2026', 'two clicks');
  expect(mail?.text).not.toContain('refund');
});

it('the reminder of each half year tells since when, how much and how to leave', async () => {
  const mail = await render('subscription_reminder', { startedAt: at('2026-05-15T09:00:00Z') });
  expect(mail?.subject).toBe('A reminder of your Basic Plan');
  expectSaid(
    mail,
    'You subscribed on Friday 15 May 2026. Your Basic Plan costs £4.99 a month, including any VAT',
    'Your plan next renews on Tuesday 15 December 2026, for £4.99.',
    'two clicks',
    managePage,
  );
});

describe('the mail about another plan', () => {
  const payload = { formerTier: 'basic', tier: 'premium' };
  const premium = { tier: 'premium', amountPence: 999 } as const;

  it('names both, the price and the next payment', async () => {
    const mail = await render('plan_changed', premium, payload);
    expect(mail?.subject).toBe('You are now on the Premium Plan');
    expectSaid(
      mail,
      'from the Basic Plan to the Premium Plan, which costs £9.99 a month, including any VAT',
      'What you paid for the change is on your invoice',
      'Your plan next renews on Tuesday 15 December 2026, for £9.99.',
      'two clicks',
      managePage,
    );
  });

  it('says of a smaller plan that what was paid comes off the next payments', async () => {
    const mail = await render('plan_changed', {}, { formerTier: 'premium', tier: 'basic' });
    expectSaid(
      mail,
      'What you had paid for unused days of the Premium Plan is taken off your next payments.',
    );
    expect(mail?.text).not.toContain('invoice');
  });

  it('tells in a trial that it goes on, and of no invoice', async () => {
    const mail = await render('plan_changed', { ...inTrial, ...premium }, payload);
    expectSaid(
      mail,
      'Your free trial lasts until Sunday 29 November 2026. The first payment of £9.99 is due then.',
    );
    expect(mail?.text).not.toContain('invoice');
  });
});

describe('the mail about the end', () => {
  const setToEnd = { endsAt: at('2026-12-15T09:00:00Z') };
  const ended = { status: 'canceled', endedAt: at('2026-11-14T23:30:00Z') };

  it('that was asked for confirms it, and how to keep the plan', async () => {
    const mail = await render('subscription_cancelled', setToEnd);
    expect(mail?.subject).toBe('Your Basic Plan ends on Tuesday 15 December 2026');
    expectSaid(
      mail,
      'You keep your Basic Plan until Tuesday 15 December 2026',
      'Nothing more will be charged.',
      'Keep my plan',
      managePage,
    );
  });

  it('offers the refund while there is one, and only then', async () => {
    const offer = "until Sunday 29 November 2026 you can choose 'Cancel and get a refund' instead";
    const { id: subscriptionId } = await aSubscription(setToEnd);
    expectSaid(await renderOf('subscription_cancelled', { subscriptionId }), offer);
    clock.set('2026-11-30T00:00:00Z');
    const later = await renderOf('subscription_cancelled', { subscriptionId });
    expect(later?.text).not.toContain('refund');
    const trial = await render('subscription_cancelled', { ...inTrial, endsAt: inTrial.trialEnd });
    expect(trial?.text).not.toContain('refund');
  });

  it('says of a payment that is still open that it may be charged', async () => {
    const mail = await render('subscription_cancelled', { ...overdue, ...setToEnd });
    expectSaid(
      mail,
      'ends on Tuesday 15 December 2026 at the latest',
      'A payment of £4.99 is still open, and your card may yet be charged for it.',
      'Nothing else will be charged.',
    );
    expect(mail?.text).not.toContain('Nothing more');
  });

  it('that was taken back says what is charged again', async () => {
    const mail = await render('subscription_kept', {});
    expect(mail?.subject).toBe('Your Basic Plan goes on');
    expectSaid(
      mail,
      'is no longer set to end. It costs £4.99 a month, including any VAT, and renews each month',
      'Your plan next renews on Tuesday 15 December 2026, for £4.99.',
      'two clicks',
      managePage,
    );
  });

  it('that a suspension brought offers no page that cannot be reached', async () => {
    await pool.query('UPDATE users SET suspended_at = $1', [testNow]);
    const mail = await render('subscription_cancelled', setToEnd);
    expectSaid(
      mail,
      'Your account is suspended, and so your Basic Plan does not renew.',
      'hello@debtpayoff.example',
    );
    expect(mail?.text).not.toContain(managePage);
  });

  it.each([
    ['cancelled', 'It ended because it was cancelled.'],
    ['payment_failed', 'It ended because its payment did not go through.'],
    ['refund', 'It ended at once because it was cancelled with a refund.'],
  ])('that came because of %s says so', async (reason, sentence) => {
    const mail = await render('subscription_ended', ended, { reason });
    expect(mail?.subject).toBe('Your Basic Plan has ended');
    expectSaid(
      mail,
      'Your Basic Plan ended on Saturday 14 November 2026.',
      sentence,
      'You will not be charged for it again',
      'Everything that you saved is still there.',
      'https://debts.example/subscription',
    );
    for (const help of ['StepChange', 'https://debts.example/debt-help']) {
      expect(mail?.text.includes(help)).toBe(reason === 'payment_failed');
    }
  });

  it('offers nobody who is suspended to subscribe again', async () => {
    await pool.query('UPDATE users SET suspended_at = $1', [testNow]);
    const mail = await render('subscription_ended', ended, { reason: 'cancelled' });
    expectSaid(mail, 'You will not be charged for it again', 'hello@debtpayoff.example');
    expect(mail?.text).not.toMatch(/Free Plan|subscribe again|debts.example\/sub/);
  });

  it('does not send anyone who was given a plan back to the Free Plan', async () => {
    const { userId } = await aSubscription();
    const grant = { tier: 'premium', reason: 'test', now: testNow } as const;
    await grantTier(db, { userId: userId ?? 0, ...grant });
    await pool.query('DELETE FROM subscriptions');
    const mail = await render('subscription_ended', ended, { reason: 'cancelled' });
    await pool.query('DELETE FROM tier_grants');
    expectSaid(mail, 'Your account now has the Premium Plan');
    expect(mail?.text).not.toContain('Free Plan');
  });

  it('gives no reason that is not known', async () => {
    const mail = await render('subscription_ended', ended, { reason: 'unknown' });
    expect(mail?.text).not.toContain('It ended');
  });

  it('of one of two subscriptions says that the other goes on', async () => {
    await aSubscription({ tier: 'premium', startedAt: at('2026-11-14T09:00:00Z') });
    const mail = await render('subscription_ended', ended, { reason: 'refund' });
    expect(mail?.subject).toBe('A second subscription has ended');
    expectSaid(
      mail,
      'On Saturday 14 November 2026 we ended one of them, the Basic Plan.',
      'You will not be charged for that one again',
      'Your other subscription, the Premium Plan, goes on.',
    );
    expect(mail?.text).not.toMatch(/Free Plan|need not do anything/);
  });

  it('does not call one that was bought afterwards the other', async () => {
    await aSubscription({ tier: 'premium', startedAt: testNow });
    const mail = await render('subscription_ended', ended, { reason: 'cancelled' });
    expect(mail?.subject).toBe('Your Basic Plan has ended');
  });
});
