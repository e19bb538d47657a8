import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aPng } from '../../server/src/content/images/png.fixture.ts';
import { hasFocus, untilAtRest, visit, withPage } from '../support/browser.ts';
import { auditPage } from '../support/page-audits.ts';

const { indicator, ...texts } = adminTexts.articles;

/** What a browser says of a connection that is gone, and of refusals that are provoked. */
const provoked = /ERR_INTERNET_DISCONNECTED|status of (?:400|409|404)/;

it('an article is written, kept, saved by itself, published, changed unseen and moved', () =>
  withPage(
    async (page) => {
      const title = `How a card is paid off ${Date.now()}`;
      await typeInTabThatCloses(page, title);
      await restore(page, title);
      await saveByItself(page);
      await loseConnection(page);
      await askBeforeLeaving(page);
      await mendHeading(page);
      await addImage(page);
      const slug = await publish(page);
      await changeUnseen(page, slug);
      await changeAddress(page, slug);
      await twoWriters(page);
      await remove(page);
    },
    { expects: provoked, ownProfile: true },
  ));

const textOf = (page: Page) => page.locator('.ProseMirror');
const titleOf = (page: Page) => page.getByLabel('Title', { exact: true });

async function says(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.locator('.save-indicator').innerText()).toContain(text);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Kept as it is typed; the tab is closed before anything is saved. */
async function typeInTabThatCloses(page: Page, title: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.clock.install();
  await visit(tab, '/admin/articles/new');
  await says(tab, indicator.needsTitle);
  await titleOf(tab).fill(title);
  await tab.clock.runFor(100);
  await says(tab, indicator.needsContent);
  await press(tab, 'Save Draft');
  await tab.getByText(texts.contentRequired).waitFor();
  await textOf(tab).click();
  await tab.keyboard.type('Pay the dearest debt first.');
  await tab.clock.runFor(600);
  await says(tab, indicator.unsaved);
  // Another tab with a new article has a draft of its own.
  await visit(page, '/admin/articles/new');
  await page.getByText(indicator.needsTitle).waitFor();
  expect(await page.getByText(texts.restoreDraft).count()).toBe(0);
  await tab.close();
}

async function restore(page: Page, title: string): Promise<void> {
  await page.clock.install();
  await visit(page, '/admin/articles/new');
  await page.getByText(texts.restoreDraft).waitFor();
  await auditPage(page);
  await press(page, 'Restore');
  await expect.poll(() => titleOf(page).inputValue()).toBe(title);
  await textOf(page).getByText('Pay the dearest debt first.').waitFor();
}

/** The id is adopted, the address follows, and the writer writes on where they were. */
async function saveByItself(page: Page): Promise<void> {
  await textOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Then');
  await page.clock.runFor(30_200);
  await page.waitForURL(/\/admin\/articles\/edit\/\d+$/);
  await says(page, indicator.saved);
  await page.clock.runFor(2_000);
  await says(page, indicator.allSaved);
  expect(await hasFocus(textOf(page))).toBe(true);
  await page.keyboard.type(' the next');
  await textOf(page).getByText('Then the next').waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => textOf(page).innerText()).not.toContain('the next');
}

async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await textOf(page).click();
  await page.keyboard.type(' Without a line.');
  await page.clock.runFor(30_200);
  await says(page, indicator.failed);
  await page.context().setOffline(false);
  await says(page, indicator.saved);
}

async function askBeforeLeaving(page: Page): Promise<void> {
  await textOf(page).click();
  await page.keyboard.type(' Unsaved.');
  await page.locator('.back-link').getByRole('link', { name: 'Articles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await press(page, 'Save Draft');
  await page.getByText(texts.draftSaved).waitFor();
  await page.clock.runFor(3_000);
  await page.getByText(texts.draftSaved).waitFor({ state: 'detached' });
}

/** What readers could not find their way through is named, and mended. */
async function mendHeading(page: Page): Promise<void> {
  const html = page.getByLabel('HTML of the article');
  await page.getByRole('tab', { name: 'HTML' }).click();
  const written = await html.inputValue();
  await html.fill(`<h3>Too deep</h3>${written}`);
  await page.getByLabel('Status').selectOption('published');
  await press(page, 'Publish');
  const refusal = page.getByRole('region', { name: texts.notPublishable });
  await refusal.getByText('Too deep').waitFor();
  expect(await hasFocus(refusal)).toBe(true);
  await html.fill(`<h2>Deep enough</h2>${written}`);
  // It can still be read while it is being mended.
  expect(await refusal.isVisible()).toBe(true);
  await page.getByRole('tab', { name: 'Write' }).click();
  await textOf(page).getByText('Deep enough').waitFor();
}

async function addImage(page: Page): Promise<void> {
  const image = {
    name: 'chart.png',
    mimeType: 'image/png',
    buffer: aPng({ width: 40, height: 20 }),
  };
  await page.getByLabel('Image files').setInputFiles(image);
  const dialog = page.getByRole('dialog', { name: 'Add the image chart.png' });
  await dialog.getByRole('textbox').first().fill('A falling line');
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await textOf(page).locator('img').waitFor();
}

async function publish(page: Page): Promise<string> {
  await press(page, 'Publish');
  await page.getByText(texts.published).waitFor();
  const slug = await page.getByLabel('Address').inputValue();
  const shown = await read(page, slug);
  expect(shown).toContain('Deep enough');
  expect(shown).toContain('alt="A falling line"');
  return slug;
}

async function read(page: Page, slug: string): Promise<string> {
  return (await page.request.get(`/articles/${slug}`)).text();
}

async function changeUnseen(page: Page, slug: string): Promise<void> {
  await textOf(page).getByText('Deep enough').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' by now');
  await page.getByText('What you save as a draft stays unseen until you publish it.').waitFor();
  await press(page, 'Save Draft');
  await page.getByText(texts.draftSaved).waitFor();
  expect(await read(page, slug)).not.toContain('by now');
  await press(page, 'Publish changes');
  await page.getByText(texts.published).waitFor();
  await expect.poll(() => read(page, slug)).toContain('by now');
}

async function changeAddress(page: Page, slug: string): Promise<void> {
  await page.getByLabel('Address').fill('Not an address');
  await press(page, 'Publish changes');
  await page.getByText(texts.slugInvalid).waitFor();
  expect(await hasFocus(page.getByLabel('Address'))).toBe(true);
  await page.getByLabel('Address').fill(`${slug}-moved`);
  await press(page, 'Publish changes');
  await page.getByText(texts.published).waitFor();
  const former = await page.request.get(`/articles/${slug}`, { maxRedirects: 0 });
  expect(former.status()).toBe(301);
  expect(former.headers().location).toContain(`/articles/${slug}-moved`);
}

const callOf = (page: Page): string =>
  new URL(page.url()).pathname.replace('/edit', '').replace('/admin', '/api/admin');

/** Nothing is overwritten unless somebody says so; what gives way is kept in the browser. */
async function twoWriters(page: Page): Promise<void> {
  const conflict = page.getByText(texts.outdated);
  await page.request.put(callOf(page), { data: { title: 'Theirs' } });
  await titleOf(page).fill('Mine');
  await press(page, 'Save Draft');
  await conflict.waitFor();
  await untilAtRest(page, () => press(page, 'Use theirs'));
  await expect.poll(() => titleOf(page).inputValue()).toBe('Theirs');
  await page.getByText(texts.restoreDraft).waitFor();
  await page.getByText('“Mine”').waitFor();
  await press(page, 'Discard');
  await page.request.put(callOf(page), { data: { title: 'Theirs again' } });
  await titleOf(page).fill('Mine again');
  await press(page, 'Save Draft');
  await conflict.waitFor();
  await press(page, 'Save mine over it');
  const dialog = page.getByRole('dialog', { name: 'Save mine over it' });
  await dialog.getByRole('button', { name: 'Save mine over it' }).click();
  await page.getByText(texts.draftSaved).waitFor();
  const kept = await (await page.request.get(callOf(page))).json();
  expect(kept.title).toBe('Mine again');
}

/** Deleted by somebody else, the text can still be saved; then nothing of this journey stays. */
async function remove(page: Page): Promise<void> {
  await page.request.delete(callOf(page));
  await titleOf(page).fill('Still here');
  await press(page, 'Save Draft');
  const before = page.url();
  await press(page, 'Save as a new article');
  await expect.poll(() => page.url()).not.toBe(before);
  await says(page, indicator.saved);
  await page.request.delete(callOf(page));
}
