import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import { expect, it } from 'vitest';
import { resetFailure } from './reset-failure.ts';

const refusal = (status: number) =>
  new CallError(status, { error: 'Not so.', code: 'invalid_input', request_id: 'r1' });
const mayBeSet =
  'Your new password may be set already. Try to sign in with it, or press the button again.';

it.each([
  ['the network fails', new NetworkFailure('gone'), 'Network error. Please try again.'],
  ['the server fails', refusal(502), 'Not so.'],
  ['the answer cannot be read', new SyntaxError('<html>'), 'Failed to reset password'],
])(
  'where %s, nobody knows whether the password was set, and it says so',
  (_case, error, message) => {
    expect(resetFailure(error)).toEqual({ message, advice: mayBeSet, fields: {} });
  },
);

it('a refusal says that nothing was set', () => {
  expect(resetFailure(refusal(400))).toEqual({ message: 'Not so.', advice: null, fields: {} });
});
