/**
 * Profiles of the browser. A new one costs more than the page that is opened in it, so a worker
 * empties its profile after a journey and uses it again: its process lives on, with the compiled code.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { keepCache } from './kept-cache.ts';

export type Profile = {
  readonly page: Page;
  /** One in which a journey broke off is not used again. */
  readonly giveBack: (how: { readonly isSound: boolean }) => Promise<void>;
};

type KeptProfile = { readonly context: BrowserContext; readonly keeper: Page };

const keepers = new WeakMap<BrowserContext, Page>();

/** From where what a profile keeps is reached: a page that shows nothing yet does not, the tab that stays does. */
export function storageOf(page: Page): Page {
  return page.url() === 'about:blank' ? (keepers.get(page.context()) ?? page) : page;
}

/**
 * A document for the sake of its storage alone takes a tenth of a second of the processor: it is opened
 * when a journey asks the page for something before it goes anywhere.
 */
export function openWhenAsked(page: Page): void {
  const own = page.evaluate.bind(page);
  const evaluate = async (...given: Parameters<typeof own>): Promise<unknown> => {
    if (page.url() === 'about:blank') await page.goto('/favicon.svg');
    return own(...given);
  };
  Object.defineProperty(page, 'evaluate', { value: evaluate });
}

/** By the address of the product that is visited in them. */
const free = new Map<string, KeptProfile>();

/** Nobody has used it before: its cache is empty, and a clock that is put into it goes with it. */
export async function newProfile(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Profile> {
  const context = await newContext(browser, options);
  return { page: await context.newPage(), giveBack: () => context.close() };
}

/** Empty but for the cache. With more than an address, a size or colours of its own, a journey gets a new one. */
export async function takeProfile(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Profile> {
  const { viewport, colorScheme, baseURL = inject('productUrl'), ...others } = options;
  if (Object.keys(others).length > 0) return newProfile(browser, options);
  const kept = free.get(baseURL) ?? (await openKeptProfile(browser, baseURL));
  // Until it is given back: a journey that ran out of time may still be under way in it.
  free.delete(baseURL);
  const page = await kept.context.newPage();
  Object.defineProperty(page, 'clock', { get: refuseClock });
  if (viewport) await page.setViewportSize(viewport);
  if (colorScheme !== undefined) await page.emulateMedia({ colorScheme });
  const giveBack: Profile['giveBack'] = async ({ isSound }) => {
    if (isSound) await empty(kept);
    // Where a journey ends well after its time has run out, the next one has opened another profile.
    if (!isSound || free.has(baseURL)) return kept.context.close();
    free.set(baseURL, kept);
  };
  return { page, giveBack };
}

function refuseClock(): never {
  throw new Error('A clock stays in its profile for good: give the journey ownProfile.');
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
  context.on('page', keepCache);
  // A test that stops the page's clock stops what asks for a quiet moment, or a frame, too.
  await context.addInitScript(() => {
    Reflect.set(window, 'ownIdleCallback', requestIdleCallback.bind(window));
    Reflect.set(window, 'ownAnimationFrame', requestAnimationFrame.bind(window));
  });
  return context;
}

/** A tab that stays keeps the process alive. */
async function openKeptProfile(browser: Browser, baseURL: string): Promise<KeptProfile> {
  const context = await newContext(browser, { baseURL });
  const keeper = await context.newPage();
  await keeper.goto('/healthz');
  keepers.set(context, keeper);
  return { context, keeper };
}

async function empty({ context, keeper }: KeptProfile): Promise<void> {
  const others = context.pages().filter((page) => page !== keeper);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await Promise.all(others.map(closeElsewhere));
  await context.clearPermissions();
  await context.clearCookies();
  await keeper.evaluate(() => localStorage.clear());
}

/**
 * With a tab that is closed where it stands, Chromium drops every file that the tab's process holds in memory,
 * and the next visit fetches and compiles them all again. One that was led out of the process takes none along.
 */
async function closeElsewhere(page: Page): Promise<void> {
  // What the journey's own code says of an empty document is no fault of the product.
  for (const event of ['console', 'pageerror', 'dialog'] as const) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // One that goes somewhere else at this moment is closed all the same.
  await page.goto('about:blank').catch(() => undefined);
  await page.close();
}
