import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import { installErrorHandling } from '../platform/errors.ts';
import recorded from './fixtures/old-replies.json' with { type: 'json' };
import {
  digestOf,
  digestsIn,
  oldRequestCount,
  replyText,
  workedRequests,
} from './old-replies.fixture.ts';
import { oldRequest } from './old-requests.fixture.ts';
import { serveStrategies } from './strategies.routes.ts';

const count = process.env.PROOF === 'full' ? oldRequestCount : 500;

it('the worked cases get the reply that they always got, as text', () => {
  expectReplies(workedRequests, digestsIn(recorded.worked));
});

it(`${count} old requests get the reply that they always got, as text`, () => {
  const requests = Array.from({ length: count }, (_, number) => oldRequest(number));
  expectReplies(requests, digestsIn(recorded.random).slice(0, count));
});

/** `digests` are those of the replies before. */
function expectReplies(requests: readonly object[], digests: readonly string[]): void {
  expect(requests.length).toBe(digests.length);
  const changed = requests.flatMap((request, number) => {
    const text = replyText(request);
    return digestOf(text) === digests[number] ? [] : [{ number, request, text }];
  });
  const [first] = changed;
  if (first === undefined) return;
  throw new Error(
    `${changed.length} of ${requests.length} replies changed: ${changed
      .slice(0, 20)
      .map(({ number }) => number)
      .join(', ')}
Request ${first.number}: ${JSON.stringify(first.request)}
Reply: ${first.text.slice(0, 4_000)}`,
  );
}

it('a new field that is null is the same as none', () => {
  for (let number = 0; number < 50; number += 1) {
    const request = oldRequest(number);
    expect(replyText(withNulls(request))).toBe(replyText(request));
  }
});

const nullOfDebts = {
  rateKind: null,
  rateChanges: null,
  fee: null,
  minimum: null,
  priority: null,
  takesExtra: null,
};
const nullOfRequests = { customOrder: null, oneOffs: null, pauses: null, targetMonths: null };

function withNulls(request: ReturnType<typeof oldRequest>): object {
  const debts = request.debts.map((debt) => ({ ...debt, ...nullOfDebts }));
  return { ...request, debts, ...nullOfRequests };
}

it('HTTP sends these very bytes', async () => {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  installErrorHandling(app, { reportAway: () => {} });
  const goOn = async <Value>(work: () => Value | Promise<Value>): Promise<Value> => work();
  serveStrategies(app, {
    rateLimit: () => {},
    calculations: { begin: goOn, goOn, isFull: () => false },
  });
  for (let number = 0; number < 30; number += 1) {
    const payload = oldRequest(number);
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/strategies',
      payload,
    });
    expect(statusCode).toBe(200);
    expect(body).toBe(replyText(payload));
  }
});
