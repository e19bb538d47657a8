import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import type { ErrorCode } from '@debt-payoff/contract/errors';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { describe, expect, it } from 'vitest';
import { callFailure, failureText } from './call-failure.ts';

function refusal(status: number, code: ErrorCode, error: string, retryAfter: number | null = null) {
  return new CallError(status, { error, code, request_id: 'r1' }, retryAfter);
}
const fromAProxy = (status: number) =>
  new CallError(status, { error: 'Something went wrong', code: 'internal', request_id: '' });

const goneText = 'This no longer exists. It may have been deleted in another tab.';

describe('a form whose call fails', () => {
  const texts = { failed: 'Registration failed', networkError: 'Network error. Please try again.' };

  it.each([
    [refusal(409, 'taken', 'Taken.'), 'Taken.'],
    [fromAProxy(502), 'Registration failed'],
    [new Error('bug'), 'Registration failed'],
    [new NetworkFailure(null), 'Network error. Please try again.'],
  ])('%s reads: %s', (error, message) => {
    expect(callFailure(error, texts)).toMatchObject({ message, advice: null });
  });

  it('names the wait once: in the words of the server, which end with it, or after our own', () => {
    const worded = 'Too many requests. You can try again in 12 minutes.';
    const ours = refusal(429, 'too_many_requests', worded, 720);
    expect(callFailure(ours, texts)).toMatchObject({ message: worded, advice: null });
    const fromElsewhere = new CallError(429, fromAProxy(429).reply, 720);
    expect(callFailure(fromElsewhere, texts)).toMatchObject({
      message: 'Registration failed',
      advice: 'You can try again in 12 minutes.',
    });
  });
});

describe('a failure in one sentence', () => {
  const texts = { failed: 'The list could not be loaded.', networkError: 'No connection.' };

  it.each([
    ['the words of the server', refusal(409, 'taken', 'Taken.'), 'Taken.'],
    ['our own words for what is gone', refusal(404, 'not_found', 'Not found.'), goneText],
    ['ours where a proxy replied', fromAProxy(502), texts.failed],
    ['ours where nobody replied', new NetworkFailure(null), texts.networkError],
    ['ours for a fault of the page', new Error('bug'), texts.failed],
  ])('has %s', (_case, error, text) => {
    expect(failureText(error, texts)).toBe(text);
  });

  it('has one text for both, where only one is given', () => {
    expect(failureText(new NetworkFailure(null), 'Not saved.')).toBe('Not saved.');
    expect(failureText(fromAProxy(502), 'Not saved.')).toBe('Not saved.');
  });

  it('is said in general words where none are given', () => {
    expect(failureText(new NetworkFailure(null))).toBe(navigationTexts.failures.network);
    expect(failureText(fromAProxy(502))).toBe(navigationTexts.failures.somethingWentWrong);
  });
});
