/** When a platform says that it can be asked again. */
import type { RawReply } from './platform-request.ts';

/** Every limit that is documented resets within a day; what is further off is a mistake. */
const waitMaxMs = 24 * 3_600_000;

export function findRetryTime(
  headers: RawReply['headers'],
  { now, waitMs }: { readonly now: Date; readonly waitMs?: number | undefined },
): Date | null {
  const nowMs = now.getTime();
  const wait = waitMs ?? waitOf(headers['retry-after'], nowMs) ?? xWaitOf(headers, nowMs);
  if (wait === null || Number.isNaN(wait)) return null;
  return new Date(nowMs + Math.min(Math.max(wait, 0), waitMaxMs));
}

/** Seconds, or a date. */
function waitOf(text: string | undefined, nowMs: number): number | null {
  if (text === undefined) return null;
  return /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - nowMs;
}

/** A used-up day counts, and not the quarter of an hour that ends before it. */
function xWaitOf(headers: RawReply['headers'], nowMs: number): number | null {
  const days = ['x-user-limit-24hour', 'x-app-limit-24hour'].filter(
    (limit) => headers[`${limit}-remaining`] === '0',
  );
  const resets = [...days, 'x-rate-limit']
    .map((limit) => Number(headers[`${limit}-reset`]))
    .filter((seconds) => seconds > 0);
  return resets.length === 0 ? null : Math.max(...resets) * 1_000 - nowMs;
}
