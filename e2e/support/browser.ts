/** A page in a real Chromium, for one test. What the page complains of fails the test. */
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from 'playwright-core';
import { afterAll, expect, inject } from 'vitest';
import { chromiumFlags } from './chromium.ts';

let browser: Browser | undefined;

export async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({
    executablePath: inject('chromiumPath'),
    args: chromiumFlags,
  });
  return browser;
}

afterAll(async () => {
  await browser?.close();
  browser = undefined;
});

export type PageOptions = BrowserContextOptions & {
  /** What the page may complain of, because the journey provokes it. */
  readonly expects?: RegExp;
};

/** Opens a fresh profile, runs the journey, and then asks whether the page had anything to complain of. */
export async function withPage(
  journey: (page: Page) => Promise<void>,
  { expects, ...options }: PageOptions = {},
): Promise<void> {
  const context = await (await openBrowser()).newContext({
    baseURL: inject('productUrl'),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    ...options,
  });
  // A test that stops the page's clock stops what asks for a quiet moment too.
  await context.addInitScript(() => {
    Reflect.set(window, 'ownIdleCallback', requestIdleCallback.bind(window));
  });
  const complaints: string[] = [];
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  try {
    await journey(page);
  } finally {
    await context.close();
  }
  expect(complaints.filter((complaint) => expects?.test(complaint) !== true)).toEqual([]);
}

/** Opens an address, and waits until the page's code has come to life. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  await untilAtRest(page);
  return response;
}

export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
  await untilAtRest(page);
}

/** The network is silent while a busy machine still runs what has come: a click would go unheard. */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const own = Reflect.get(window, 'ownIdleCallback') ?? requestIdleCallback;
        own(() => resolve());
      }),
  );
}

/** Keeps the page's scripts back until they are let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** What Chromium says about a page that answers 404. */
export const missingPage = /the server responded with a status of 404/;
