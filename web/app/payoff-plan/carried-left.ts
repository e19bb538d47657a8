/**
 * What is left each month, as the browser's history carries it between the calculator and its results. The entry of the
 * calculator has it only while its results are shown: kept there, it would come back after somebody has changed it.
 */
import { type StrategiesState, storedMark } from './strategies-state.ts';

type Carried = Pick<StrategiesState, 'leftEachMonth' | 'mark'>;

/** Takes it out of the present entry. Null where it is somebody else's, or was cleared: the history outlives both. */
export function takeCarriedLeft(): number | null {
  const carried: unknown = window.history.state?.usr;
  if (carried === null || typeof carried !== 'object') return null;
  if (!('leftEachMonth' in carried && 'mark' in carried)) return null;
  const { leftEachMonth, mark, ...others } = carried;
  replaceState(others);
  const isSum = typeof leftEachMonth === 'number' && leftEachMonth >= 0;
  return isSum && mark === storedMark.read() ? leftEachMonth : null;
}

/** For the browser's own way back, before the page with the results is opened. */
export function carryLeft({ leftEachMonth, mark }: Carried): void {
  if (leftEachMonth === undefined || mark === undefined) return;
  replaceState({ ...window.history.state?.usr, leftEachMonth, mark });
}

/** Where the router keeps the state of an entry. */
function replaceState(usr: object): void {
  window.history.replaceState({ ...window.history.state, usr }, '');
}
