import { readPlanLink } from '@debt-payoff/contract/read-plan-link';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { reload, visit, withPage } from '../support/browser.ts';
import { scrollToPlan } from '../support/strategies-page.ts';

const noTerm = { termMonths: null };
/** Council tax in arrears, a catalogue and a payday loan: their lenders ask for £189.00 a month. */
const arrears = {
  debts: [
    {
      ...{ creditor: 'Council tax', type: 'Other', balance: 640, ...noTerm },
      ...{ interestRate: 0, monthlyPayment: 80, terms: { priority: true } },
    },
    {
      ...{ creditor: 'Catalogue', type: 'Store Card', balance: 900, ...noTerm },
      ...{ interestRate: 44.9, monthlyPayment: 45 },
    },
    {
      ...{ creditor: 'Payday loan', type: 'Other', balance: 320, ...noTerm },
      ...{ interestRate: 0, monthlyPayment: 64 },
    },
  ],
  extraPayment: 0,
  results: {},
  origin: { kind: 'calculator' },
  leftEachMonth: 151.37,
};
const figure = /151\.37|15137|leftEachMonth/;

it('someone in arrears reads what is missing and who helps before any strategy, sees nothing to buy, and what is left stays on the page', () =>
  withPage(async (page) => {
    await visit(page, '/strategies');
    await page.evaluate((usr) => history.replaceState({ usr, key: 'k', idx: 0 }, ''), arrears);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await reload(page);
    const missing = 'You have £151.37 left, so £37.63 would be missing.';
    await page.getByText(missing).waitFor();
    await scrollToPlan(page);
    await page.getByRole('button', { name: 'Export PDF' }).waitFor();
    const words = await page.locator('main').innerText();
    const places = [missing, 'Council tax is a priority debt', 'StepChange', 'debt free in'].map(
      (part) => words.indexOf(part),
    );
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(await page.locator('body').innerText()).not.toMatch(/upgrade|from £4\.99/i);

    expect(await kept(page)).not.toMatch(figure);
    expect(await copiedLink(page)).not.toMatch(figure);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.join('\n')).not.toMatch(figure);
  }));

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
