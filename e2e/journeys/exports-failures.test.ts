import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { anyTrouble, badGateway, withPerson } from '../support/accounts.ts';
import { hasFocus, visit } from '../support/browser.ts';
import { barclaycard, fillDebt } from '../support/calculator-page.ts';
import { announced, shownFailure } from '../support/messages.ts';
import { setTextSize, spillOf } from '../support/page-audits.ts';
import { givePlan } from '../support/plans.ts';
import { dialog, makePortfolio, pressIn, type SavedPortfolio } from '../support/portfolios.ts';

const files = '**/api/export/**';
const trouble = { expects: anyTrouble };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the server says of files is up to the journey. */
function withPaidPlan(journey: (page: Page, portfolio: SavedPortfolio) => Promise<void>) {
  return withPerson(async (page, person) => {
    await givePlan(person, 'basic');
    await journey(page, await makePortfolio(page, {}));
  }, trouble);
}

/** Takes the request, and replies nothing; tells how often it was asked and how many asked no more. */
async function keepWaiting(page: Page) {
  const counts = { asked: 0, ended: 0 };
  await page.route(files, () => {
    counts.asked += 1;
  });
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/export/')) counts.ended += 1;
  });
  return counts;
}

const refusal = (status: number, code: string, error: string) => ({
  status,
  json: { error, code, request_id: 'r1' },
});

it('while a file is made the button is busy, a second press does nothing, and Cancel ends it without a word', () =>
  withPaidPlan(async (page, { id }) => {
    const counts = await keepWaiting(page);
    await visit(page, `/portfolios/${id}`);
    const start = button(page, 'Export PDF');
    await start.dblclick();
    await page.getByText('Preparing your PDF...').waitFor();
    await expect.poll(() => start.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => button(page, 'Export Excel').isDisabled()).toBe(true);
    expect(counts.asked).toBe(1);
    const cancel = button(page, 'Cancel the download');
    await cancel.focus();
    await page.keyboard.press('Enter');
    await cancel.waitFor({ state: 'detached' });
    await expect.poll(() => counts.ended).toBe(1);
    await expect.poll(() => hasFocus(start)).toBe(true);
    expect(await shownFailure(page).count()).toBe(0);

    await start.click();
    await expect.poll(() => counts.asked).toBe(2);
    await page.getByRole('link', { name: 'Back to Portfolios' }).click();
    await expect.poll(() => counts.ended).toBe(2);
  }));

it('a file that does not come is said in the words of the server, else in those of the place', () =>
  withPaidPlan(async (page, { id }) => {
    const told = (text: string) => shownFailure(page).getByText(text).waitFor();
    const busy = 'Too many files are being made right now. Please try again in a minute.';
    await page.route(files, (route) => route.fulfill(refusal(503, 'unavailable', busy)));
    await visit(page, `/portfolios/${id}`);
    await button(page, 'Export PDF').click();
    await told(busy);

    // Whoever has gone on meanwhile hears of it, and stays there.
    const { promise: untilReply, resolve: reply } = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await untilReply;
      await route.fulfill(refusal(503, 'unavailable', busy));
    });
    await button(page, 'Export PDF').click();
    const elsewhere = page.locator('footer a').first();
    await elsewhere.focus();
    reply();
    await announced(page, busy).waitFor({ state: 'attached' });
    expect(await hasFocus(elsewhere)).toBe(true);
    await page.route(files, badGateway);
    await button(page, 'Export PDF').click();
    await told('Failed to export portfolio PDF');
    await button(page, 'Export Excel').click();
    await told('Failed to export payment history');
    await page.route(files, (route) => route.abort());
    await button(page, 'Export PDF').click();
    await told('Failed to export portfolio PDF');
    await told('The file did not arrive. Please check your connection and try again.');
  }));

it('in the dialog of the calculator, Cancel and refusals leave what was typed', () =>
  withPaidPlan(async (page) => {
    const title = 'Export this calculation';
    const counts = await keepWaiting(page);
    await visit(page, '/calculator');
    await fillDebt(page, 1, barclaycard);
    await button(page, 'Export').click();
    await page.setViewportSize({ width: 390, height: 844 });
    await setTextSize(page, '200%');
    expect(await spillOf(dialog(page, title))).toBe(0);
    await setTextSize(page, '');
    const name = dialog(page, title).getByLabel('Name');
    await name.fill('Sam');
    await pressIn(page, title, 'Download');
    await expect.poll(() => counts.asked).toBe(1);
    await pressIn(page, title, 'Cancel the download');
    await expect.poll(() => counts.ended).toBe(1);
    await expect.poll(() => hasFocus(button(page, 'Download'))).toBe(true);

    const fields = { name: 'Name holds characters that cannot be shown' };
    const { status, json } = refusal(400, 'invalid_input', fields.name);
    await page.route(files, (route) => route.fulfill({ status, json: { ...json, fields } }));
    await pressIn(page, title, 'Download');
    await dialog(page, title).getByText(fields.name).waitFor();
    await expect.poll(() => hasFocus(name)).toBe(true);
    await expect.poll(() => name.inputValue()).toBe('Sam');

    await page.keyboard.press('Escape');
    await button(page, 'Export').click();
    await expect.poll(() => name.inputValue()).toBe('Sam');

    const changed = 'Your figures have changed. Calculate again.';
    await page.route(files, (route) => route.fulfill(refusal(409, 'figures_changed', changed)));
    await pressIn(page, title, 'Download');
    await shownFailure(dialog(page, title)).getByText(changed).waitFor();
    await pressIn(page, title, 'Calculate again');
    // The page is loaded again, with what was typed in the form.
    await dialog(page, title).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Creditor').first().inputValue()).toBe('Barclaycard');
    await button(page, 'Export').click();
    await expect.poll(() => name.inputValue()).toBe('Sam');
  }));
