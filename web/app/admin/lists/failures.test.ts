import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import type { ErrorReply } from '@debt-payoff/contract/errors';
import { expect, it } from 'vitest';
import { actFailure, listFailure } from './failures.ts';

function refusal(status: number, reply: Partial<ErrorReply>, retryAfterSeconds?: number) {
  const blank = { error: '', code: 'internal', request_id: '' } as const;
  return new CallError(status, { ...blank, ...reply }, retryAfterSeconds);
}

const notFound = refusal(404, { error: 'User not found', code: 'not_found', request_id: 'r1' });
const byProxy = refusal(502, {});
const tooMany = refusal(429, {}, 60);
const wrongField = refusal(400, {
  error: 'Some fields are wrong',
  code: 'invalid_input',
  request_id: 'r1',
  fields: { email: 'That address is taken' },
});

it.each([
  ['the server says why', notFound, 'User not found'],
  ['the server says which field is wrong', wrongField, 'That address is taken'],
  ['the server says nothing', byProxy, 'Failed to fetch users'],
  [
    'the server says when to come back',
    tooMany,
    'Failed to fetch users. You can try again in 1 minute.',
  ],
  [
    'the server was not reached',
    new NetworkFailure(null),
    'Network error: The server could not be reached',
  ],
  ['what came back cannot be read', new SyntaxError('Bad JSON'), 'Network error: Bad JSON'],
])('where %s, a list says so', (_, error, text) => {
  expect(listFailure(error, 'Failed to fetch users')).toBe(text);
});

it.each([
  ['the server says why', notFound, 'Error: User not found'],
  ['the server says nothing', byProxy, 'Error: Failed to suspend user'],
  [
    'the server was not reached',
    new NetworkFailure(null),
    'Error: Network error: The server could not be reached',
  ],
])('where %s, an act says so', (_, error, text) => {
  expect(actFailure(error, 'Failed to suspend user')).toBe(text);
});
