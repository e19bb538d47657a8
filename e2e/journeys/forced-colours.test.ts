/** For people who read in a few colours of their own, such as the high contrast of Windows. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit, withPage } from '../support/browser.ts';

it('in forced colours, what is chosen, how far a bar has come, and that a list opens, are seen', () =>
  withPage(async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, '/dev/ui');
    const tabWith = (selected: boolean) => page.getByRole('tab', { selected }).first();
    expect(await groundOf(tabWith(true))).not.toBe(await groundOf(tabWith(false)));
    const themeWith = (state: string) => page.locator(`.theme-switch label:has(${state})`).first();
    expect(await groundOf(themeWith(':checked'))).not.toBe(
      await groundOf(themeWith(':not(:checked)')),
    );

    for (const [filled, empty] of [
      ['.repaid-bar > i', '.repaid-bar'],
      ['.strength-bar [data-on]', '.strength-bar span:not([data-on])'],
    ] as const) {
      const track = page.locator(empty).first();
      expect(await groundOf(page.locator(filled).first())).not.toBe(await groundOf(track));
      expect(await styleOf(track, 'borderTopStyle')).toBe('solid');
    }

    const list = page.getByRole('region', { name: 'Choices' }).getByRole('combobox').first();
    expect(await hasMarkAtEnd(page, list)).toBe(true);
  }));

const groundOf = (part: Locator) => styleOf(part, 'backgroundColor');

function styleOf(part: Locator, property: 'backgroundColor' | 'borderTopStyle'): Promise<string> {
  return part.evaluate((element, name) => getComputedStyle(element)[name], property);
}

/** The browser draws its own arrow there, which no style tells of. */
async function hasMarkAtEnd(page: Page, control: Locator): Promise<boolean> {
  const picture = [...(await control.screenshot())];
  return page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (context === null) return false;
    context.drawImage(image, 0, 0);
    const inside = 8;
    const [width, height] = [32 - inside, image.height - 2 * inside];
    // A little inside of the border, which for a rounded corner is more than its own width.
    const { data } = context.getImageData(image.width - 32, inside, width, height);
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4) colours.add(data.slice(at, at + 3).join());
    return colours.size > 1;
  }, picture);
}
