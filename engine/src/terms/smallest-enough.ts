/** The smallest sum that is enough, where a larger one is: doubled until it is, then halved in on. */
import type { Steps } from './steps.ts';

const doublingsMost = 20;
/** No debts that a run can have take more in a month, so that a larger sum changes nothing. */
const ceilingPence = 1e15;

/** From the largest sum that anyone expects to need; null where none is enough. */
export function* smallestEnough(
  expectedPence: number,
  isEnough: (pence: number) => Steps<boolean>,
): Steps<number | null> {
  let high = Math.max(1, expectedPence);
  for (let doublings = 0; !(yield* isEnough(high)); doublings += 1) {
    if (doublings === doublingsMost || high > ceilingPence) return null;
    high *= 2;
  }
  let low = 0;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (yield* isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
