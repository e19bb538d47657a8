/** What is left each month, as the way back from results carries it. */
import { storedMark } from './strategies-state.ts';

/** Null where it is somebody else's, or was cleared: the browser's history outlives both. */
export function readCarriedLeft(carried: unknown): number | null {
  if (carried === null || typeof carried !== 'object') return null;
  if (!('leftEachMonth' in carried && 'mark' in carried)) return null;
  const { leftEachMonth, mark } = carried;
  const isSum = typeof leftEachMonth === 'number' && leftEachMonth >= 0;
  return isSum && mark === storedMark.read() ? leftEachMonth : null;
}
