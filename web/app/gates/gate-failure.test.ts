import { expect, it } from 'vitest';
import { gateFailure } from './gate-failure.ts';

it.each([
  [401, null, null],
  [429, '720', 'You can try again in 12 minutes.'],
  [429, null, null],
  [503, '5', null],
])('a refusal of %s with Retry-After %s advises: %s', (status, retryAfter, advice) => {
  const headers = new Headers(retryAfter === null ? {} : { 'retry-after': retryAfter });
  expect(gateFailure({ status, headers })).toEqual({
    message: `Invalid credentials (${status})`,
    advice,
    fields: {},
  });
});
