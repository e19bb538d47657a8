import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import type { ErrorCode } from '@debt-payoff/contract/errors';
import { describe, expect, it } from 'vitest';
import { loginFailure, resetFailure } from './account-failures.ts';

function refusal(status: number, code: ErrorCode, error: string, retryAfter: number | null = null) {
  return new CallError(status, { error, code, request_id: 'r1' }, retryAfter);
}
const fromAProxy = (status: number) =>
  new CallError(status, { error: 'Something went wrong', code: 'internal', request_id: '' });

const invalid = 'Invalid username or password. Please check your credentials and try again.';

describe('a login that fails', () => {
  it('for a wrong code says what to do with the kind that was asked for', () => {
    const error = refusal(401, 'totp_invalid', 'x');
    expect(loginFailure(error).fields.totp).toBe(
      'That code is not right. Enter the newest code from your authenticator app.',
    );
    expect(loginFailure(error, { isRecoveryCode: true }).fields.totp).toBe(
      'That recovery code is not right, or has already been used. Try another, or use your authenticator app.',
    );
  });

  it.each([
    [refusal(401, 'invalid_credentials', 'x'), invalid],
    [refusal(401, 'session_ended', 'Session expired. Please log in again.'), invalid],
    [refusal(400, 'invalid_input', 'Name it.'), 'Name it.'],
    [fromAProxy(400), 'Please fill in all required fields.'],
    [
      refusal(429, 'too_many_requests', 'x'),
      'Too many login attempts. Please wait a moment before trying again.',
    ],
    [refusal(500, 'internal', 'x'), 'Server error. Please try again later.'],
    [refusal(503, 'unavailable', 'x'), 'Server error. Please try again later.'],
    [refusal(403, 'account_suspended', 'Suspended.'), 'Suspended.'],
    [fromAProxy(404), 'Login failed. Please try again.'],
    [new NetworkFailure(null), 'Network error. Please check your connection and try again.'],
    [new SyntaxError('Unexpected token'), 'An unexpected error occurred. Please try again.'],
  ])('%s reads: %s', (error, message) => {
    expect(loginFailure(error)).toMatchObject({ message });
  });

  it.each([
    [null, null],
    [40, 'You can try again in 40 seconds.'],
    [720, 'You can try again in 12 minutes.'],
  ])('for too many attempts names the wait of %s seconds: %s', (seconds, advice) => {
    const error = refusal(429, 'too_many_requests', 'x', seconds);
    expect(loginFailure(error).advice).toBe(advice);
  });
});

const mayBeSet =
  'Your new password may be set already. Try to sign in with it, or press the button again.';

it.each([
  ['the network fails', new NetworkFailure('gone'), 'Network error. Please try again.'],
  ['the server fails', refusal(502, 'invalid_input', 'Not so.'), 'Not so.'],
  ['the reply cannot be read', new SyntaxError('<html>'), 'Failed to reset password'],
])(
  'where %s, nobody knows whether the password was set, and it says so',
  (_case, error, message) => {
    expect(resetFailure(error)).toEqual({ message, advice: mayBeSet, fields: {} });
  },
);

it('a refusal says that nothing was set', () => {
  expect(resetFailure(refusal(400, 'invalid_input', 'Not so.'))).toEqual({
    message: 'Not so.',
    advice: null,
    fields: {},
  });
});
