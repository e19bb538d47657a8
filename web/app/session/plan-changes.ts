/**
 * Keeps what is shown of a person's plan true: after a change in any tab of this browser, and whenever a page is
 * looked at again, since the plan may have changed on another device or by the team.
 */
import { planChangeKey } from '@debt-payoff/contract/plan-change-key';
import { forget, keep } from './browser-storage.ts';
import { currentPerson } from './person.ts';

/** 'look' is only a chance to look again: nothing is known to have changed. */
export type RefreshCause = 'change' | 'look';
export type Refresh = (cause: RefreshCause) => Promise<unknown>;

/** However often somebody goes to and fro between tabs. */
const pauseBetweenLooksMs = 5_000;

const refreshes = new Set<Refresh>();
let isStarted = false;
let lastRefreshMs = 0;
let pendingLook: ReturnType<typeof setTimeout> | null = null;

/** For those who show something of the plan; returns a way to stop. */
export function whenPlanMayChange(refresh: Refresh): () => void {
  start();
  refreshes.add(refresh);
  return () => refreshes.delete(refresh);
}

/** After anything that may have changed the plan of the person who is signed in. Done once all shows the new one. */
export async function planChanged(): Promise<void> {
  tellOtherTabs();
  await refreshAll('change');
}

/** By their own id, so that nobody else who is signed in here hears of it; nothing is left in the storage. */
function tellOtherTabs(): void {
  const person = currentPerson();
  if (person === null) return;
  const key = `${planChangeKey}:${person}` as const;
  keep('local', key, 'changed');
  forget('local', key);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  // Those who begin to follow have just fetched what they show.
  lastRefreshMs = performance.now();
  window.addEventListener('storage', hearOtherTab);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
  document.addEventListener('visibilitychange', look);
}

function hearOtherTab({ key, newValue }: StorageEvent): void {
  const person = currentPerson();
  const isTheirs = person !== null && key === `${planChangeKey}:${person}`;
  if (isTheirs && newValue !== null) void refreshAll('change');
}

function look(): void {
  if (pendingLook !== null || document.visibilityState !== 'visible') return;
  const passedMs = performance.now() - lastRefreshMs;
  pendingLook = setTimeout(
    () => {
      pendingLook = null;
      if (document.visibilityState === 'visible' && currentPerson() !== null) {
        void refreshAll('look');
      }
    },
    Math.max(0, pauseBetweenLooksMs - passedMs),
  );
}

/** What fails stays as it was shown: each of those who refresh says so itself. */
async function refreshAll(cause: RefreshCause): Promise<void> {
  lastRefreshMs = performance.now();
  await Promise.allSettled([...refreshes].map((refresh) => refresh(cause)));
}
