/** What is wrong with a page for those who use it by ear, by keyboard or on a small screen. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Each broken rule with the elements that break it; within one part of the page where it is named. */
export async function faultsOf(page: Page, part?: string): Promise<[string, string[]][]> {
  await settleColours(page);
  // Our pages have no frames, and only what is broken is asked for: a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** A button on its way from one theme to the other has colours of neither. */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** By how many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Each theme and each width once; together they show what four would. */
const views = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const;
const narrowest = { width: 320, height: 640 };
const zoomedTwice = { width: 640, height: 450 };

/** A page that is open, seen as different people see it; within one part for axe where it is named. */
export async function auditPage(page: Page, { part }: { part?: string } = {}): Promise<void> {
  for (const { colorScheme, width } of views) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    expect({ colorScheme, width, faults: await faultsOf(page, part) }).toMatchObject({
      faults: [],
    });
    await expect.poll(() => overflowOf(page)).toBe(0);
  }
  for (const size of [narrowest, zoomedTwice]) {
    await page.setViewportSize(size);
    await expect.poll(() => overflowOf(page), { message: `at ${size.width} px` }).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await setTextSize(page, '200%');
  await expect.poll(() => overflowOf(page), { message: 'with text at 200%' }).toBe(0);
  await setTextSize(page, '');
  await page.emulateMedia({ colorScheme: 'light' });
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
