/**
 * What somebody who hears a page is told, as a script: where the focus comes to, by name, role, states and
 * description, and what is announced. It is a model of what screen readers do, and speaks of nothing but what they all do.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { untilIdle } from './browser.ts';

const parts = ['spoken', 'live-regions', 'short-timers', 'recorder'];

/** The parts one after the other, as one script of the page. */
const recorder = parts
  .map((part) => readFileSync(new URL(`heard-in-page/${part}.ts`, import.meta.url), 'utf8'))
  .map((source) => stripTypeScriptTypes(source).replaceAll(/^import [^;]+;|^export /gm, ''))
  .join('\n');

const keepLines = 'keepHeard';

export type Heard = Awaited<ReturnType<typeof listen>>;

/** Before the page is opened. */
export async function listen(
  page: Page,
  { hasClock = false }: { readonly hasClock?: boolean } = {},
) {
  const kept: string[] = [];
  const underWay = new Set<Request>();
  let isClockStopped = false;
  page
    .on('request', (request) => underWay.add(request))
    .on('requestfinished', (request) => underWay.delete(request))
    .on('requestfailed', (request) => underWay.delete(request));
  // Before the recorder, which counts the timers that the page is given.
  if (hasClock) await page.clock.install();
  await page.exposeFunction(keepLines, (lines: readonly string[]) => kept.push(...lines));
  await page.addInitScript({
    content: `(() => { ${recorder}; if (document instanceof HTMLDocument) recordHeard(window.${keepLines}); })();`,
  });

  /** Until nothing is under way that could still be heard. */
  const settled = async (): Promise<void> => {
    let isAtRest = false;
    while (!isAtRest) {
      await untilIdle(page);
      if (underWay.size > 0) await expect.poll(() => underWay.size, { interval: 10 }).toBe(0);
      else isAtRest = await page.evaluate(rest, isClockStopped);
    }
  };
  /** What has been heard since the last time, when nothing more is to come. */
  const script = async (): Promise<readonly string[]> => {
    await settled();
    const lines = await page.evaluate((): string[] => Reflect.get(window, 'heard').take());
    return [...kept.splice(0), ...lines];
  };
  return {
    settled,
    script,
    clear: async (): Promise<void> => void (await script()),
    /** Goes straight to a control, as by a list of them. */
    goTo: async (control: Locator): Promise<void> => {
      await control.focus();
      await settled();
    },
    press: async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) {
        await page.keyboard.press(key);
        await settled();
      }
    },
    type: async (text: string): Promise<void> => {
      await page.keyboard.type(text);
      await settled();
    },
    /** From here on time only passes when the test says so. */
    stopClock: async (): Promise<void> => {
      await settled();
      isClockStopped = true;
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    },
    pass: async (ms: number): Promise<void> => {
      await settled();
      await page.clock.runFor(ms);
      await settled();
    },
  };
}

/** False where there was something to wait for: it may have led to more. */
const rest = (isClockStopped: boolean): Promise<boolean> =>
  Reflect.get(window, 'heard').rest(isClockStopped);
