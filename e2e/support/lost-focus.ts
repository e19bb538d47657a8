/**
 * Whoever moves by keyboard starts again at the top of the page where a pressed control goes away and takes the
 * focus with it. In every journey the page complains of that by itself, whatever the journey is about.
 */
import type { Page } from 'playwright-core';

/** Before anything is opened. */
export async function complainOfLostFocus(page: Page): Promise<void> {
  await page.addInitScript(watchFocus, { restMs: 1_000 });
}

/** Runs in the page. */
function watchFocus({ restMs }: { readonly restMs: number }): void {
  const ownTimeout = window.setTimeout;
  let last: Element | null = null;
  let isAsked = false;

  const isLost = (): boolean =>
    (document.activeElement === null || document.activeElement === document.body) &&
    last !== null &&
    !(last.isConnected && last.checkVisibility() && !last.matches(':disabled'));

  const ask = (): void => {
    // Where the clock is stopped, what gives the focus back waits as well.
    if (isAsked || !isLost() || window.setTimeout !== ownTimeout) return;
    isAsked = true;
    const name = last?.textContent?.trim() || last?.outerHTML.slice(0, 80);
    ownTimeout(() => {
      isAsked = false;
      if (isLost()) console.error(`The focus is on nothing after '${name}'.`);
    }, restMs);
  };

  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null;
  });
  new MutationObserver(ask).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
}
