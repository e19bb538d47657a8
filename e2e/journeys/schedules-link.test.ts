import { expect, it } from 'vitest';
import { anyTrouble, section } from '../support/accounts.ts';
import { hasFocus } from '../support/browser.ts';
import { callAs, loan, pressIn, withPortfolio } from '../support/portfolios.ts';
import { openSchedules } from '../support/schedules.ts';

it('the calendar link is made, copied, changed, replaced and removed', () =>
  withPortfolio(
    { debts: [loan] },
    async (page, { id }) => {
      await openSchedules(page, id);
      const part = section(page, 'Add to your calendar');
      await part.getByText('Anyone who has it can see your creditors').waitFor();
      await part.getByRole('button', { name: 'Create calendar link' }).click();
      const link = part.getByLabel('Calendar link');
      await link.waitFor();
      const first = await link.inputValue();
      await expect.poll(() => hasFocus(link)).toBe(true);
      const read = async (url: string) => {
        const reply = await page.request.get(new URL(url).pathname);
        return { status: reply.status(), text: await reply.text() };
      };
      expect((await read(first)).text).toContain(`SUMMARY:${loan.creditor}: payment due`);

      await part.getByRole('button', { name: 'Copy link' }).click();
      await part.getByText('Copied.').waitFor();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(first);

      await part.getByLabel('Show amounts in the calendar').check();
      await part.getByText('Amounts are shown.').waitFor();
      expect((await read(first)).text).toContain('payment of £172.40 due');
      await page.reload();
      await expect
        .poll(() => part.getByLabel('Show amounts in the calendar').isChecked())
        .toBe(true);

      await part.getByRole('button', { name: 'New link' }).click();
      await pressIn(page, 'Make a new link', 'Make new link');
      await part.getByText('The old link has stopped working.').waitFor();
      const second = await link.inputValue();
      expect((await read(first)).status).toBe(404);
      expect((await read(second)).status).toBe(200);
      // Once another tab has made a third one, nothing is said of it here.
      const body = { shows_amounts: true, is_renewed: true };
      await callAs(page, 'PUT', `/api/portfolios/${id}/calendar`, body);
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect.poll(() => link.inputValue()).not.toBe(second);
      await expect.poll(() => part.getByText('has stopped working').count()).toBe(0);

      await part.getByRole('button', { name: 'Remove link' }).click();
      await pressIn(page, 'Remove the link', 'Remove link');
      await part.getByText('The calendar link has been removed.').waitFor();
      await part.getByRole('button', { name: 'Create calendar link' }).waitFor();
      expect((await read(second)).status).toBe(404);

      await page.route('**/calendar', (route) => route.abort());
      await part.getByRole('button', { name: 'Create calendar link' }).click();
      await part.getByText('Failed to change the calendar link').waitFor();
    },
    { expects: anyTrouble, permissions: ['clipboard-read', 'clipboard-write'] },
  ));
