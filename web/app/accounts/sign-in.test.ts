import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import type { ErrorCode } from '@debt-payoff/contract/errors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allowEvents, dropEvents, type RaisedEvent, sendEventsTo } from '../analytics/events.ts';
import { raiseFailedAttempt } from './sign-in.ts';

let received: RaisedEvent[] = [];
beforeEach(() => {
  received = [];
  allowEvents();
  sendEventsTo((raised) => received.push(raised));
});
afterEach(dropEvents);

function refusal(code: ErrorCode): CallError {
  return new CallError(401, { error: 'No', code, request_id: 'r1' });
}

it.each([
  ['a wrong password', refusal('invalid_credentials')],
  ['a wrong code', refusal('totp_invalid')],
  ['no reply', new NetworkFailure(null)],
])('%s is an attempt that failed', (_, error) => {
  raiseFailedAttempt(error);
  expect(received).toEqual([{ event: 'user_login_attempt', fields: { success: false } }]);
});

it('a right password is no attempt yet where a code is asked for', () => {
  raiseFailedAttempt(refusal('totp_required'));
  expect(received).toEqual([]);
});
