import { expect, it } from 'vitest';
import { anyTrouble, cutOff } from '../support/accounts.ts';
import { card, dialog, press, pressIn, withPortfolio } from '../support/portfolios.ts';
import { openSchedules, paymentsOf, scheduleToday, serverToday } from '../support/schedules.ts';

it("processing today's payments records what is due once, and says that nothing is, or that it failed", () =>
  withPortfolio(
    { debts: [card] },
    async (page, portfolio) => {
      const { id } = portfolio;
      await openSchedules(page, id);
      await press(page, "Process Today's Payments");
      const nothingDue = page.getByText(/^Nothing is due up to \d{1,2} \w+ \d{4}$/);
      await nothingDue.waitFor();
      // It may no longer be so once something is scheduled.
      await press(page, 'Add Scheduled Payment');
      await nothingDue.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await page.route('**/process', cutOff);
      await press(page, "Process Today's Payments");
      await page.getByText('Failed to process scheduled payments').waitFor();
      await page.unroute('**/process');

      const { iso } = serverToday();
      await scheduleToday(page, portfolio);
      await openSchedules(page, id);
      const sent: unknown[] = [];
      page.on('request', (request) => {
        if (!request.url().endsWith('/process')) return;
        sent.push([request.postDataJSON(), 'idempotency-key' in request.headers()]);
      });
      await page.getByRole('button', { name: "Process Today's Payments" }).dblclick();
      await page.getByText('1 payment recorded').waitFor();
      expect(sent).toEqual([[{ target_date: iso }, true]]);
      await expect
        .poll(() => paymentsOf(page, id))
        .toMatchObject([{ payment_date: iso, payment_amount: 85 }]);
      await press(page, 'Undo');
      await page.getByText('Undone. The payment is deleted and its date is open again.').waitFor();
      await expect.poll(() => paymentsOf(page, id)).toHaveLength(0);

      await page.getByRole('tab', { name: 'List' }).click();
      await press(page, `Record, ${card.creditor}, Today`);
      await page.getByText(/: £85\.00 recorded\.$/).waitFor();
      await page.getByRole('tab', { name: 'Calendar' }).click();
      await press(page, "Process Today's Payments");
      const notice = dialog(page, 'Payments already processed');
      await notice.getByText('No new payments were processed.').waitFor();
      await pressIn(page, 'Payments already processed', 'OK');
      await notice.waitFor({ state: 'detached' });
      await expect.poll(() => paymentsOf(page, id)).toHaveLength(1);
      const today = page.locator('.month-table [aria-current=date]');
      await today.getByText('Recorded').waitFor();
    },
    { expects: anyTrouble },
  ));
