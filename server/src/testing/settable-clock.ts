/** A clock that stands still until a test moves it. */
import { type Clock, clockStartingAt } from '../platform/clock.ts';

/** Far from a change of the clocks, on an ordinary Sunday morning. */
export const testNow = new Date('2026-11-15T09:00:00Z');

export type SettableClock = Clock & {
  readonly set: (instant: string) => void;
  readonly advance: (ms: number) => void;
};

export function settableClock(): SettableClock {
  let nowMs = testNow.getTime();
  return {
    now: () => new Date(nowMs),
    today: () => clockStartingAt(new Date(nowMs)).today(),
    set: (instant) => {
      nowMs = Date.parse(instant);
    },
    advance: (ms) => {
      nowMs += ms;
    },
  };
}
