import { readPlanLink } from '@debt-payoff/contract/read-plan-link';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { reload, visit, withPage } from '../support/browser.ts';
import { answer as answerOn } from '../support/engine-figures.ts';
import { aPhoneUser, phone } from '../support/phone-user.ts';
import { scrollToPlan } from '../support/strategies-page.ts';

const figure = /151\.37|15137|leftEachMonth/;
const missing = 'You have £151.37 left, so £37.63 would be missing.';

it('someone in arrears reads what is missing and who helps before any strategy, sees nothing to buy, and what is left stays on the page', () =>
  withPage(async (page) => {
    await visit(page, '/calculator');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    const person = aPhoneUser(page);
    const tax = await person.fill(1, {
      ...{ creditor: 'Council tax', type: 'Other', balance: '640', rate: '0', payment: '80' },
    });
    await person.more(tax);
    await person.tap(tax.getByLabel(/^Priority debt/));
    await person.press('Add Another Debt');
    await person.fill(2, {
      ...{ creditor: 'Catalogue', type: 'Store Card', balance: '900' },
      ...{ rate: '44.9', payment: '45' },
    });
    const loan = await person.fill(3, {
      ...{ creditor: 'Payday loan', type: 'Other', balance: '320', rate: '0', payment: '64' },
    });
    await person.more(loan);
    await person.tap(loan.getByLabel(/^Send no extra money here/));
    await person.tap(page.getByText('Plan options'));
    const left = page.getByLabel('Left each month after bills and essentials');
    await person.type(left, '151.37');
    const answer = answerOn(page);
    await answer.getByText(missing).waitFor();
    expect(person.counts).toEqual({ taps: 12, typedFields: 13 });
    expectInOrder(
      await answer.innerText(),
      missing,
      'Council tax is a priority debt',
      'debt free in',
    );
    expect(await page.locator('body').innerText()).not.toMatch(/upgrade|from £4\.99|paid more/i);

    await person.press('Calculate Strategies');
    await page.waitForURL('**/strategies');
    await reload(page);
    await page.getByText(missing).waitFor();
    await scrollToPlan(page);
    await page.getByRole('button', { name: 'Export PDF' }).waitFor();
    expectInOrder(
      await page.locator('main').innerText(),
      ...[missing, 'Council tax is a priority debt', 'StepChange', 'debt free in'],
    );
    expect(await page.locator('body').innerText()).not.toMatch(/upgrade|from £4\.99/i);
    expect(await kept(page)).not.toMatch(figure);
    expect(await copiedLink(page)).not.toMatch(figure);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.join('\n')).not.toMatch(figure);

    // The browser's own way back, and the page's: what is changed there does not come back by itself.
    await page.goBack();
    await answer.getByText(missing).waitFor();
    await page.getByText('Plan options').click();
    await left.fill('500');
    await answer.getByText(missing).waitFor({ state: 'detached' });
    await reload(page);
    await answer.getByText('debt free in').waitFor();
    await page.getByText('Plan options').click();
    await expect.poll(() => left.inputValue()).toBe('');
  }, phone));

function expectInOrder(text: string, ...parts: readonly string[]): void {
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

/** All that the browser stores for the site, but for its history. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

/** What the link to the plan holds. */
async function copiedLink(page: Page): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByRole('button', { name: 'Copy link to this plan' }).click();
  const link = await page.getByLabel('Copy the link from here').inputValue();
  const plan = readPlanLink(new URL(link).hash);
  expect(plan).toMatchObject({ extraPayment: 0 });
  return `${link} ${JSON.stringify(plan)}`;
}
