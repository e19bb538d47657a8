import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { anyTrouble, loseReply } from '../support/accounts.ts';
import { visit, withPage } from '../support/browser.ts';
import { auditPage } from '../support/page-audits.ts';
import { productNow } from '../support/product-clock.ts';

const row = (page: Page, text: string) => page.locator('tbody tr').filter({ hasText: text });
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');
const notice = (page: Page, text: string) => page.locator('.act-notice').getByText(text).waitFor();

async function choose(page: Page, text: string, act: string): Promise<void> {
  await row(page, text).locator('summary').press('Enter');
  await row(page, text)
    .getByRole(act === 'Edit' ? 'link' : 'button', { name: act, exact: true })
    .press('Enter');
}

async function confirm(page: Page, question: string, act: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(question).waitFor();
  await dialog.getByRole('button', { name: act, exact: true }).click();
}

it('a post is written, scheduled, taken back, published to the sandbox and measured; a draft is deleted', () =>
  withPage(
    async (page) => {
      const text = `Pay the dearest debt first ${randomUUID()}`;
      await page.clock.setFixedTime(productNow());
      await visit(page, '/admin/social');
      await page.getByText('No social media posts found.').waitFor();
      await page.getByText('Sandbox: nothing is posted to Twitter/X, LinkedIn').waitFor();
      await page.getByRole('link', { name: 'Create Your First Post' }).press('Enter');

      const save = page.getByRole('button', { name: 'Save', exact: true });
      await page.getByLabel('Content', { exact: true }).fill('a'.repeat(281));
      await page.getByText('Content exceeds the character limit for Twitter/X').first().waitFor();
      expect(await save.getAttribute('aria-disabled')).toBe('true');
      await page.getByLabel('Platform').selectOption('linkedin');
      await page.getByText('281 of 3,000 characters').waitFor();
      expect(await save.getAttribute('aria-disabled')).toBeNull();
      await page.getByLabel('Content', { exact: true }).fill(text);
      await page.getByLabel('Hashtags').fill('debt');
      const preview = page.getByRole('region', { name: 'Preview for LinkedIn' });
      await preview.getByText('#debt').waitFor();
      await press(page, '+1 week');
      expect(await page.getByLabel('Status').inputValue()).toBe('scheduled');
      await auditPage(page);
      await page.route('**/api/admin/social/posts', loseReply);
      await save.click();
      await page.getByText('Failed to save post').waitFor();
      await page.unrouteAll();
      await save.dblclick();
      await notice(page, 'Post scheduled');
      await row(page, text).getByText('Scheduled', { exact: true }).waitFor();
      expect(await row(page, text).count()).toBe(1);

      await choose(page, text, 'Edit');
      await page.getByLabel('Content', { exact: true }).fill('Never mind');
      await press(page, 'Cancel');
      await confirm(page, 'Are you sure you want to leave this post?', 'Leave');
      await choose(page, text, 'Edit');
      expect(await page.getByLabel('Content', { exact: true }).inputValue()).toBe(text);
      await press(page, 'Clear date and time');
      expect(await page.getByLabel('Status').inputValue()).toBe('draft');
      const id = page.url().split('/').at(-1);
      await page.request.put(`/api/admin/social/posts/${id}`, {
        data: { content: text, platform: 'linkedin', hashtags: 'theirs' },
      });
      await page.getByLabel('Content', { exact: true }).fill(`${text} and save`);
      await save.click();
      await page.getByText('has since been changed by somebody else').waitFor();
      await press(page, 'Load what is there now');
      await expect.poll(() => page.getByLabel('Hashtags').inputValue()).toBe('theirs');
      expect(await page.getByLabel('Content', { exact: true }).inputValue()).toBe(
        `${text} and save`,
      );
      await save.click();
      await notice(page, 'Post saved');
      await row(page, text).getByText('Draft', { exact: true }).waitFor();

      await choose(page, text, 'Publish');
      await confirm(page, 'Publish this post to LinkedIn now?', 'Publish');
      await notice(page, 'Post published');
      await row(page, text).getByText('Sandbox', { exact: true }).waitFor();
      await choose(page, text, 'Refresh metrics');
      await notice(page, 'Metrics refreshed successfully!');
      await choose(page, text, 'Refresh metrics');
      await page
        .getByText('Rate limit exceeded: Please wait 15 minutes before trying again.')
        .waitFor();
      await auditPage(page);
      expect((await page.request.delete(`/api/admin/social/posts/${id}`)).status()).toBe(409);
      expect(await row(page, text).getByText('Delete').count()).toBe(0);
      await row(page, text).getByRole('link').first().click();
      await page.getByText('This post has been published. It can no longer be changed.').waitFor();

      const draft = `A draft ${randomUUID()}`;
      await page.request.post('/api/admin/social/posts', {
        data: { content: draft, platform: 'twitter' },
      });
      await visit(page, `/admin/social?search=${encodeURIComponent(draft)}&status=draft`);
      await choose(page, draft, 'Delete');
      await confirm(page, 'Are you sure you want to delete this social post?', 'Delete');
      await notice(page, 'Post deleted successfully');
      await page.getByText('No social media posts found.').waitFor();
    },
    { expects: anyTrouble, ownProfile: true },
  ));
