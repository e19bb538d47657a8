/** Measures two ways of doing the same in turns, so that a busy machine slows down both. */
import { medianOf } from './median.ts';

/** Does it once. Each turn has another number, so that nothing can come from before. */
export type Work = (turn: number) => unknown;

export type SideBySide = {
  readonly todayPerSecond: number;
  /** Today's number a second, divided by that before: above 1 is faster. */
  readonly ratio: number;
};

const rounds = 5;
const slicesEach = 16;
const sliceMs = 25;

/** The medians of five rounds, in each of which the two take many short turns. */
export function measureSideBySide(work: {
  readonly today: Work;
  readonly before: Work;
}): SideBySide {
  measureRound(work);
  const measured = Array.from({ length: rounds }, () => measureRound(work));
  return {
    todayPerSecond: medianOf(measured.map(({ todayPerSecond }) => todayPerSecond)),
    ratio: medianOf(measured.map(({ ratio }) => ratio)),
  };
}

function measureRound({ today, before }: { today: Work; before: Work }): SideBySide {
  const todayCount = { done: 0, ms: 0 };
  const beforeCount = { done: 0, ms: 0 };
  for (let slice = 0; slice < slicesEach; slice += 1) {
    workFor(today, todayCount);
    workFor(before, beforeCount);
  }
  const todayPerSecond = (todayCount.done / todayCount.ms) * 1000;
  const beforePerSecond = (beforeCount.done / beforeCount.ms) * 1000;
  return { todayPerSecond, ratio: todayPerSecond / beforePerSecond };
}

/** Adds the work of one slice to what was counted before. */
function workFor(work: Work, count: { done: number; ms: number }): void {
  const start = performance.now();
  let ms = 0;
  while (ms < sliceMs) {
    work(count.done);
    count.done += 1;
    ms = performance.now() - start;
  }
  count.ms += ms;
}
