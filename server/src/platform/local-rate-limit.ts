/**
 * Rate limits of this process alone, from memory: for what takes less work than asking the database how often it
 * was done, and goes on without it.
 */
import { type Limit, tooMany } from './rate-limit.ts';

/** Beyond that, anyone who floods us has more networks than we have memory for. */
const keysMax = 50_000;

export type LocalRateLimiter = (limit: Limit, key: string, points?: number) => void;

/** Counts a use by this key, of one point or more, and throws where they are too many: then they are not taken. */
export function createLocalRateLimiter(factor: number): LocalRateLimiter {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();
  const forgetSome = (now: number): void => {
    for (const [name, { endsAt }] of windows) if (endsAt <= now) windows.delete(name);
    if (windows.size >= keysMax) windows.clear();
  };
  return (limit, key, points = 1) => {
    const now = Date.now();
    const name = `${limit.name}:${key}`;
    const known = windows.get(name);
    const isOver = known === undefined || known.endsAt <= now;
    const window = isOver ? { count: 0, endsAt: now + limit.seconds * 1000 } : known;
    if (isOver) {
      if (windows.size >= keysMax) forgetSome(now);
      windows.set(name, window);
    }
    if (window.count + points > Math.max(1, Math.round(limit.points * factor))) {
      throw tooMany(limit, window.endsAt - now);
    }
    window.count += points;
  };
}
