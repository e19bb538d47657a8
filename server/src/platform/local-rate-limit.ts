/**
 * Rate limits of this process alone, from memory: for what takes less work than asking the database how often it
 * was done, and goes on without it.
 */
import { type Limit, tooMany } from './rate-limit.ts';

/** Beyond that, anyone who floods us has more networks than we have memory for. */
const keysMax = 50_000;

export type LocalRateLimiter = (limit: Limit, key: string) => void;

/** Counts one use by this key, and throws when there were too many. */
export function createLocalRateLimiter(factor: number): LocalRateLimiter {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();
  const forgetSome = (now: number): void => {
    for (const [name, { endsAt }] of windows) if (endsAt <= now) windows.delete(name);
    if (windows.size >= keysMax) windows.clear();
  };
  return (limit, key) => {
    const now = Date.now();
    const name = `${limit.name}:${key}`;
    const known = windows.get(name);
    const isOver = known === undefined || known.endsAt <= now;
    const window = isOver ? { count: 0, endsAt: now + limit.seconds * 1000 } : known;
    if (isOver) {
      if (windows.size >= keysMax) forgetSome(now);
      windows.set(name, window);
    }
    window.count += 1;
    if (window.count > Math.max(1, Math.round(limit.points * factor))) {
      throw tooMany(limit, window.endsAt - now);
    }
  };
}
