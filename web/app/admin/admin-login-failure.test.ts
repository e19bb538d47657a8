import { CallError } from '@debt-payoff/contract/client';
import type { ErrorReply } from '@debt-payoff/contract/errors';
import { expect, it } from 'vitest';
import { adminLoginFailure, asksForCode } from './admin-login-failure.ts';

const reply: ErrorReply = { error: 'No.', code: 'invalid_credentials', request_id: 'r1' };
const messaged = { ...reply, message: 'Not as staff.' };

it.each([
  ['the message of the server', new CallError(401, messaged), 'Not as staff.'],
  ['the error of the server, where there is no message', new CallError(429, reply), 'No.'],
  [
    'its own text, where the reply came from elsewhere',
    new CallError(502, { ...reply, code: 'internal', request_id: '' }),
    'Login failed',
  ],
  ['that the network failed', new TypeError('Failed to fetch'), 'Network error. Please try again.'],
])('a refused login says %s', (_, error, text) => {
  expect(adminLoginFailure(error)).toBe(text);
});

it('a code is asked for only when the server wants one', () => {
  expect(asksForCode(new CallError(401, { ...reply, code: 'totp_required' }))).toBe(true);
  expect(asksForCode(new CallError(401, { ...reply, code: 'totp_invalid' }))).toBe(true);
  expect(asksForCode(new CallError(401, reply))).toBe(false);
  expect(asksForCode(null)).toBe(false);
});
