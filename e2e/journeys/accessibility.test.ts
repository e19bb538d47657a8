import { describe, expect, it } from 'vitest';
import { missingPage, visit, withPage } from '../support/browser.ts';
import { faultsOf, overflowOf } from '../support/sound-page.ts';

const pages = [
  ...['/', '/calculator', '/strategies', '/no/such/page', '/dev/ui'],
  ...['/login?message=Please log in.', '/login?mode=forgot', '/register', '/reset-password'],
  '/confirm-email?token=any',
];
const themes = ['light', 'dark'] as const;
/** Each theme and each width once: together they cost as much as all other pages. */
const views = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
] as const;

describe('axe finds no violation', () => {
  const cases = pages.flatMap((path) => views.map((view) => ({ path, ...view })));
  it.each(cases)('$path, $theme, $width px', ({ path, theme, width }) =>
    withPage(
      async (page) => {
        await visit(page, path);
        expect(await faultsOf(page)).toEqual([]);
      },
      { colorScheme: theme, viewport: { width, height: 900 }, expects: missingPage },
    ),
  );
});

it.each(themes)('axe finds no violation in an open dialog, and Escape closes it, %s', (theme) =>
  withPage(
    async (page) => {
      await visit(page, '/dev/ui');
      await page.getByRole('button', { name: 'Open a dialog' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete this portfolio?' });
      await dialog.waitFor();
      expect(await faultsOf(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
    { colorScheme: theme },
  ),
);

it('every part is shown on the page of parts', () =>
  withPage(async (page) => {
    await page.goto('/dev/ui');
    for (const part of ['Buttons', 'Badges', 'Fields', 'Choices', 'Banners', 'Dialog', 'Tabs']) {
      await page.getByRole('region', { name: part, exact: true }).waitFor();
    }
    const buttons = page.getByRole('region', { name: 'Buttons' });
    for (const state of ['Hovered', 'Focused', 'Pressed', 'Disabled']) {
      await expect
        .poll(() => buttons.getByRole('button', { name: state }).count())
        .toBeGreaterThan(3);
    }
  }));

describe('nothing is lost', () => {
  it.each(pages)('%s at 320 px', (path) =>
    withPage(
      async (page) => {
        await page.goto(path);
        await expect.poll(() => overflowOf(page)).toBe(0);
      },
      { viewport: { width: 320, height: 640 }, expects: missingPage },
    ),
  );

  it.each(pages)('%s with text at 200%%', (path) =>
    withPage(
      async (page) => {
        await visit(page, path);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await expect.poll(() => overflowOf(page)).toBe(0);
      },
      { viewport: { width: 1280, height: 900 }, expects: missingPage },
    ),
  );

  it.each(pages)('%s zoomed to 200%%', (path) =>
    withPage(
      async (page) => {
        await page.goto(path);
        await expect.poll(() => overflowOf(page)).toBe(0);
      },
      { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2, expects: missingPage },
    ),
  );
});

it('the whole home page is usable with the keyboard alone', () =>
  withPage(async (page) => {
    await visit(page, '/');
    const controls = page
      .locator(
        'a[href], button:not(:disabled), select, input:not([type=radio], :disabled), summary, input[type=radio]:checked',
      )
      .filter({ visible: true });
    const count = await controls.evaluateAll((all) => {
      for (const [index, control] of all.entries()) control.setAttribute('data-place', `${index}`);
      return all.length;
    });
    const visited = new Set<string>();
    for (let presses = 0; presses < count + 10; presses += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return null;
        const ringed = [element, element.closest('.affix, label') ?? element];
        return {
          place: element.getAttribute('data-place'),
          isSeen: element.getBoundingClientRect().width > 0,
          isRinged: ringed.some((one) => getComputedStyle(one).outlineStyle !== 'none'),
        };
      });
      if (focus === null) break;
      expect(focus).toMatchObject({ isSeen: true, isRinged: true });
      if (focus.place !== null) visited.add(focus.place);
    }
    expect(visited.size).toBe(count);
  }));
