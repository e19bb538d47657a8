/** What is wrong with a page for those who use it by ear, by keyboard or on a small screen. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Each broken rule with the elements that break it; within one part of the page where it is named. */
export async function faultsOf(
  page: Page,
  part: Part = ':root',
  except = '',
): Promise<[string, string[]][]> {
  // Half a megabyte is sent and compiled: a document gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const parts = typeof part === 'string' ? page.locator(part) : part;
  return parts.evaluateAll(async (include, repeated) => {
    if (include.length === 0) throw new Error('There is no such part on the page.');
    // A button on its way from one theme to the other has colours of neither.
    for (const each of document.getAnimations()) {
      if (each instanceof CSSTransition) each.finish();
    }
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
    // Our pages have no frames, and only the markup of what is broken is asked for: a third of the time.
    const { violations, incomplete } = await axe.run(
      { include, exclude: repeated === '' ? [] : [...document.querySelectorAll(repeated)] },
      {
        resultTypes: ['violations'],
        iframes: false,
        selectors: false,
        rules: { 'target-size': { enabled: true } },
      },
    );
    // An id that a label points to twice is only doubtful to axe, and wrong on our pages.
    const doubled = incomplete.filter(({ id }) => id === 'duplicate-id-aria');
    return [...violations, ...doubled].map(({ id, nodes }): [string, string[]] => [
      id,
      nodes.map(({ html }) => html),
    ]);
  }, except);
}

type Part = string | Locator;

type Scope = {
  readonly part?: Part;
  /** What only repeats what axe sees anyway: its time goes by the number of elements. */
  readonly except?: string;
  /** All pages have one header and one footer: a few audits look at them, the others at what is between. */
  readonly hasFrame?: boolean;
};

const frame = '.site-header, .site-footer';

/** By how many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

const wide = { width: 1280, height: 900 };
const zoomedTwice = { width: 640, height: 450 };
const phone = { width: 390, height: 900 };
const narrowest = { width: 320, height: 640 };

/**
 * A page that is open, seen as different people see it; within one part for axe where it is named.
 * Axe sees it in light on a wide screen and in dark on a phone; at the other widths only overflow is measured.
 */
export async function auditPage(
  page: Page,
  { part, except: repeated, hasFrame = false }: Scope = {},
): Promise<void> {
  const except = [repeated, hasFrame ? undefined : frame]
    .filter((each) => each !== undefined)
    .join(', ');
  const fits = (view: string) =>
    expect.poll(() => overflowOf(page), { message: `overflow ${view}` }).toBe(0);
  if (page.viewportSize()?.width !== wide.width) await page.setViewportSize(wide);
  expect(await faultsOf(page, part, except), 'in light, wide').toEqual([]);
  await fits('at 1280 px');
  await setTextSize(page, '200%');
  await fits('with text at 200%');
  await setTextSize(page, '');
  await page.setViewportSize(zoomedTwice);
  await fits('at 640 px');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(phone);
  expect(await faultsOf(page, part, except), 'in dark, on a phone').toEqual([]);
  await fits('at 390 px');
  await page.setViewportSize(narrowest);
  await fits('at 320 px');
  await setTextSize(page, '200%');
  await fits('at 320 px with text at 200%');
  expect(await brokenWords(page), 'at 320 px with text at 200%').toEqual([]);
  await setTextSize(page, '');
  await spaceText(page, true);
  await fits('with spaced text');
  expect(await cutOff(page), 'with spaced text').toEqual([]);
  await spaceText(page, false);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(wide);
}

export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** As far apart as somebody may set lines, paragraphs, words and letters (WCAG 1.4.12). */
function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  return page.evaluate((spaced) => {
    if (!spaced) {
      document.adoptedStyleSheets = [];
      return;
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [sheet];
  }, isSpaced);
}

/** What a box has no room for and cannot be scrolled to; long names end in dots on purpose. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *:not(.vh, .vh *, input, select, textarea, svg *)')]
      .filter((box) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (box.clientWidth <= 1) return false;
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
        return (
          (hides(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
          (hides(overflowY) && box.scrollHeight > box.clientHeight + 1)
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
}

/** Words that would fit on a line and are broken over two, as where an amount leaves a name no room. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rangeOf = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range;
    };
    const lines = (range: Range) =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const isSeen = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'none' &&
      (element.parentElement === null || isSeen(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const { parentElement: box, textContent: text } = node;
      if (box === null || text === null || box.closest('svg, option, script, style')) continue;
      if (!box.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(box).hyphens === 'auto') continue;
      if (lines(rangeOf(node, 0, text.length)) < 2 || !isSeen(box)) continue;
      // Longer ones may be wider than the page, and addresses break anywhere.
      for (const { 0: word, index } of text.matchAll(/(?<!\S)\p{L}{2,10}(?=[\s,.:;?]|$)/gu)) {
        const end = index + word.length;
        if (lines(rangeOf(node, index, end)) > 1)
          broken.push(`${word}: ${box.outerHTML.slice(0, 100)}`);
      }
    }
    return broken;
  });
}

/** By how many pixels what is in a box is wider than the box. */
export const spillOf = (box: Locator): Promise<number> =>
  box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

const controls = 'main :is(a[href], button, input, select, summary, textarea):not([tabindex="-1"])';

/** Goes through the page by Tab alone: every control is reached, and shows that it is. Gives how many. */
export async function walkByKeyboard(page: Page): Promise<number> {
  // A part that comes, or is drawn anew, on the way would have controls that were not counted.
  await page.waitForLoadState('networkidle');
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
