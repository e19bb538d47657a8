import { expect, it } from 'vitest';
import { gateFailure } from './gate-failure.ts';

it.each([
  [401, null, null],
  [429, 720, 'You can try again in 12 minutes.'],
  [429, null, null],
  [503, 5, null],
])(
  'a refusal of %s to be tried again in %s seconds advises: %s',
  (status, retryAfterSeconds, advice) => {
    expect(gateFailure({ status, retryAfterSeconds })).toEqual({
      message: `Invalid credentials (${status})`,
      advice,
      fields: {},
    });
  },
);
