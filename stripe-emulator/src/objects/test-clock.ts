/** A test clock: a time of its own for the customers on it, moved forward by requests. */
import { newId } from '../ids.ts';
import type { Optional } from './optional.ts';

export type TestClock = typeof unusedFields & {
  readonly id: string;
  readonly created: number;
  readonly deletes_after: number;
  readonly frozen_time: number;
  readonly name: string | null;
  readonly status: 'ready' | 'advancing' | 'internal_failure';
  readonly status_details: { readonly advancing?: { readonly target_frozen_time: number } };
};

export type TestClockInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly frozenTime: number;
  readonly name?: Optional<string>;
};

const unusedFields = { object: 'test_helpers.test_clock', livemode: false } as const;

const lifetimeSeconds = 30 * 24 * 60 * 60;

export function newTestClock(input: TestClockInput): TestClock {
  return {
    ...unusedFields,
    id: input.id ?? newId('clock'),
    created: input.now,
    deletes_after: input.now + lifetimeSeconds,
    frozen_time: input.frozenTime,
    name: input.name ?? null,
    status: 'ready',
    status_details: {},
  };
}
