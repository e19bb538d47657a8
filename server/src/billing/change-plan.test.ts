/** Changing and leaving a plan, also at the wrong moment: nothing is charged twice, or beyond what was shown. */
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { describe, expect, it } from 'vitest';
import { billingCalls } from '../testing/billing-calls.ts';
import { aPerson } from '../testing/people.ts';
import { aPayingPerson } from '../testing/subscribers.ts';
import { createTestBilling } from '../testing/test-billing.ts';

const billing = await createTestBilling({ variables: { RATE_LIMIT_FACTOR: '100' } });
const { app, stripe, clock, setTime } = billing;
const calls = billingCalls(billing);
const { ask, sync, tierOf, chargesOf, customerOf, countLive, useCard } = calls;
const basic = { priceId: 'basic_monthly' };
const premium = { priceId: 'premium_monthly' };

/** Moves on, so that no two things happen in the same second. */
const later = (ms: number) => setTime(new Date(clock.now().getTime() + ms));

describe('a change of plan', () => {
  it('that is asked for twice at once is made and charged once', async () => {
    const person = await aPayingPerson(billing);
    const { due_today: due } = (await ask(person, 'preview', premium)).body;
    const replies = await Promise.all([1, 2, 3].map(() => ask(person, 'change', premium)));
    const outcomes = replies.map(({ status, body }) => body.code ?? status);
    expect(outcomes.sort()).toEqual([200, 'same_plan', 'same_plan']);
    expect(await chargesOf(person)).toEqual([499, Math.round(due.amount * 100)]);
  });

  it('costs nothing today during the trial', async () => {
    const person = await aPayingPerson(billing, { trialDays: 14 });
    const shown = (await ask(person, 'preview', premium)).body;
    const { subscription: before } = (await ask(person, 'status')).body;
    expect(shown).toMatchObject({
      ...{ proration: { amount: 0 }, due_today: { amount: 0 } },
      next_billing_date: before.trial_end,
    });
    expect((await ask(person, 'change', premium)).body.new_plan).toBe('premium');
    expect(await tierOf(person)).toBe('premium');
    expect((await ask(person, 'status')).body.subscription).toMatchObject({
      ...{ current_amount: 9.99, trial_end: before.trial_end },
      next_billing_date: before.trial_end,
    });
    expect(await chargesOf(person)).toEqual([]);
  });

  it('is refused for an unknown price, for the same one, and to those without a plan', async () => {
    const person = await aPayingPerson(billing);
    for (const action of ['preview', 'change'] as const) {
      for (const priceId of ['gold_monthly', 'price_1', '', undefined]) {
        const unknown = await ask(person, action, { priceId });
        expect(unknown).toMatchObject({
          status: 400,
          body: { error: billingTexts.plans.selectPaidPlan },
        });
      }
      expect((await ask(person, action, basic)).body.code).toBe('same_plan');
      expect(await ask(await aPerson(app), action, basic)).toMatchObject({
        status: 404,
        body: { error: 'No active subscription found' },
      });
    }
  });

  it('is refused while the plan is set to end, and goes through once it is kept', async () => {
    const person = await aPayingPerson(billing);
    await ask(person, 'cancel');
    for (const action of ['preview', 'change'] as const) {
      const refused = await ask(person, action, premium);
      expect(refused).toMatchObject({ status: 409, body: { code: 'set_to_end' } });
    }
    for (const _ of [1, 2]) {
      const kept = await ask(person, 'reactivate');
      expect(kept.body.subscription).toMatchObject({ cancel_at_period_end: false, end_date: null });
    }
    expect((await ask(person, 'change', premium)).body.new_plan).toBe('premium');
  });

  it('never costs more than was shown, however late it is confirmed', async () => {
    const person = await aPayingPerson(billing, { tier: 'premium' });
    await ask(person, 'preview', basic);
    await later(16 * 60_000);
    // Later in the period a change to the cheaper plan gives less back, and still costs nothing today.
    expect((await ask(person, 'change', basic)).body.new_plan).toBe('basic');
    await later(60_000);
    const shown = (await ask(person, 'preview', premium)).body;
    // What was credited has been used up since: the same change costs more now.
    const customer = await customerOf(person);
    await stripe.customers.createBalanceTransaction(customer, { amount: 600, currency: 'gbp' });
    await later(16 * 60_000);
    const charges = await chargesOf(person);
    const outdated = await ask(person, 'change', premium);
    expect(outdated).toMatchObject({ status: 409, body: { code: 'preview_outdated' } });
    const { preview: fresh } = outdated.body;
    expect(fresh.due_today.amount).toBeGreaterThan(shown.due_today.amount);
    expect(await chargesOf(person)).toEqual(charges);
    expect((await ask(person, 'change', premium)).body.new_plan).toBe('premium');
    expect(await chargesOf(person)).toEqual([...charges, Math.round(fresh.due_today.amount * 100)]);
  });

  it('costs no more than the page shows that confirms it, whatever another page was shown since', async () => {
    const person = await aPayingPerson(billing, { trialDays: 14 });
    const inTrial = (await ask(person, 'preview', premium)).body;
    expect(inTrial.due_today.amount).toBe(0);
    await later(14.1 * 86_400_000);
    await sync(person);
    const charges = await chargesOf(person);
    const sincePaid = (await ask(person, 'preview', premium)).body;
    expect(sincePaid.due_today.amount).toBeGreaterThan(0);
    const stale = await ask(person, 'change', { ...premium, due_today: inTrial.due_today.amount });
    expect(stale).toMatchObject({ status: 409, body: { code: 'preview_outdated' } });
    expect(stale.body.preview.due_today).toEqual(sincePaid.due_today);
    expect(await chargesOf(person)).toEqual(charges);
    const due = sincePaid.due_today.amount;
    expect((await ask(person, 'change', { ...premium, due_today: due })).status).toBe(200);
    expect(await chargesOf(person)).toEqual([...charges, Math.round(due * 100)]);
  });

  it('costs no more than was shown for a plan that has since been changed to and fro', async () => {
    const person = await aPayingPerson(billing);
    const shown = (await ask(person, 'preview', premium)).body;
    for (const price of [premium, basic]) {
      await later(60_000);
      expect((await ask(person, 'change', price)).status).toBe(200);
    }
    const customer = await customerOf(person);
    await stripe.customers.createBalanceTransaction(customer, { amount: 900, currency: 'gbp' });
    const charges = await chargesOf(person);
    const stale = await ask(person, 'change', { ...premium, due_today: shown.due_today.amount });
    expect(stale).toMatchObject({ status: 409, body: { code: 'preview_outdated' } });
    expect(await chargesOf(person)).toEqual(charges);
  });

  it('waits while its payment is open: cancelling stays possible, and a second checkout is not', async () => {
    const person = await aPayingPerson(billing);
    await useCard(person, 'pm_card_chargeCustomerFail');
    const { body } = await ask(person, 'change', premium);
    expect(body.code).toBe('payment_to_finish');
    expect((await ask(person, 'checkout', premium)).body).toMatchObject({
      code: 'already_subscribed',
      plan_type: 'basic',
      invoice_url: body.invoice_url,
    });
    expect((await ask(person, 'cancel')).status).toBe(200);
    expect((await ask(person, 'status')).body.subscription).toMatchObject({
      plan_type: 'basic',
      cancel_at_period_end: true,
    });
    expect(await chargesOf(person)).toEqual([499]);
  });
});

describe('a subscription whose payment is open', () => {
  it('past its renewal can be cancelled, and is not bought a second time', async () => {
    const person = await aPayingPerson(billing);
    await useCard(person, 'pm_card_chargeCustomerFail');
    await later(31 * 86_400_000);
    await sync(person);
    const refused = await ask(person, 'checkout', premium);
    expect(refused.body).toMatchObject({ code: 'already_subscribed', status: 'past_due' });
    expect(refused.body.error).toContain('Finish that payment');
    expect((await ask(person, 'cancel')).status).toBe(200);
    const { subscription } = (await ask(person, 'status')).body;
    expect(subscription).toMatchObject({ status: 'past_due', cancel_at_period_end: true });
  });

  it('before its first one gives nothing, can be neither changed nor bought again, and ends at once', async () => {
    const person = await aPerson(app);
    await ask(person, 'checkout', basic);
    await useCard(person, 'pm_card_chargeCustomerFail');
    const price = billing.priceIds.basic;
    const customer = await customerOf(person);
    await stripe.subscriptions.create({ customer, items: [{ price }] });
    for (const [action, code] of [
      ['preview', 'payment_open'],
      ['change', 'payment_open'],
      ['checkout', 'already_subscribed'],
    ] as const) {
      expect(await ask(person, action, premium)).toMatchObject({ status: 409, body: { code } });
    }
    expect(await tierOf(person)).toBe('free');
    expect((await ask(person, 'status')).body.subscription.status).toBe('incomplete');
    const { body } = await ask(person, 'cancel');
    expect(body.message).toBe(billingTexts.cancellation.neverPaid);
    expect(await countLive(person)).toBe(0);
    expect((await ask(person, 'checkout', premium)).status).toBe(200);
  });
});
