import type { APIRequestContext, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { logIn, type Person, section, withPerson } from '../support/accounts.ts';
import { openBrowser, visit } from '../support/browser.ts';
import { callAs, loan, makePortfolio } from '../support/portfolios.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const devices = (page: Page) => section(page, 'Devices');
const rows = (page: Page) => devices(page).getByRole('listitem');

async function signInElsewhere(person: Person, userAgent: string): Promise<APIRequestContext> {
  const context = await (await openBrowser()).newContext({ baseURL: inject('productUrl') });
  expect((await logIn(context.request, person, { userAgent })).status()).toBe(200);
  return context.request;
}

const isSignedIn = async (device: APIRequestContext) =>
  (await device.post('/api/auth/refresh')).status() === 200;

it('each device is named with when it was last used, and one can be signed out', () =>
  withPerson(async (page, person) => {
    const onPhone = await signInElsewhere(person, phone);
    const atDesk = await signInElsewhere(person, desk);
    await visit(page, '/profile');
    await rows(page).nth(2).waitFor();
    const current = rows(page).filter({ hasText: 'This device' });
    await expect.poll(() => current.count()).toBe(1);
    await expect.poll(() => current.getByRole('button').count()).toBe(0);
    const row = rows(page).filter({ hasText: /iPhone|iOS/ });
    await expect
      .poll(() => row.innerText())
      .toMatch(/Last used \d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d/);

    await row.getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => rows(page).count()).toBe(3);
    await row.getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await devices(page).getByText('That device is signed out.').waitFor();
    await row.waitFor({ state: 'detached' });
    expect([await isSignedIn(onPhone), await isSignedIn(atDesk)]).toEqual([false, true]);
  }));

it('all others are signed out at once, this one stays, and the calendar links end where that is wanted', () =>
  withPerson(async (page, person) => {
    const { id } = await makePortfolio(page, { debts: [loan] });
    const made = await callAs(page, 'PUT', `/api/portfolios/${id}/calendar`, {
      shows_amounts: false,
    });
    const { pathname } = new URL((await made.json()).url);
    const isRead = async () => (await page.request.get(pathname)).ok();
    for (const endsLinks of [false, true]) {
      const onPhone = await signInElsewhere(person, phone);
      const atDesk = await signInElsewhere(person, desk);
      await visit(page, '/profile');
      await devices(page).getByRole('button', { name: 'Sign out all other devices' }).click();
      const dialog = page.getByRole('dialog');
      const links = dialog.getByRole('checkbox', { name: 'Also end my calendar links' });
      await expect.poll(() => links.isChecked()).toBe(false);
      await links.setChecked(endsLinks);
      await dialog.getByRole('button', { name: 'Sign out' }).click();
      await devices(page).getByText('All other devices are signed out').waitFor();
      await rows(page).nth(1).waitFor({ state: 'detached' });
      await expect.poll(() => rows(page).innerText()).toContain('This device');
      expect([await isSignedIn(onPhone), await isSignedIn(atDesk)]).toEqual([false, false]);
      expect(await isRead()).toBe(!endsLinks);
    }
    await devices(page).getByText('and your calendar links have ended.').waitFor();
    expect(await isSignedIn(page.request)).toBe(true);
  }));
