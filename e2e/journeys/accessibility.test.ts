import { expect, it } from 'vitest';
import { missingPage, visit, withPage } from '../support/browser.ts';
import { auditPage, faultsOf } from '../support/page-audits.ts';

/** What is public and can be found is in public-pages.test.ts. */
const pages = [
  ...['/no/such/page', '/login?message=Please log in.', '/login?mode=forgot', '/register'],
  ...['/reset-password', '/confirm-email?token=any'],
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

it('every part is shown on the page of parts and passes axe in both themes, and Escape closes a dialog', () =>
  withPage(async (page) => {
    await visit(page, '/dev/ui');
    for (const part of ['Buttons', 'Badges', 'Fields', 'Choices', 'Banners', 'Dialog', 'Tabs']) {
      await page.getByRole('region', { name: part, exact: true }).waitFor();
    }
    const buttons = page.getByRole('region', { name: 'Buttons' });
    for (const state of ['Hovered', 'Focused', 'Pressed', 'Disabled']) {
      await expect
        .poll(() => buttons.getByRole('button', { name: state }).count())
        .toBeGreaterThan(3);
    }
    await auditPage(page);
    await page.getByRole('button', { name: 'Open a dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this portfolio?' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }));

it('what is wrong with a page is found, also where only one theme shows it', () =>
  withPage(async (page) => {
    await page.setContent(`<html lang="en"><head><title>Faults</title><style>
      @media (prefers-color-scheme: dark) { p { color: #777; background: #888; } }
      </style></head><body><main><h1>Faults</h1><p>Grey on grey</p><input>
      <b id="twice">One</b><b id="twice">Two</b><input aria-labelledby="twice"></main></body></html>`);
    const rules = async (part?: string) => (await faultsOf(page, part)).map(([rule]) => rule);
    expect(await rules()).toEqual(['label', 'duplicate-id-aria']);
    expect(await rules('p')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await rules()).toEqual(['color-contrast', 'label', 'duplicate-id-aria']);
    await expect(rules('.no-such-part')).rejects.toThrow('There is no such part');
  }));

it('the home page passes axe in both themes, and all of it is usable with the keyboard alone', () =>
  withPage(async (page) => {
    await visit(page, '/');
    await auditPage(page, { hasFrame: true });
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
