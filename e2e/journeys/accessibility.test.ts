import { expect, it } from 'vitest';
import { missingPage, visit, withPage } from '../support/browser.ts';
import { auditPage } from '../support/page-audits.ts';

const pages = [
  ...['/', '/calculator', '/strategies', '/no/such/page', '/dev/ui'],
  ...['/login?message=Please log in.', '/login?mode=forgot', '/register', '/reset-password'],
  '/confirm-email?token=any',
];

it.each(pages)(
  '%s passes axe in both themes, and loses nothing where it is narrow or large',
  (path) =>
    withPage(
      async (page) => {
        await visit(page, path);
        await auditPage(page);
      },
      { expects: missingPage },
    ),
);

it('an open dialog passes axe in both themes, and Escape closes it', () =>
  withPage(async (page) => {
    await visit(page, '/dev/ui');
    await page.getByRole('button', { name: 'Open a dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this portfolio?' });
    await dialog.waitFor();
    await auditPage(page, { part: 'dialog' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }));

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
