import { NetworkFailure } from '@debt-payoff/contract/client';
import { describe, expect, it } from 'vitest';
import { aPreview, aRefusal } from '../builders.fixture.ts';
import { type ChangeCalls, changeStep, checkStep, previewStep } from './change-steps.ts';

const previewTexts = { failed: 'No preview', networkError: 'No network' };
const shown = aPreview({});
const fresh = aPreview({ proration: 4, dueToday: 4 });
const lost = new NetworkFailure('cut off');
const openPayment = {
  invoice_url: 'https://pay.example/1',
  expires_at: '2027-02-21T09:00:00.000Z',
  amount: 3.12,
};
const payment = {
  url: openPayment.invoice_url,
  expiresAt: openPayment.expires_at,
  amount: openPayment.amount,
};

/** Each call replies with a value or fails with an error. */
function calls(replies: { readonly preview?: unknown; readonly change?: unknown }): ChangeCalls {
  const reply = async (value: unknown): Promise<never> => {
    if (value instanceof Error) throw value;
    // Tests give each call what it replies with.
    return value as never;
  };
  return { preview: () => reply(replies.preview), change: () => reply(replies.change) };
}

const previewed = (preview: unknown) => previewStep(calls({ preview }), { previewTexts });
const changed = (change: unknown, preview: unknown = lost) =>
  changeStep(calls({ change, preview }), { shown, previewTexts });

describe('what a change costs', () => {
  it.each([
    ['is shown', fresh, { kind: 'shown', preview: fresh, notice: null }],
    [
      'is asked again where the server was not reached',
      lost,
      { kind: 'refused', message: 'No network', canRetry: true },
    ],
    [
      'is asked again where Stripe was not reached, in the words of the server',
      aRefusal('payments_unavailable'),
      { kind: 'refused', message: aRefusal('payments_unavailable').message, canRetry: true },
    ],
    [
      'is not asked again for a subscription that is set to end',
      aRefusal('set_to_end'),
      { kind: 'refused', message: aRefusal('set_to_end').message, canRetry: false },
    ],
    [
      'is not asked again where there is no subscription',
      aRefusal('no_subscription'),
      { kind: 'refused', message: 'No active subscription found', canRetry: false },
    ],
    [
      'comes after a payment that is open',
      aRefusal('payment_open', openPayment),
      { kind: 'to finish', message: 'Finish the payment first', payment },
    ],
  ])('%s', async (_, reply, step) => {
    expect(await previewed(reply)).toEqual(step);
  });
});

describe('a change', () => {
  it.each([
    [
      'that is made says so',
      { new_plan: 'premium', message: 'Done' },
      { kind: 'changed', message: 'Done' },
    ],
    [
      'that now costs more shows the new figures',
      aRefusal('preview_outdated', { preview: fresh }),
      {
        kind: 'shown',
        preview: fresh,
        notice: {
          message: aRefusal('preview_outdated').message,
          advice: 'These are the figures as of now.',
        },
      },
    ],
    [
      'whose payment did not go through leads to it',
      aRefusal('payment_to_finish', openPayment),
      { kind: 'to finish', message: aRefusal('payment_to_finish').message, payment },
    ],
  ])('%s', async (_, reply, step) => {
    expect(await changed(reply)).toEqual(step);
  });
});

it('a change is sent with the figures that were shown', async () => {
  const sent: unknown[] = [];
  const change: ChangeCalls['change'] = async (confirmed) => {
    sent.push(confirmed);
    return { new_plan: 'premium', message: 'Done' };
  };
  await changeStep({ ...calls({}), change }, { shown, previewTexts });
  expect(sent).toEqual([shown]);
});

describe('a change whose reply was lost', () => {
  it.each([
    [
      'was not made: it is offered again with new figures',
      fresh,
      {
        kind: 'shown',
        preview: fresh,
        notice: {
          message: 'Network error upgrading subscription',
          advice: 'Your plan has not changed. These are the figures as of now.',
        },
      },
    ],
    [
      'was made after all',
      aRefusal('same_plan'),
      {
        kind: 'changed',
        message:
          'Successfully upgraded to Premium plan. Your new billing rate will take effect immediately.',
      },
    ],
    [
      'waits for its payment',
      aRefusal('payment_open', openPayment),
      { kind: 'to finish', message: 'Finish the payment first', payment },
    ],
    [
      'cannot be told, and nothing is offered until it can',
      lost,
      { kind: 'unknown', preview: shown, message: 'Network error upgrading subscription' },
    ],
  ])('%s', async (_, preview, step) => {
    expect(await changed(lost, preview)).toEqual(step);
    const message = 'Network error upgrading subscription';
    expect(await checkStep(calls({ preview }), { shown, message, previewTexts })).toEqual(step);
  });

  it('says which way it was to go', async () => {
    const down = aPreview({ proration: -4.2, dueToday: 0, isDown: true });
    const step = await changeStep(calls({ change: lost, preview: lost }), {
      shown: down,
      previewTexts,
    });
    expect(step).toMatchObject({ message: 'Network error downgrading subscription' });
  });
});
