/** What is wrong with a page for those who use it by ear, by keyboard or on a small screen. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Each broken rule with the elements that break it; within one part of the page where it is named. */
export async function faultsOf(page: Page, part?: string): Promise<[string, string[]][]> {
  await finishColourTransitions(page);
  // Our pages have no frames, and only what is broken is asked for: a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** A button on its way from one theme to the other has colours of neither. */
async function finishColourTransitions(page: Page): Promise<void> {
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

/** By how many pixels what is in a box is wider than the box. */
export const spillOf = (box: Locator): Promise<number> =>
  box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

const controls = 'main :is(a[href], button, input, select, summary):not([tabindex="-1"])';

/** Goes through the page by Tab alone: every control is reached, and shows that it is. Gives how many. */
export async function walkByKeyboard(page: Page): Promise<number> {
  const shown = page.locator(controls).filter({ visible: true });
  const count = await shown.evaluateAll((all) => {
    for (const [place, control] of all.entries()) control.setAttribute('data-place', `${place}`);
    return all.length;
  });
  await shown.first().focus();
  const visited = new Set<string | null>(['0']);
  // What can be scrolled takes the focus too.
  for (let presses = 0; presses < count + 10; presses += 1) {
    await page.keyboard.press('Tab');
    const { place, isRinged } = await page.evaluate(() => ({
      place: document.activeElement?.getAttribute('data-place') ?? null,
      isRinged: getComputedStyle(document.activeElement ?? document.body).outlineStyle !== 'none',
    }));
    if (place !== null) expect({ place, isRinged }).toEqual({ place, isRinged: true });
    visited.add(place);
  }
  visited.delete(null);
  expect(visited.size).toBe(count);
  return count;
}
