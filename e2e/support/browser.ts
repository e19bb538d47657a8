/** A page in a real Chromium, for one test. What the page complains of fails the test. */
import { billingAddresses } from '@debt-payoff/contract/billing-addresses';
import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Locator,
  type Page,
  type Request,
  type Response,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { chromiumFlags } from './chromium.ts';
import { complainOfLostFocus } from './lost-focus.ts';
import { newProfile, takeProfile } from './profiles.ts';
import { findShownTextOnly } from './shown-text.ts';

let browser: Browser | undefined;

/** A page of a journey does not live long enough to gain from code that is compiled again to run faster. */
const withoutOptimising = '--js-flags=--no-opt,--no-maglev';

/** Each element tells the name and the role that a screen reader is given. */
const tellsNames = '--enable-blink-features=ComputedAccessibilityInfo';

/** One for all test files of a worker: Playwright ends it together with the process. */
export async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({
    executablePath: inject('chromiumPath'),
    // Tabs of one profile share a process, as the one that is used again needs.
    args: [...chromiumFlags, '--process-per-site', withoutOptimising, tellsNames],
  });
  return browser;
}

export type PageOptions = BrowserContextOptions & {
  /** What the page may complain of, because the journey provokes it. */
  readonly expects?: RegExp;
  /** A profile nobody used before, for a journey that stops the clock or needs an empty cache, as most do offline. */
  readonly ownProfile?: boolean;
};

/** Runs the journey in an empty profile, and then asks whether the page had anything to complain of. */
export async function withPage(
  journey: (page: Page) => Promise<void>,
  { expects, ownProfile = false, ...options }: PageOptions = {},
): Promise<void> {
  const open = ownProfile ? newProfile : takeProfile;
  const { page, giveBack } = await open(await openBrowser(), options);
  findShownTextOnly(page);
  await complainOfLostFocus(page);
  const complaints: string[] = [];
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !tellsNoSubscription(message)) {
      complaints.push(message.text());
    }
  });
  let isSound = false;
  try {
    await journey(page);
    isSound = true;
  } finally {
    await giveBack({ isSound });
  }
  expect(complaints.filter((complaint) => expects?.test(complaint) !== true)).toEqual([]);
}

/** That somebody has no subscription is a 404 by the specification, and no fault of the page that asks. */
function tellsNoSubscription(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.location().url || 'about:blank');
  return pathname === billingAddresses.status.path && missingPage.test(message.text());
}

/** Opens an address, and waits until the page's code has come to life and nothing is under way. */
export function visit(page: Page, address: string): Promise<Response | null> {
  return untilAtRest(page, () => page.goto(address));
}

export function reload(page: Page): Promise<Response | null> {
  return untilAtRest(page, () => page.reload());
}

/** For what leads to another page, or fetches something: waits for all of it. */
export async function untilAtRest<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const underWay = new Set<Request>();
  const begin = (request: Request) => underWay.add(request);
  const end = (request: Request) => underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    const result = await act();
    await untilIdle(page);
    while (underWay.size > 0) {
      await expect.poll(() => underWay.size, { interval: 10 }).toBe(0);
      await untilIdle(page);
    }
    return result;
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}

/** A page that leads on by itself takes what was asked of it along; then the next one is asked. */
export async function untilIdle(page: Page): Promise<void> {
  for (let document = 1; document <= documentsMax; document += 1) {
    try {
      return await untilDrawn(page);
    } catch (error) {
      if (!/Execution context was destroyed/.test(String(error))) throw error;
      await page.waitForLoadState();
    }
  }
  throw new Error(`${page.url()} leads on without end`);
}

const documentsMax = 20;

/** What is asked of a page has no end of its own where the page never comes to rest. */
const restMaxMs = 60_000;

async function untilDrawn(page: Page): Promise<void> {
  const late = AbortSignal.timeout(restMaxMs);
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new Error(`${page.url()} does not come to rest`));
  late.addEventListener('abort', giveUp);
  try {
    await Promise.race([untilHydrated(page), tooLate]);
  } finally {
    late.removeEventListener('abort', giveUp);
  }
}

/** React has taken the page over (its own mark says so), and has drawn what came since. */
async function untilHydrated(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const html = document.documentElement;
    await new Promise<void>((resolve) => {
      const check = () => {
        if ('unhydrated' in html.dataset) return;
        watch.disconnect();
        resolve();
      };
      const watch = new MutationObserver(check);
      watch.observe(html, { attributes: true });
      check();
    });
    // Where a pressed control has gone with what it stood in, Chromium sees no quiet moment before its next frame.
    (Reflect.get(window, 'ownAnimationFrame') ?? requestAnimationFrame)(() => {});
    const own = Reflect.get(window, 'ownIdleCallback') ?? requestIdleCallback;
    // Now and then it sees none at all, however long it has nothing to do.
    await new Promise((resolve) => own(resolve, { timeout: 10_000 }));
  });
}

/** A call that gets no reply is made again after one and two seconds: here at once. */
export async function tryAgainAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window.setTimeout.bind(window);
    const hasten = (handler: TimerHandler, ms?: number, ...given: unknown[]): number =>
      own(handler, ms === 1_000 || ms === 2_000 ? 0 : ms, ...given);
    Reflect.set(window, 'setTimeout', hasten);
  });
}

export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** What stands on the element that has the focus. */
export const focusedText = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

/** Keeps the page's scripts back until they are let go. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/assets/*.js');

/** Keeps back what is asked for from these addresses, until it is let go. */
export async function hold(
  browser: Pick<Page, 'route'>,
  ...addresses: readonly (string | RegExp)[]
): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  for (const address of addresses) {
    await browser.route(address, async (route) => {
      await held;
      await route.continue();
    });
  }
  return letGo;
}

/** What Chromium says about a page that replies 404. */
export const missingPage = /the server responded with a status of 404/;
