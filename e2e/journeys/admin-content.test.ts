import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { anyTrouble, badGateway, loseReply } from '../support/accounts.ts';
import { visit, withPage } from '../support/browser.ts';
import { announced } from '../support/messages.ts';
import { auditPage } from '../support/page-audits.ts';

const row = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

async function choose(page: Page, name: string, act: string): Promise<void> {
  await row(page, name).locator('summary').click();
  await row(page, name)
    .getByRole(act === 'Edit' ? 'link' : 'button', { name: act, exact: true })
    .click();
}

/** What visitors are sent, by whichever process. */
const isPublic = async (api: APIRequestContext, path: string, text: string) =>
  (await (await api.get(path)).text()).includes(text);

it('a resource is added once, seen with its mark, taken back, changed and deleted', () =>
  withPage(
    async (page) => {
      const name = `Planner ${randomUUID()}`;
      const isSeen = (text: string) =>
        isPublic(page.request, '/resources?category=side-hustle', text);
      await page.clock.install();
      await visit(page, '/admin/resources');
      await page.getByRole('link', { name: 'Create Resource' }).first().click();
      await press(page, 'Create Resource');
      await page.getByText('Name and description are required').first().waitFor();
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Description').fill('Plans what comes in.');
      await page.getByLabel('URL').fill('javascript:attack()');
      await press(page, 'Create Resource');
      await page.getByText('Enter a web address that begins with').waitFor();
      await page.getByLabel('URL').fill('https://planner.example/');
      await page.getByLabel('Category').selectOption('side-hustle');
      await page.getByLabel('Status').selectOption('active');
      const affiliate = page.getByRole('checkbox', { name: 'Affiliate' });
      await affiliate.check();
      await page.getByLabel('Commission').fill('5%');
      await affiliate.uncheck();
      await affiliate.check();
      expect(await page.getByLabel('Commission').inputValue()).toBe('5%');
      await press(page, 'Add feature');
      await page.getByLabel('Feature 1', { exact: true }).fill(' Works offline ');
      // What is typed stays while another page is looked at.
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await page.getByRole('heading', { name: 'Resources', level: 1 }).waitFor();
      await page.goBack();
      await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe(name);
      await auditPage(page);
      await page.route('**/api/resources', loseReply);
      await press(page, 'Create Resource');
      await page.getByText('Failed to create resource').waitFor();
      await page.unrouteAll();
      await press(page, 'Create Resource');
      await page.getByText('Resource created successfully!').waitFor();
      await page.clock.fastForward(1_500);
      await page.waitForURL('**/admin/resources');
      await expect.poll(() => row(page, name).count()).toBe(1);
      await expect.poll(() => isSeen(name)).toBe(true);
      const pages = await page.request.get('/resources?category=side-hustle');
      expect(await pages.text()).toMatch(
        /badge-warn">Ad<\/span><a[^>]*href="https:\/\/planner\.example\/"/,
      );

      await page.route('**/api/resources/*', badGateway, { times: 1 });
      await press(page, `Set to draft, ${name}`);
      await page.getByText('Failed to update resource status').waitFor();
      await press(page, `Set to draft, ${name}`);
      await press(page, `Set to active, ${name}`);
      await press(page, `Set to draft, ${name}`);
      await row(page, name).getByText('Draft', { exact: true }).waitFor();
      // The row shows it.
      await announced(page, `${name} is a draft now`).waitFor();
      expect(await page.locator('.act-notice').innerText()).toBe('');
      await expect.poll(() => isSeen(name)).toBe(false);

      await choose(page, name, 'Edit');
      await page.getByLabel('Notes').fill('Typed here');
      const id = page.url().split('/').at(-1);
      await page.request.patch(`/api/resources/${id}`, { data: { status: 'active' } });
      await press(page, 'Save changes');
      await page.getByText('has since been changed by somebody else, or by you').waitFor();
      expect(await page.getByLabel('Notes').inputValue()).toBe('Typed here');
      await expect.poll(() => page.getByLabel('Status').inputValue()).toBe('active');
      await page.route('**/api/resources/*', badGateway, { times: 1 });
      await press(page, 'Save changes');
      await page.getByText('Failed to update resource').waitFor();
      await press(page, 'Save changes');
      await page.getByText('Resource updated successfully!').waitFor();
      await page.clock.fastForward(1_500);
      await page.waitForURL('**/admin/resources');

      await choose(page, name, 'Delete');
      const dialog = page.getByRole('dialog');
      await dialog
        .getByText('Are you sure you want to delete this resource? This action cannot be undone.')
        .waitFor();
      await dialog.getByText(name).waitFor();
      await page.route('**/api/resources/*', badGateway, { times: 1 });
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await dialog.getByText('Failed to delete resource').waitFor();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Resource deleted successfully').waitFor();
      await expect.poll(() => row(page, name).count()).toBe(0);
      await expect.poll(() => isSeen(name)).toBe(false);
    },
    { expects: anyTrouble, ownProfile: true },
  ));

it('an article is published, taken back, archived and deleted from the list, and the site follows', () =>
  withPage(
    async (page) => {
      const title = `Rates ${randomUUID()}`;
      const made = await page.request.post('/api/admin/articles', {
        data: { title, content: '<h3>Too deep</h3><p>Text.</p>', category: 'Rates' },
      });
      const { id, slug } = await made.json();
      const isRead = () => isPublic(page.request, `/articles/${slug}`, 'Mended.');
      await visit(page, `/admin/articles?search=${encodeURIComponent(title)}`);
      await choose(page, title, 'Publish');
      await page.getByText('This article cannot be published yet. Mend this first:').waitFor();
      await page.getByRole('link', { name: `Edit ${title}` }).waitFor();
      await page.request.put(`/api/admin/articles/${id}`, {
        data: { content: '<h2>Fees</h2><p>Mended.</p>' },
      });
      await choose(page, title, 'Publish');
      await page.getByText('Article published').waitFor();
      await row(page, title).getByText('Published', { exact: true }).first().waitFor();
      await expect.poll(isRead).toBe(true);
      await auditPage(page);

      await choose(page, title, 'Unpublish');
      await page.getByText('Article unpublished').waitFor();
      await expect.poll(isRead).toBe(false);
      await choose(page, title, 'Publish');
      await page.getByText('Article published').waitFor();
      await choose(page, title, 'View on the site');
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await page.goBack();
      await choose(page, title, 'Archive');
      await page.getByText('Article archived').waitFor();
      await expect.poll(isRead).toBe(false);

      await choose(page, title, 'Delete');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Are you sure you want to delete this article?').waitFor();
      await dialog.getByText(title).waitFor();
      await page.route('**/api/admin/articles/*', badGateway, { times: 1 });
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await dialog.getByText('Error: Failed to delete article').waitFor();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Article deleted successfully').waitFor();
      await page.getByText('No articles found matching your search.').waitFor();
    },
    { expects: anyTrouble },
  ));
