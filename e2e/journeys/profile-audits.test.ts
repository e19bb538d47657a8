import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { section, withPerson } from '../support/accounts.ts';
import { subscribe, useUpTrial } from '../support/billing.ts';
import { focusedText, hasFocus, visit } from '../support/browser.ts';
import { withConfirmedPerson } from '../support/mails.ts';
import { auditPage } from '../support/page-audits.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

it('the pages of the plans are sound', () =>
  withPerson(async (page, person) => {
    await useUpTrial(person);
    await visit(page, '/subscription');
    await auditPage(page);
    await subscribe(page, { tier: 'premium' });
    await visit(page, '/subscription-management');
    await auditPage(page);
    await press(page, 'Downgrade to Basic');
    await page.getByRole('button', { name: 'Confirm Change' }).waitFor();
    await auditPage(page, { part: 'dialog' });
  }));

it('the name is changed by keyboard alone, and the profile is sound, with all its forms open and with an address that waits', () =>
  withConfirmedPerson(async (page, { username, email, password }) => {
    await visit(page, '/profile');
    await page.getByRole('button', { name: 'Edit profile' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.getByLabel('Username'))).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.type('-k');
    await page.keyboard.press('Enter');
    await section(page, 'Profile information')
      .getByText(`${username}-k`, { exact: true })
      .waitFor();
    await expect.poll(() => focusedText(page)).toBe('Edit profile');

    await press(page, 'Change password');
    await press(page, 'Set new password');
    await press(page, 'Set up two-step sign-in');
    const twoStep = section(page, 'Two-step sign-in');
    await twoStep.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Continue');
    await twoStep.getByRole('img').waitFor();
    await press(page, 'Edit profile');
    const information = section(page, 'Profile information');
    await information.getByLabel('Email').fill(`a_much_longer_address_than_${email}`);
    await press(page, 'Save changes');
    await information.getByText('Current password is required').waitFor();
    await auditPage(page);
    await information.getByLabel('Current password').fill(password);
    await press(page, 'Save changes');
    await page.getByText('Waiting for confirmation').waitFor();
    await auditPage(page, { part: information });
    await press(page, 'Delete my account');
    await page.getByRole('dialog').waitFor();
    await auditPage(page, { part: 'dialog' });
  }));
