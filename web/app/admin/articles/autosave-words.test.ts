import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import type { ErrorCode } from '@debt-payoff/contract/errors';
import { describe, expect, it } from 'vitest';
import { failureMessage, saveFailureOf } from './autosave-words.ts';
import { publishingProblems, UnreadyArticle } from './save-refusals.ts';

const reply = (
  status: number,
  { error = '', code = 'internal' as ErrorCode, fields = {}, request_id = 'r' } = {},
) => new CallError(status, { error, code, fields, request_id });
const tooMany = (seconds: number) =>
  new CallError(429, { error: 'Slow', code: 'too_many_requests', request_id: 'r' }, seconds);
const taken = reply(409, { code: 'taken', error: 'Taken', fields: { slug: 'Taken' } });

it.each([
  [new NetworkFailure(null), 'lost'],
  [new Error('odd'), 'lost'],
  [reply(503), 'lost'],
  [reply(401, { code: 'session_ended' }), 'lost'],
  [reply(429, { code: 'too_many_requests' }), 'rate limited'],
  [reply(409, { code: 'conflict' }), 'conflict'],
  [taken, 'refused'],
  [reply(404, { code: 'not_found' }), 'gone'],
  [reply(400, { code: 'invalid_input' }), 'refused'],
  [reply(413), 'refused'],
  [new UnreadyArticle({ slug: 'No' }), 'refused'],
])('%s counts as %s', (error, failure) => {
  expect(saveFailureOf(error)).toBe(failure);
});

describe('what is said of a save that failed', () => {
  it.each([
    ['draft', new NetworkFailure(null), 'Failed to save draft'],
    ['draft', reply(502, { request_id: '' }), 'Failed to save draft'],
    ['publish', new NetworkFailure(null), 'Failed to save article'],
    ['unpublish', reply(500), 'Failed to save article'],
    ['draft and leave', reply(500), 'Failed to save article'],
    ['draft', reply(403, { code: 'not_allowed', error: 'Not for you' }), 'Not for you'],
    ['draft', reply(413, { request_id: '' }), 'Failed to save draft'],
    [
      'draft',
      reply(429, { code: 'too_many_requests', error: 'Slow' }),
      'You are saving too quickly. Please wait a minute and try again.',
    ],
    ['draft', tooMany(60), 'You are saving too quickly. Please wait a minute and try again.'],
    [
      'publish',
      tooMany(1_800),
      'You are saving too quickly. Please wait a minute and try again. You can try again in 30 minutes.',
    ],
    ['draft', taken, null],
    ['draft', reply(409, { code: 'conflict' }), null],
    ['draft', reply(404, { code: 'not_found' }), null],
    ['draft', new UnreadyArticle({ slug: 'No' }), null],
    ['autosave', new NetworkFailure(null), null],
  ] as const)('%s, %s: %s', (kind, error, text) => {
    expect(failureMessage(kind, error)).toBe(text);
  });
});

it('what is to be mended stands in the order of the text', () => {
  const fields = { 'content.10': 'Last', 'content.2': 'Then', 'content.0': 'First', slug: 'Not' };
  expect(publishingProblems(reply(400, { code: 'invalid_input', fields }))).toEqual([
    'First',
    'Then',
    'Last',
  ]);
  expect(publishingProblems(new Error('odd'))).toEqual([]);
});
