import { expect, it } from 'vitest';
import { hasFocus } from '../support/browser.ts';
import { openAllTables } from '../support/figures.ts';
import { auditPage, walkByKeyboard } from '../support/page-audits.ts';
import { card, dialog, loan, paidOff, press, withPortfolio } from '../support/portfolios.ts';
import { daysAgo } from '../support/product-clock.ts';
import { openProgress, payToday, plainDebt, showSnapshots } from '../support/progress-page.ts';

const hostileNotes = ['<img src=x onerror=alert(1)>', 'W'.repeat(1_000), 'بطاقة ائتمان\n👩‍👩‍👧 💷'];

it('the page is sound, with notes and names of any kind', () =>
  withPortfolio(
    {
      name: 'W'.repeat(200),
      debts: [
        { ...card, creditor: 'W'.repeat(200), balance: 99_999_999.99, monthly_payment: 9e6 },
        loan,
        paidOff,
      ],
    },
    async (page, portfolio) => {
      await payToday(page, portfolio, { amount: 12_345_678.9 });
      await showSnapshots(
        page,
        portfolio.id,
        hostileNotes.map((notes, at) => ({ day: daysAgo(80 - 40 * at), notes })),
      );
      await openProgress(page, portfolio.id);
      await openAllTables(page);
      await page.getByLabel('Time', { exact: true }).selectOption('custom');
      await page.getByText('<img src=x onerror=alert(1)>').waitFor();
      await expect.poll(() => page.locator('main img').count()).toBe(0);
      await auditPage(page);
      await press(page, 'Capture Progress');
      await dialog(page, 'Capture Progress').waitFor();
      await auditPage(page, { part: 'dialog' });
    },
  ));

it('by keyboard every control is reached, shows that it is, and does its work', () =>
  withPortfolio({ debts: [plainDebt] }, async (page, { id }) => {
    await showSnapshots(page, id, [{ day: daysAgo(3), balance: 400 }, { day: daysAgo(0) }]);
    await openProgress(page, id);
    // The plan and the snapshots are fetched apart: either chart can be the first to come.
    await expect.poll(() => page.getByRole('slider').count()).toBe(2);
    const slider = page.getByRole('slider').last();
    // The way back, capturing, starting again, two sliders, two tables, the time, and deleting each snapshot.
    expect(await walkByKeyboard(page)).toBe(10);

    await slider.focus();
    expect(await slider.getAttribute('aria-valuetext')).toContain('Balance £300.00');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('Balance £400.00');

    const button = page.getByRole('button', { name: 'Capture Progress' });
    await button.focus();
    await page.keyboard.press('Enter');
    await dialog(page, 'Capture Progress').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
      .toBe('date');
    await page.keyboard.press('Escape');
    await dialog(page, 'Capture Progress').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(button)).toBe(true);
  }));
