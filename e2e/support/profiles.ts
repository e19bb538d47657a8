/**
 * Profiles of the browser. Starting one costs more than all else on a page, so that a worker empties its
 * own after a journey and uses it again. One more tab keeps the process with the compiled code alive.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';

export type Profile = {
  readonly page: Page;
  /** One in which a journey broke off is not used again. */
  readonly giveBack: (how: { readonly isSound: boolean }) => Promise<void>;
};

type Kept = { readonly context: BrowserContext; readonly keeper: Page };

let free: Kept | undefined;

/** With more than a size or a colour scheme of its own, a journey gets a profile that nobody used before. */
export async function takeProfile(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Profile> {
  const { viewport, colorScheme, ...others } = options;
  if (Object.keys(others).length > 0) {
    const context = await newContext(browser, options);
    return { page: await context.newPage(), giveBack: () => context.close() };
  }
  const kept = free ?? (await openKept(browser));
  // Until it is given back: a journey that ran out of time may still be under way in it.
  free = undefined;
  const page = await kept.context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  if (colorScheme !== undefined) await page.emulateMedia({ colorScheme });
  return {
    page,
    giveBack: async ({ isSound }) => {
      if (isSound && (await canBeUsedAgain(kept))) {
        await empty(kept);
        free = kept;
      } else {
        await kept.context.close();
      }
    },
  };
}

async function newContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: inject('productUrl'),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    ...options,
  });
  // A test that stops the page's clock stops what asks for a quiet moment too.
  await context.addInitScript(() => {
    Reflect.set(window, 'ownIdleCallback', requestIdleCallback.bind(window));
  });
  return context;
}

async function openKept(browser: Browser): Promise<Kept> {
  const context = await newContext(browser, {});
  const keeper = await context.newPage();
  await keeper.goto('/healthz');
  return { context, keeper };
}

/** A clock that a journey put in stays for good. */
function canBeUsedAgain({ keeper }: Kept): Promise<boolean> {
  return keeper.evaluate(() => /\[native code\]/.test(String(Date)));
}

async function empty({ context, keeper }: Kept): Promise<void> {
  const others = context.pages().filter((page) => page !== keeper);
  await Promise.all(others.map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.removeAllListeners();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await keeper.evaluate(() => localStorage.clear());
}
