import { consentAddresses } from '@debt-payoff/contract/consent-addresses';
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { consentTexts } from '@debt-payoff/contract/texts/consent';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withAnalyticsPage } from '../support/analytics-product.ts';
import { hasFocus, reload, untilAtRest, visit, withPage } from '../support/browser.ts';
import { auditPage } from '../support/page-audits.ts';

const { accept, reject, banner, settings } = consentTexts;
const phone = { width: 390, height: 844 };

const question = (page: Page) => page.getByRole('region', { name: banner.label });
const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return { ...box, bottom: box.y + box.height };
}

it('the question waits at the foot of a phone: it takes nothing over, covers nothing, and is asked once in all tabs', () =>
  withAnalyticsPage(
    async (page) => {
      const html = await (await page.request.get('/')).text();
      expect(html).not.toContain(banner.label);
      await visit(page, '/');
      await question(page).waitFor();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

      // Two answers alike, which the keyboard comes to before the page.
      const [yes, no] = [button(question(page), accept), button(question(page), reject)];
      const [one, other] = [await boxOf(yes), await boxOf(no)];
      expect([one.width, one.height, one.y]).toEqual([other.width, other.height, other.y]);
      const lookOf = (part: Locator) =>
        part.evaluate((element) => {
          const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element);
          return [element.className, color, backgroundColor, borderColor, fontWeight];
        });
      expect(await lookOf(yes)).toEqual(await lookOf(no));
      for (const _ of ['skip link', 'about cookies', 'settings', 'Accept']) {
        await page.keyboard.press('Tab');
      }
      expect(await hasFocus(yes)).toBe(true);

      // Neither the last field, nor the button that floats, nor the end of the page is under it.
      const top = (await boxOf(question(page))).y;
      expect(top).toBeGreaterThan(phone.height * 0.7);
      const field = page.getByLabel('Extra monthly payment');
      await field.focus();
      expect((await boxOf(field)).bottom).toBeLessThanOrEqual(top);
      await page.mouse.wheel(0, 100_000);
      const floating = page.getByRole('link', { name: 'Calculate Now' });
      await floating.waitFor();
      await expect.poll(async () => (await boxOf(floating)).bottom).toBeLessThanOrEqual(top);
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await expect.poll(async () => (await boxOf(last)).bottom).toBeLessThanOrEqual(top);

      const second = await page.context().newPage();
      await visit(second, '/reset-password?token=secret');
      await question(second).waitFor();
      await untilAtRest(page, () => no.click());
      expect(await question(page).count()).toBe(0);
      await question(second).waitFor({ state: 'detached' });
      // The focus is back where it was before.
      expect(await hasFocus(field)).toBe(true);
      await reload(page);
      expect(await question(page).count()).toBe(0);

      // Other purposes are asked about again.
      await page.evaluate((key) => {
        const kept = JSON.parse(localStorage.getItem(key) ?? '');
        localStorage.setItem(key, JSON.stringify({ ...kept, version: kept.version - 1 }));
      }, localStorageKeys.consent);
      await reload(page);
      await question(page).waitFor();
      await auditPage(page, { part: question(page) });
    },
    { viewport: phone },
  ));

it('the settings say what is chosen and since when, act at once, and are followed in other tabs', () =>
  withAnalyticsPage(async (page) => {
    await visit(page, '/about');
    const link = page.getByRole('contentinfo').getByRole('link', { name: banner.settings });
    await untilAtRest(page, () => link.click());
    await page.getByRole('heading', { level: 1, name: settings.title }).waitFor();
    // The page asks by itself.
    expect(await question(page).count()).toBe(0);
    const main = page.getByRole('main');
    await main.getByText(settings.notChosen).waitFor();

    const logged = page.waitForRequest(`**${consentAddresses.log.path}`);
    await button(main, accept).click();
    expect(await (await logged).allHeaders()).not.toHaveProperty('cookie');
    expect((await logged).postDataJSON()).toEqual({ choice: 'accepted', version: 1 });
    await main.getByText(settings.nowAccepted).waitFor();
    await main.getByText(/You accepted analytics cookies on \d+ \w+ 20\d\d\./).waitFor();
    const isPressed = (name: string) => button(main, name).getAttribute('aria-pressed');
    expect([await isPressed(accept), await isPressed(reject)]).toEqual(['true', 'false']);
    expect(await hasFocus(button(main, accept))).toBe(true);

    const second = await page.context().newPage();
    await visit(second, '/cookie-settings');
    await button(second.getByRole('main'), reject).click();
    await main.getByText(/You rejected analytics cookies on/).waitFor();
    expect(await main.getByText(settings.nowAccepted).count()).toBe(0);
    await auditPage(page);
  }));

it('without JavaScript the settings say that nothing is measured', () =>
  withAnalyticsPage(
    async (page) => {
      await page.goto('/cookie-settings');
      await page.getByText(settings.withoutScripts).waitFor();
      expect(await button(page, accept).count()).toBe(0);
    },
    { javaScriptEnabled: false },
  ));

it('where nothing is measured nobody is asked', () =>
  withPage(async (page) => {
    await visit(page, '/');
    expect(await question(page).count()).toBe(0);
  }));
