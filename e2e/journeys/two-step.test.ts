import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  logIn,
  type Person,
  refusedCall,
  section,
  withRegisteredPerson,
} from '../support/accounts.ts';
import { visit } from '../support/browser.ts';
import { linkFromMail, withConfirmedPerson } from '../support/mails.ts';
import { productNow } from '../support/product-clock.ts';
import { totpCode } from '../support/totp.ts';

const twoStep = (page: Page) => section(page, 'Two-step sign-in');
const button = (page: Page, name: string) => twoStep(page).getByRole('button', { name });
const password = (page: Page) => twoStep(page).getByLabel('Password', { exact: true });
const code = (page: Page) => twoStep(page).getByLabel('Code', { exact: true });

async function readCodes(page: Page): Promise<string[]> {
  await twoStep(page).getByRole('listitem').first().waitFor();
  return twoStep(page).getByRole('listitem').allInnerTexts();
}

/** Walks through the set-up and gives the secret and the recovery codes. */
async function setUp(page: Page, ownPassword: string) {
  await page.goto('/profile');
  await button(page, 'Set up two-step sign-in').click();
  await password(page).fill(ownPassword);
  await button(page, 'Continue').click();
  const secret = (await twoStep(page).locator('.secret').innerText()).replaceAll(' ', '');
  await code(page).fill(totpCode(secret, productNow().getTime()));
  await button(page, 'Switch on').click();
  return { secret, codes: await readCodes(page) };
}

async function renewCodes(page: Page, { person, code: old }: { person: Person; code: string }) {
  await button(page, 'New recovery codes').click();
  await password(page).fill(person.password);
  await button(page, 'Get new recovery codes').click();
  await twoStep(page).getByText('Enter the code from your authenticator app.').first().waitFor();
  await code(page).fill(old);
  await button(page, 'Get new recovery codes').click();
  const renewed = await readCodes(page);
  await button(page, 'I have kept them').click();
  return renewed;
}

it('is set up with the password, a picture or a key, and a first code', () =>
  withConfirmedPerson(
    async (page, person) => {
      await page.goto('/profile');
      await twoStep(page).getByText('Off', { exact: true }).waitFor();
      await button(page, 'Set up two-step sign-in').click();
      await password(page).fill('not the one');
      await button(page, 'Continue').click();
      await twoStep(page).getByText('Current password is incorrect').waitFor();
      await password(page).fill(person.password);
      await button(page, 'Continue').click();
      const picture = twoStep(page).getByRole('img');
      await picture.waitFor();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(50);
      await code(page).fill('000000');
      await button(page, 'Switch on').click();
      await twoStep(page).getByText('That code is not right.').waitFor();
      const secret = await twoStep(page).locator('.secret').innerText();
      await code(page).fill(totpCode(secret, productNow().getTime()));
      await button(page, 'Switch on').click();
      const codes = await readCodes(page);
      expect(new Set(codes).size).toBe(10);
      await twoStep(page).getByText('Two-step sign-in is on.').waitFor();
      await button(page, 'I have kept them').click();
      await twoStep(page).getByText('On', { exact: true }).waitFor();
      await page.reload();
      await twoStep(page).getByText('On', { exact: true }).waitFor();
      await expect.poll(() => page.getByText(codes[0] ?? '').count()).toBe(0);
      const refusal = await logIn(page.request, person);
      expect([refusal.status(), (await refusal.json()).code]).toEqual([401, 'totp_required']);
    },
    { expects: refusedCall },
  ));

it('the recovery codes can be copied, downloaded and printed, and new ones replace them', () =>
  withConfirmedPerson(
    async (page, person) => {
      await page.addInitScript(() => {
        window.print = () => {
          document.title = `printed ${document.documentElement.dataset.print}`;
        };
      });
      const { codes } = await setUp(page, person.password);
      await button(page, 'Copy').click();
      await twoStep(page).getByText('Copied.').waitFor();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(codes.join('\n'));
      const download = page.waitForEvent('download');
      await button(page, 'Download').click();
      expect((await download).suggestedFilename()).toBe('debt-payoff-recovery-codes.txt');
      await button(page, 'Print').click();
      await expect.poll(() => page.title()).toBe('printed recovery-codes');
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.getByText(codes[0] ?? '').isVisible()).toBe(true);
      await expect
        .poll(() => page.getByText('Where your account is signed in.').isVisible())
        .toBe(false);
      await page.emulateMedia({ media: 'screen' });
      await button(page, 'I have kept them').click();

      const renewed = await renewCodes(page, { person, code: codes[0] ?? '' });
      expect(renewed.filter((one) => codes.includes(one))).toEqual([]);
      await button(page, 'Switch off').click();
      await password(page).fill(person.password);
      await code(page).fill(codes[1] ?? '');
      await button(page, 'Switch off two-step sign-in').click();
      await twoStep(page).getByText('That recovery code is not right').waitFor();
      await code(page).fill(renewed[0] ?? '');
      await button(page, 'Switch off two-step sign-in').click();
      await twoStep(page).getByText('Two-step sign-in is off.').waitFor();
      expect((await logIn(page.request, person)).status()).toBe(200);
    },
    { expects: refusedCall, permissions: ['clipboard-read', 'clipboard-write'] },
  ));

it('waits for a confirmed address, and sends the link', () =>
  withRegisteredPerson(async (page, { email }) => {
    await visit(page, '/profile');
    await twoStep(page).getByText('Confirm your email address first.').waitFor();
    await expect.poll(() => button(page, 'Set up two-step sign-in').count()).toBe(0);
    const welcome = await linkFromMail(page.request, email, '/confirm-email');
    await button(page, 'Send the confirmation link').click();
    await twoStep(page).getByText(`Look for it at ${email}.`).waitFor();
    await expect.poll(() => linkFromMail(page.request, email, '/confirm-email')).not.toBe(welcome);
    await visit(page, await linkFromMail(page.request, email, '/confirm-email'));
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
    await page.getByText('Your email address is confirmed.').waitFor();
    await page.locator('main').getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/dashboard');
    await visit(page, '/profile');
    await button(page, 'Set up two-step sign-in').waitFor();
  }));
