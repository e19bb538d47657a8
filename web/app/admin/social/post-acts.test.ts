import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import type { ErrorCode } from '@debt-payoff/contract/errors';
import { describe, expect, it } from 'vitest';
import { metricsFailure, postActFailure } from './post-acts.ts';

const refusal = (status: number, error: string, code: ErrorCode = 'conflict') =>
  new CallError(status, { error, code, request_id: 'r1' });
/** By something between us and the server. */
const byProxy = (status: number) =>
  new CallError(status, { error: '', code: 'internal', request_id: '' });
const lost = new NetworkFailure(null);
const unreadable = new SyntaxError('Bad JSON');

describe.each(['Failed to publish post', 'Failed to delete post'])('%s', (failed) => {
  it.each([
    ['the server says why', refusal(409, 'Not now'), 'Error: Not now'],
    ['the server says nothing', byProxy(502), `Error: ${failed}`],
    ['the server was not reached', lost, failed],
    ['what came back cannot be read', unreadable, failed],
  ])('where %s', (_, error, said) => {
    expect(postActFailure(error, failed)).toBe(said);
  });

  it('a field that is wrong is told', () => {
    const error = new CallError(400, {
      ...{ error: 'No', code: 'invalid_input', request_id: 'r1' },
      fields: { image_url: 'Instagram needs an image. Add its address.' },
    });
    expect(postActFailure(error, failed)).toBe('Error: Instagram needs an image. Add its address.');
  });
});

it.each([
  [
    refusal(429, 'Wait until 10:15.', 'too_many_requests'),
    'Rate limit exceeded: Wait until 10:15.',
  ],
  [byProxy(429), 'Rate limit exceeded: Please wait 15 minutes before trying again.'],
  [refusal(409, 'Only a published post has metrics.'), 'Error: Only a published post has metrics.'],
  [byProxy(502), 'Error: Failed to refresh metrics'],
  [lost, 'Failed to refresh metrics'],
])('metrics: %s', (error, said) => {
  expect(metricsFailure(error, 'Failed to refresh metrics')).toBe(said);
});
