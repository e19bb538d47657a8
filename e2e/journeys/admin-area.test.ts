import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson, refusedCall, register, signIn } from '../support/accounts.ts';
import { visit, withPage } from '../support/browser.ts';
import { type OtherEnvironment, openEnvironment } from '../support/other-environment.ts';
import { auditPage } from '../support/page-audits.ts';
import { makeQuickAccount } from '../support/quick-accounts.ts';
import { makeStaff } from '../support/staff.ts';

describe('in the local environment', () => {
  it('the admin area stands open with its tabs and its menu, and Reset removes what is stored', () =>
    withPage(
      async (page) => {
        const person = aPerson();
        await makeQuickAccount(person, { isConfirmed: false });
        await signIn(page, person);
        await page.goto('/users?search=nobody');
        await page.waitForURL('**/admin/users?search=nobody');
        await page.goto('/admin');
        const bar = page.locator('.gate-bar').filter({ hasText: 'Local Development' });
        await bar.getByRole('button', { name: 'Reset' }).click();
        await page.waitForFunction(() => localStorage.getItem('jwt_token') === null);
        await bar.waitFor();
        const nav = page.getByRole('navigation', { name: 'Admin area' });
        await expect
          .poll(() => nav.locator(':scope > ul').getByRole('link').allInnerTexts())
          .toEqual([
            ...['Articles', 'Resources', 'Logo Export', 'Users', 'Subscriptions', 'Analytics'],
            'Social Media',
          ]);
        await auditPage(page);
        await nav.getByText('More').focus();
        await page.keyboard.press('Enter');
        await expect
          .poll(() => nav.locator('details').getByRole('link').allInnerTexts())
          .toEqual(['Messages', 'Audit', 'Health', 'Outbox']);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/admin/audit');
        await nav.getByText('More: Audit').waitFor();
        await nav.getByRole('link', { name: 'Analytics' }).click();
        await page.getByRole('heading', { name: 'Analytics', level: 1 }).waitFor();
        await expect
          .poll(() => nav.locator('[aria-current]').allInnerTexts())
          .toEqual(['Analytics']);
        await page
          .locator('.tile')
          .filter({ hasText: 'Total users' })
          .getByText(/^[1-9]/)
          .waitFor();
        await page.getByText(/^Date range: \d.* Generated: \d/).waitFor();
        await page.getByRole('img', { name: 'Users by role' }).waitFor();
        await auditPage(page);
        await page.goto('/admin/health');
        await page.getByText('Checked on').waitFor();
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
        for (const path of ['/admin/articles', '/gate', '/users', '/users/7']) {
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
  let staff: Awaited<ReturnType<typeof makeStaff>>;
  beforeAll(async () => {
    adminOnly = await openEnvironment('admin-production');
    // Two-step sign-in is switched on in one's own account, which is on the main site.
    const { url: baseURL, promote } = await openEnvironment('production');
    await withPage(
      async (page) => {
        staff = await makeStaff(page.request, promote);
      },
      { baseURL },
    );
  });

  it('stands without the prefix, has its own header and no public page, and opens to staff', () =>
    withPage(
      async (page) => {
        await page.goto('/admin/users?search=sam');
        await page.waitForURL(`${adminOnly.url}/users?search=sam`);
        await page.getByRole('heading', { name: 'Admin Access' }).waitFor();
        await page.getByText('Debt Payoff - Admin / Content Management System').waitFor();
        for (const path of ['/strategies', '/calculator', '/dashboard', '/login']) {
          expect((await page.request.get(path)).status(), path).toBe(404);
        }
        expect((await visit(page, '/nothing'))?.status()).toBe(404);
        await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
        await expect
          .poll(() => page.getByRole('link').allInnerTexts())
          .toEqual([
            'Skip to main content',
            'Debt Payoff - Admin / Content Management System',
            'Go to the Admin Panel',
            ...['Cookies', 'Cookie settings'],
          ]);
        await auditPage(page);
        await page.getByRole('link', { name: 'Cookie settings' }).click();
        await page.getByRole('heading', { level: 1, name: 'Cookie settings' }).waitFor();
        await page.getByRole('link', { name: 'Content Management System' }).click();
        await page.getByLabel('Username').fill(staff.username);
        await page.getByLabel('Password', { exact: true }).fill(staff.password);
        await page.getByRole('button', { name: 'Sign In' }).click();
        await page.getByLabel('Code', { exact: true }).fill(staff.codes[0] ?? '');
        await page.getByRole('button', { name: 'Sign In' }).click();
        await page.getByText(/waits? for a reply\.$/).waitFor();
        await page.getByLabel('Username, email or id').fill(staff.username);
        await page.getByRole('button', { name: 'Find a user' }).click();
        await page.waitForURL(`${adminOnly.url}/users?status=all&search=${staff.username}`);
        await page.getByRole('row').filter({ hasText: staff.email }).waitFor();
      },
      { baseURL: adminOnly.url, expects: refusedCall },
    ));
});
