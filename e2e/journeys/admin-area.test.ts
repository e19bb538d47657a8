import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson, refusedCall, register, signIn } from '../support/accounts.ts';
import { visit, withPage } from '../support/browser.ts';
import { type OtherEnvironment, openEnvironment } from '../support/other-environment.ts';
import { auditPage } from '../support/page-audits.ts';
import { makeQuickAccount } from '../support/quick-accounts.ts';

describe('in the local environment', () => {
  it('the admin area stands open, and Reset removes what is stored', () =>
    withPage(
      async (page) => {
        const person = aPerson();
        await makeQuickAccount(person, { isConfirmed: false });
        await signIn(page, person);
        await page.goto('/admin');
        const bar = page.locator('.gate-bar').filter({ hasText: 'Local Development' });
        await bar.getByRole('button', { name: 'Reset' }).click();
        await page.waitForFunction(() => localStorage.getItem('jwt_token') === null);
        await bar.waitFor();
        await expect.poll(() => page.getByText('comes later').count()).toBe(7);
        await auditPage(page);
        await visit(page, '/admin/articles');
        await auditPage(page);
        expect((await page.goto('/admin/nothing'))?.status()).toBe(404);
        await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
        await page.getByRole('contentinfo').waitFor();
      },
      { expects: refusedCall },
    ));

  it('the outbox shows the mails, and their HTML can do nothing', () =>
    withPage(async (page) => {
      const person = aPerson();
      await register(page.request, person);
      await visit(page, '/admin/outbox');
      const mail = await openMailTo(page, person.email);
      await expect.poll(() => mail.locator('pre').innerText()).toContain('Your account is ready.');
      const frame = mail.getByTitle('HTML of: ');
      await expect.poll(() => frame.getAttribute('sandbox')).toBe('');
      await frame.contentFrame().getByText('Your account is ready.').first().waitFor();
      await removeFrame(mail);
      await auditPage(page);
    }, sandboxed));
});

/** What Playwright itself puts into the frame is refused too, and now and then the browser says so. */
const sandboxed = { expects: /Blocked script execution in 'about:srcdoc'/ };

/** A mail is made when it is sent, a moment after it was asked for; until then it names nobody. */
async function openMailTo(page: Page, address: string): Promise<Locator> {
  const mail = page.locator('main details').filter({ hasText: address });
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      return mail.count();
    })
    .toBe(1);
  await mail.locator('summary').click();
  return mail;
}

/** No rule can be asked inside a sandbox that lets no script run. */
function removeFrame(mail: Locator): Promise<void> {
  return mail.locator('iframe').evaluate((frame) => frame.remove());
}

describe('where the admin area is switched off', () => {
  let production: OtherEnvironment;
  beforeAll(async () => {
    production = await openEnvironment('production');
  });

  it('neither it nor the gate is found', () =>
    withPage(
      async (page) => {
        for (const path of ['/admin/articles', '/gate']) {
          const reply = await page.request.get(path);
          expect(reply.status()).toBe(404);
          expect(await reply.text()).toContain('Page Not Found</h1>');
        }
        expect((await visit(page, '/admin'))?.status()).toBe(404);
        await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
        await page.getByRole('contentinfo').waitFor();
        await expect.poll(() => page.getByText('Admin Access').count()).toBe(0);
      },
      { baseURL: production.url, expects: refusedCall },
    ));
});

describe('the admin-only site', () => {
  let adminOnly: OtherEnvironment;
  beforeAll(async () => {
    adminOnly = await openEnvironment('admin-production');
  });

  it('shows its own header and its door, whatever is asked for, and leads nowhere else', () =>
    withPage(
      async (page) => {
        await page.goto('/strategies');
        await page.getByRole('heading', { name: 'Admin Access' }).waitFor();
        await page.getByText('Debt Payoff - Admin / Content Management System').waitFor();
        await expect.poll(() => page.getByRole('link', { name: 'Calculator' }).count()).toBe(0);
        expect((await visit(page, '/admin/nothing'))?.status()).toBe(404);
        await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
        await expect
          .poll(() => page.locator('main').getByRole('link').allInnerTexts())
          .toEqual(['Go to the Admin Panel']);
        await page.getByRole('link', { name: 'Go to the Admin Panel' }).click();
        await page.getByRole('heading', { name: 'Admin Access' }).waitFor();
      },
      { baseURL: adminOnly.url, expects: refusedCall },
    ));
});
