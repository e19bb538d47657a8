import { describe, expect, inject, it } from 'vitest';
import { missingPage, reload, visit, withPage } from '../support/browser.ts';

const phone = { width: 390, height: 844 };

describe('the frame of every page', () => {
  it('names the places, marks the current one, offers Sign In, and lets one skip to the content', () =>
    withPage(async (page) => {
      await page.goto('/');
      const bar = page.getByRole('navigation', { name: 'Main' });
      await expect
        .poll(() => bar.getByRole('listitem').allInnerTexts())
        .toEqual(['Calculator', 'Articles', 'Resources', 'Dashboard']);
      await expect.poll(() => bar.locator('[aria-current=page]').innerText()).toBe('Calculator');
      const hrefOf = (name: string) => bar.getByRole('link', { name }).getAttribute('href');
      await expect.poll(() => hrefOf('Sign In')).toBe('/login');
      await expect.poll(() => hrefOf('Debt Payoff')).toBe('/');
      const links = page.getByRole('contentinfo').getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const href of [
        ...['/', '/articles', '/resources', '/about', '/contact', '/privacy', '/cookies', '/terms'],
        ...['https://www.stepchange.org', 'https://nationaldebtline.org'],
        'https://www.moneyhelper.org.uk',
      ]) {
        expect(hrefs).toContain(href);
      }
      expect(hrefs.some((href) => href?.startsWith('mailto:'))).toBe(true);
      expect(hrefs.filter((href) => href?.startsWith('https://')).length).toBeGreaterThan(3);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    }));

  it('on a phone has a menu that closes on a press elsewhere, on Escape and on a new page', () =>
    withPage(
      async (page) => {
        await visit(page, '/');
        const menu = page.locator('.phone-nav details');
        const articles = menu.getByRole('link', { name: 'Articles' });
        for (const close of [
          () => page.mouse.click(200, 700),
          () => page.keyboard.press('Escape'),
          () => menu.getByRole('link', { name: 'Resources' }).click(),
        ]) {
          await page.getByText('Menu', { exact: true }).click();
          await articles.waitFor();
          await close();
          await articles.waitFor({ state: 'hidden' });
        }
      },
      { viewport: phone, expects: missingPage },
    ));

  it('on a phone the menu opens without scripts', () =>
    withPage(
      async (page) => {
        await page.goto('/');
        await page.getByText('Menu', { exact: true }).click();
        await page.locator('.phone-nav').getByRole('link', { name: 'Sign In' }).waitFor();
      },
      { viewport: phone, javaScriptEnabled: false },
    ));

  it('has a theme that follows the system until one is chosen, and the choice stays', () =>
    withPage(
      async (page) => {
        const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        await visit(page, '/');
        await expect.poll(() => paper()).toBe('rgb(15, 21, 18)');
        await page.getByText('Light', { exact: true }).click();
        await expect.poll(() => paper()).toBe('rgb(244, 246, 241)');
        await reload(page);
        await expect.poll(() => paper()).toBe('rgb(244, 246, 241)');
        await expect.poll(() => page.getByLabel('Light', { exact: true }).isChecked()).toBe(true);
        await page.getByText('System', { exact: true }).click();
        await expect.poll(() => paper()).toBe('rgb(15, 21, 18)');
      },
      { colorScheme: 'dark' },
    ));
});

describe('moving between pages', () => {
  it('a new page starts at the top; one that is not there replies 404 and offers other places', () =>
    withPage(
      async (page) => {
        await visit(page, '/');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
        await page.getByRole('heading', { name: 'Privacy at Debt Payoff' }).waitFor();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        const response = await page.goto('/no/such/page');
        expect(response?.status()).toBe(404);
        await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
        await expect
          .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
          .toBe('noindex');
        const other = page.getByRole('navigation', { name: 'Other places' }).getByRole('link');
        await expect
          .poll(() => other.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
          .toEqual(['/articles', '/resources', '/about', '/contact']);
        await page.getByRole('link', { name: 'Go to Calculator' }).click();
        await page.getByText('See the month you could be debt free.').waitFor();
      },
      { expects: missingPage },
    ));

  it('a page that breaks says so, and offers two ways on', () =>
    withPage(
      async (page) => {
        await page.route(/\/assets\/about-.*\.js/, (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: 'export default function Broken() { throw new Error("broken on purpose"); }',
          }),
        );
        await visit(page, '/');
        await page.getByRole('link', { name: 'About', exact: true }).click();
        await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
        await page.getByRole('button', { name: 'Try Again' }).waitFor();
        await page.getByRole('link', { name: 'Go to Calculator' }).click();
        await page.waitForURL(`${inject('productUrl')}/`);
      },
      { expects: /broken on purpose/ },
    ));
});
