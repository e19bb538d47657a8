import { afterEach, describe, expect, it, vi } from 'vitest';
import { aBrowser, type Reply } from '../../session/browser.fixture.ts';
import { actFailure } from '../lists/failures.ts';
import { aSubscription, cancelled } from './builders.fixture.ts';
import { cancelAct, extendAct, reactivateAct, refundAct } from './subscription-acts.ts';

afterEach(() => vi.unstubAllGlobals());

const [cancel, reactivate, extend, refund] = [
  cancelAct(7),
  reactivateAct(7),
  extendAct(aSubscription(cancelled)),
  refundAct(7),
];
const money = { invoice_id: 'in_1', amount: 2.5, reason: 'Charged twice' };

const acts = [
  ['cancel', () => cancel.call({ reason: '' }).then(cancel.said), cancel.failed],
  ['reactivate', () => reactivate.call({ reason: '' }).then(reactivate.said), reactivate.failed],
  ['extend', () => extend.call({ days: 10, reason: '' }).then(extend.said), extend.failed],
  ['refund', () => refund.call(money).then(refund.said), refund.failed],
] as const;

async function saidWhere(reply: Reply, run: () => Promise<string>, failed: string) {
  const { requests } = aBrowser(() => reply);
  const said = await run().catch((error: unknown) => actFailure(error, failed));
  return { said, requests: requests.map(({ path }) => path) };
}

const done = { status: 200, body: { message: '£2.50 goes back to alice.' } };
const refusal = { error: 'Ask the user to subscribe again', code: 'subscription_ended' };
const refused = { status: 409, body: { ...refusal, request_id: 'r1' } };

describe.each(acts)('to %s', (name, run, failed) => {
  const words = {
    cancel: ['Subscription cancelled successfully', 'Failed to cancel subscription'],
    reactivate: ['Subscription reactivated successfully', 'Failed to reactivate subscription'],
    extend: ['Subscription extended by 10 days', 'Failed to extend subscription'],
    refund: ['£2.50 goes back to alice.', 'Failed to refund payment'],
  }[name];

  it('is said once it is done', async () => {
    expect(await saidWhere(done, run, failed)).toEqual({
      said: words[0],
      requests: [`/api/admin/subscriptions/7/${name}`],
    });
  });

  it.each([
    ['gives its reason', refused, 'Error: Ask the user to subscribe again'],
    ['says nothing', { status: 502 }, `Error: ${words[1]}`],
    ['is not reached', 'unreachable', 'Error: Network error: The server could not be reached'],
  ] as const)('fails where the server %s, and says so', async (_, reply, text) => {
    expect((await saidWhere(reply, run, failed)).said).toBe(text);
  });
});

it('a reason is sent where there is one', async () => {
  const { window } = aBrowser(() => done);
  const send = vi.spyOn(window, 'fetch');
  await cancel.call({ reason: '' });
  await reactivate.call({ reason: 'A mistake' });
  await extend.call({ days: 10, reason: 'Our outage' });
  await refund.call(money);
  expect(send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
    {},
    { reason: 'A mistake' },
    { days: 10, moves_from: cancelled.end_date, reason: 'Our outage' },
    money,
  ]);
});
