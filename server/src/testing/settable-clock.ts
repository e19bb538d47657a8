/** A clock that stands still until a test moves it. */
import { type Clock, clockStartingAt } from '../platform/clock.ts';
import { testNow } from './test-app.ts';

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
