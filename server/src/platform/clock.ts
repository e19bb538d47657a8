/** The one clock. Everything that asks for the time asks it, so that tests and trials can set it. */
import { londonDayOf } from '@debt-payoff/contract/days';

export type Clock = {
  readonly now: () => Date;
  /** The date in Europe/London, as YYYY-MM-DD. */
  readonly today: () => string;
};

export function systemClock(): Clock {
  return clockFrom(() => Date.now());
}

/** Starts at the given instant and runs on from there. */
export function clockStartingAt(start: Date): Clock {
  const offsetMs = start.getTime() - Date.now();
  return clockFrom(() => Date.now() + offsetMs);
}

function clockFrom(nowMs: () => number): Clock {
  return {
    now: () => new Date(nowMs()),
    today: () => londonDayOf(nowMs()),
  };
}
