import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { section, withPerson } from '../support/accounts.ts';
import { visit } from '../support/browser.ts';
import { withConfirmedPerson } from '../support/mails.ts';
import { faultsOf, overflowOf } from '../support/page-audits.ts';
import { weighScripts } from '../support/script-weight.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function expectNoFault(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => overflowOf(page)).toBe(0);
}

describe('the pages of an account are sound', () => {
  it.each([
    { theme: 'light', width: 1280 },
    { theme: 'dark', width: 390 },
    { theme: 'light', width: 320 },
    { theme: 'dark', width: 1280 },
  ] as const)('$theme, $width px', ({ theme, width }) =>
    withConfirmedPerson(
      async (page, { email, password }) => {
        for (const path of ['/subscription', '/subscription-management', '/dashboard']) {
          await visit(page, path);
          await expectNoFault(page);
        }
        await visit(page, '/profile');
        await expectNoFault(page);
        await press(page, 'Edit profile');
        await page.getByLabel('Email', { exact: true }).fill(`a_much_longer_address_than_${email}`);
        await press(page, 'Save changes');
        await expectNoFault(page);
        await page.getByLabel('Current password').fill(password);
        await press(page, 'Save changes');
        await page.getByText('Waiting for confirmation').waitFor();
        await press(page, 'Change password');
        await press(page, 'Set new password');
        await press(page, 'Set up two-step sign-in');
        const twoStep = section(page, 'Two-step sign-in');
        await twoStep.getByLabel('Password', { exact: true }).fill(password);
        await press(page, 'Continue');
        await twoStep.getByRole('img').waitFor();
        await expectNoFault(page);
        await press(page, 'Delete my account');
        await page.getByRole('dialog').waitFor();
        await expectNoFault(page);
      },
      { colorScheme: theme, viewport: { width, height: 900 } },
    ),
  );
});

it('the name is changed by keyboard alone', () =>
  withPerson(async (page, { username }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit profile' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.type('-k');
    await page.keyboard.press('Enter');
    await section(page, 'Profile information')
      .getByText(`${username}-k`, { exact: true })
      .waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Edit profile');
  }));

it('the profile loads at most 260 kB of gzipped scripts', () =>
  withPerson(async (page) => {
    const { files, gzippedBytes } = await weighScripts(page, '/profile');
    expect(files).toBeGreaterThan(3);
    expect(gzippedBytes).toBeLessThanOrEqual(260_000);
  }));
