/**
 * Whoever moves by keyboard starts again at the top of the page where a pressed control goes away and takes the
 * focus with it. In every journey the page complains of that by itself, whatever the journey is about.
 */
import type { Page } from 'playwright-core';

/** Before anything is opened. */
export async function complainOfLostFocus(page: Page): Promise<void> {
  await page.addInitScript(watchFocus, { graceMs: 500, restMs: 1_000 });
}

/** Runs in the page. */
function watchFocus(times: { readonly graceMs: number; readonly restMs: number }): void {
  const { graceMs, restMs } = times;
  const ownTimeout = window.setTimeout;
  let last: Element | null = null;
  let timer: number | undefined;
  let isOverdue = false;

  const isLost = (): boolean =>
    (document.activeElement === null || document.activeElement === document.body) &&
    last !== null &&
    !(last.isConnected && last.checkVisibility() && !last.matches(':disabled'));

  /** Somebody goes on, or the page stays as it is. */
  const complain = (): void => {
    if (isOverdue && isLost()) {
      console.error(`The focus is on nothing after '${last?.textContent || last?.outerHTML}'.`);
    }
    isOverdue = false;
  };
  const look = (): void => {
    // Where the clock is stopped, what gives the focus back waits as well.
    if (timer !== undefined || !isLost() || window.setTimeout !== ownTimeout) return;
    timer = ownTimeout(() => {
      timer = undefined;
      isOverdue = isLost();
      if (isOverdue) ownTimeout(complain, restMs);
    }, graceMs);
  };

  document.addEventListener('focusin', ({ target }) => {
    isOverdue = false;
    last = target instanceof Element ? target : null;
  });
  // The browser goes on from the part of the page that was jumped to.
  window.addEventListener('hashchange', () => {
    last = null;
  });
  // A page that is being left needs it no more.
  Reflect.get(window, 'navigation')?.addEventListener(
    'navigate',
    ({ destination }: { readonly destination: { readonly sameDocument: boolean } }) => {
      if (!destination.sameDocument) last = null;
    },
  );
  for (const act of ['pointerdown', 'keydown']) document.addEventListener(act, complain, true);
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
}
