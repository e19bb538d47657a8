import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { recordedLog } from '../../testing/recorded-log.ts';
import { createStripeNews, eachOrUnavailable, orUnavailable } from './stripe-failures.ts';

const { errors } = Stripe;
const raw = (statusCode: number, code = 'other') =>
  ({ message: 'said Stripe', type: 'invalid_request_error', statusCode, code }) as const;

const unavailable = { code: 'payments_unavailable' };

it.each([
  ['no connection', new errors.StripeConnectionError(raw(0))],
  ['too many calls', new errors.StripeRateLimitError(raw(429))],
  ['a fault of Stripe', new errors.StripeAPIError(raw(500))],
  [
    'the same call under way',
    new errors.StripeIdempotencyError(raw(409, 'idempotency_key_in_use')),
  ],
])('%s is said as that card payments do not answer, and told once', async (_, error) => {
  const { log, entries } = recordedLog();
  const news = createStripeNews(log);
  const failing = () => orUnavailable(news, () => Promise.reject(error));
  await expect(failing()).rejects.toMatchObject(unavailable);
  await expect(failing()).rejects.toMatchObject(unavailable);
  await orUnavailable(news, async () => 'a reply');
  await orUnavailable(news, async () => 'a reply');
  expect(entries).toMatchObject([
    { level: 40, msg: 'Stripe does not answer' },
    { level: 40, msg: 'Stripe answers again', awayMs: expect.any(Number) },
  ]);
});

it.each([
  ['unknown', new errors.StripeAuthenticationError(raw(401))],
  ['too weak', new errors.StripePermissionError(raw(403))],
])('a key that is %s is an error in the log, once', async (_, error) => {
  const { log, entries } = recordedLog();
  const news = createStripeNews(log);
  const failing = () => orUnavailable(news, () => Promise.reject(error));
  await expect(failing()).rejects.toMatchObject(unavailable);
  await expect(failing()).rejects.toMatchObject(unavailable);
  expect(entries).toMatchObject([{ level: 50, msg: 'Stripe refuses STRIPE_SECRET_KEY' }]);
});

it.each([
  ['a request that makes no sense', new errors.StripeInvalidRequestError(raw(400))],
  ['a key with another body', new errors.StripeIdempotencyError(raw(400))],
  ['a mistake of our own', new TypeError('undefined is not a function')],
])('%s stays the error that it is', async (_, error) => {
  const { log } = recordedLog();
  await expect(orUnavailable(createStripeNews(log), () => Promise.reject(error))).rejects.toBe(
    error,
  );
});

it('what breaks off between two pages is translated as well', async () => {
  const { log } = recordedLog();
  const pages = async function* () {
    yield 'first';
    throw new errors.StripeConnectionError(raw(0));
  };
  const seen: string[] = [];
  const readAll = async () => {
    for await (const page of eachOrUnavailable(createStripeNews(log), pages())) seen.push(page);
  };
  await expect(readAll()).rejects.toMatchObject(unavailable);
  expect(seen).toEqual(['first']);
});
