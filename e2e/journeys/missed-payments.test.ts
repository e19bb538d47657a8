import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyTrouble, aPerson, badGateway, cutOff, refusedCall } from '../support/accounts.ts';
import { focusedText, hasFocus, hold, type PageOptions, visit } from '../support/browser.ts';
import { type EarlierPerson, makeEarlierPeople } from '../support/earlier-people.ts';
import { listen } from '../support/heard.ts';
import { shownFailure } from '../support/messages.ts';
import { faultsOf } from '../support/page-audits.ts';
import { fillPayment, form, openTracker, pressInForm } from '../support/payments.ts';
import { callAs, card, dialog, loan, press, pressIn } from '../support/portfolios.ts';
import {
  type LaterProduct,
  openSchedules,
  paymentsOf,
  scheduleCard,
  schedulesPath,
  startLater,
} from '../support/schedules.ts';

/** Payments of the 31st and of the 28th, made on 20 January; it is 1 March. */
const debts = [
  { ...card, auto_payment_enabled: true, auto_payment_day: 31 },
  { ...loan, auto_payment_enabled: true, auto_payment_day: 28 },
];
const household = { name: 'Household', debts };
const people = {
  banner: { person: aPerson(), portfolios: [household] },
  page: { person: aPerson(), portfolios: [household] },
  today: { person: aPerson(), portfolios: [household] },
  plan: { person: aPerson(), portfolios: [household] },
  heard: { person: aPerson(), portfolios: [household] },
  dashboard: { person: aPerson(), portfolios: [household, { name: 'Business', debts }] },
};
type Name = keyof typeof people;
const idsOf = new Map<EarlierPerson, number[]>();
let product: LaterProduct;

beforeAll(async () => {
  product = await startLater('2027-03-01T09:00:00Z');
  const all: EarlierPerson[] = Object.values(people);
  const ids = await makeEarlierPeople(product.dataFolder, {
    at: '2027-01-20T09:00:00Z',
    people: all,
  });
  for (const [index, each] of all.entries()) idsOf.set(each, ids[index] ?? []);
});
afterAll(() => product.stop());
const idOf = (name: Name): number => idsOf.get(people[name])?.[0] ?? 0;
const as = (name: Name, journey: (page: Page) => Promise<void>, options?: PageOptions) =>
  product.as(people[name].person, journey, options);

describe('what to pay this month', () => {
  it('is recorded on a phone in two taps and without typing, says what it did, and is undone; its portfolio shows what another plan would change', () =>
    as(
      'plan',
      async (page) => {
        await visit(page, '/dashboard');
        const list = page.getByRole('region', { name: 'This month' });
        await list.getByText('To pay: £257.40.').waitFor();
        const line = list.getByRole('listitem').filter({ hasText: loan.creditor });
        await line.getByText('due 28 March').waitFor();
        await list
          .getByRole('listitem')
          .filter({ hasText: 'First' })
          .getByText(card.creditor)
          .waitFor();
        await line.getByRole('button', { name: 'Record' }).tap();
        await dialog(page, 'Add Payment').getByRole('button', { name: 'Add Payment' }).tap();
        // Two months' interest of £34.25 first.
        await page.getByText(/£103\.90 off the balance\. On plan: \w+ 20\d\d\.$/).waitFor();
        await list.getByText('Still to pay: £85.00 of £257.40.').waitFor();
        await line.getByText('Recorded').waitFor();
        const recorded = await callAs(page, 'GET', `/api/portfolios/${idOf('plan')}/payments`);
        expect(await recorded.json()).toMatchObject([
          {
            payment_amount: 172.4,
            payment_date: '2027-03-01',
            settled_date: { due_date: '2027-03-28' },
          },
        ]);
        await page.getByRole('button', { name: 'Undo' }).tap();
        await list.getByText('To pay: £257.40.').waitFor();
        await expect.poll(() => focusedText(page)).toBe('This month');
        expect(await paymentsOf(page, idOf('plan'))).toEqual([]);

        await page.getByRole('link', { name: 'Household', exact: true }).first().tap();
        const answer = page.getByRole('region', { name: /You could be debt free in/ });
        await answer.getByText('Avalanche, no extra payment: £257.40 a month in total.').waitFor();
        await press(page, 'Change plan');
        const change = dialog(page, 'Change plan');
        await change.getByLabel('Extra payment').fill('50');
        await change
          .getByText(
            /^£[\d.]+ more a month: \d+ months sooner \(\w+ 20\d\d\), £[\d,.]+ less interest\.$/,
          )
          .waitFor();
        await pressIn(page, 'Change plan', 'Save plan');
        await answer
          .getByText('Avalanche, £50.00 extra a month: £307.40 a month in total.')
          .waitFor();
        await page.getByRole('region', { name: 'This month' }).getByText('£307.40').waitFor();
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true },
    ));
});

describe('the banner on a portfolio', () => {
  it('is dismissed for the visit after a recheck, says what fails, and processes each on its due date', () =>
    as(
      'banner',
      async (page) => {
        const id = idOf('banner');
        const banner = (tab: Page) => tab.getByText('4 scheduled payments have not been recorded');
        const button = (name: string) => page.getByRole('button', { name, exact: true });
        await page.goto(`/portfolios/${id}`);
        await banner(page).waitFor();
        const rechecked = page.waitForResponse(/check-missed/);
        await button('Dismiss').click();
        await rechecked;
        await banner(page).waitFor({ state: 'detached' });
        const again = page.waitForResponse(/check-missed/);
        await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
        await page.waitForURL('**/dashboard');
        await again;
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect.poll(() => banner(page).count()).toBe(0);
        await isThereAgainOnTheNextVisit(await page.context().newPage(), id);

        await openSchedules(page, id);
        await page.getByText('Dismissed for this visit.').waitFor();
        await button('Show them').click();
        await page.getByRole('heading', { name: 'have not been recorded' }).waitFor();
        await page.getByRole('link', { name: 'Back to Portfolio' }).click();
        await page.waitForURL(`**/portfolios/${id}`);
        await banner(page).waitFor();
        await page.route('**/process', badGateway);
        await button('Process Missed Payments').dblclick();
        await dialog(page, 'Record these payments?').getByText('In total £514.80').waitFor();
        await button('Record 4 payments').click();
        await shownFailure(page).getByText('Failed to process payments').waitFor();
        await button('Cancel').click();
        await page.getByText('Failed to process payments').waitFor({ state: 'detached' });
        await banner(page).waitFor();

        await page.unroute('**/process');
        await button('Process Missed Payments').click();
        const checked = page.waitForResponse(/check-missed/);
        await button('Record 4 payments').dblclick();
        await page.getByText('4 payments recorded').waitFor();
        expect((await (await checked).json()).has_missed_payments).toBe(false);
        await banner(page).waitFor({ state: 'detached' });
        const recorded = (await paymentsOf(page, id)).map((payment) => [
          payment.creditor,
          payment.payment_date,
        ]);
        // In a month that is too short for the 31st, on its last day.
        expect(recorded.sort()).toEqual([
          [loan.creditor, '2027-01-28'],
          [loan.creditor, '2027-02-28'],
          [card.creditor, '2027-01-31'],
          [card.creditor, '2027-02-28'],
        ]);
      },
      { expects: refusedCall },
    ));

  /** In a tab of its own. A check that fails hides the banner without a word. */
  async function isThereAgainOnTheNextVisit(tab: Page, id: number): Promise<void> {
    await tab.goto(`/portfolios/${id}`);
    const banner = tab.getByText('4 scheduled payments have not been recorded');
    await banner.waitFor();
    await tab.route('**/check-missed', cutOff);
    await press(tab, 'Dismiss');
    await banner.waitFor({ state: 'detached' });
    const failed = tab.waitForEvent('requestfailed');
    await tab.reload();
    await failed;
    await tab.getByRole('heading', { name: 'Debts' }).waitFor();
    await expect.poll(() => shownFailure(tab).count()).toBe(0);
    await expect.poll(() => banner.count()).toBe(0);
    await tab.close();
  }
});

describe('the page of scheduled payments', () => {
  it('settles each date in one of three ways, takes that back, and processes the rest', () =>
    as('page', async (page) => {
      const id = idOf('page');
      // Entered by hand two days early, and said to be of no date.
      const paid = { debt_id: await debtIdOf(page, id), payment_amount: 80 };
      await callAs(page, 'POST', `/api/portfolios/${id}/payments`, {
        ...paid,
        payment_date: '2027-02-26',
      });
      await openSchedules(page, id);
      const panel = page.locator('.missed-panel');
      const titled = (missed: string) => panel.getByRole('heading', { name: missed }).waitFor();
      await titled('4 scheduled payments have not been recorded');
      const ways = ['Record', 'Link a payment', 'Not paid'];
      const lines = async () =>
        (await panel.locator('.missed-payments > li').allInnerTexts()).map((line) =>
          line.split(/\n+/),
        );
      await expect.poll(lines).toEqual([
        [
          card.creditor,
          '2 × £85.00 = £170.00',
          '31 January 2027',
          ...ways,
          '28 February 2027',
          ...ways,
        ],
        [
          loan.creditor,
          '2 × £172.40 = £344.80',
          '28 January 2027',
          ...ways,
          '28 February 2027',
          ...ways,
        ],
      ]);
      await panel.getByText('In total £514.80').waitFor();
      expect(await faultsOf(page, '.missed-panel')).toEqual([]);

      await press(page, `Record, ${loan.creditor}, 28 January 2027`);
      const recorded = `${loan.creditor}, 28 January 2027: £172.40 recorded.`;
      await page.getByText(recorded).waitFor();
      await expect.poll(() => focusedText(page)).toContain(recorded);
      await titled('3 scheduled payments have not been recorded');
      await press(page, 'Undo');
      await page
        .getByText(
          `Undone. The payment is deleted, and ${loan.creditor}, 28 January 2027, is open again.`,
        )
        .waitFor();
      await titled('4 scheduled payments have not been recorded');
      await expect.poll(() => paymentsOf(page, id)).toHaveLength(1);

      await press(page, `Link a payment, ${card.creditor}, 28 February 2027`);
      const link = dialog(page, 'Link a payment');
      await link.getByRole('radio', { name: '26 February 2027 £80.00' }).waitFor();
      await pressIn(page, 'Link a payment', 'Link this payment');
      await page
        .getByText(', 28 February 2027, is linked to the payment of £80.00 on 26 February 2027')
        .waitFor();

      await press(page, `Not paid, ${card.creditor}, 31 January 2027`);
      await page.getByText(', 31 January 2027, is marked as not paid.').waitFor();
      await titled('2 scheduled payments have not been recorded');

      await panel.getByRole('button', { name: 'Process Missed Payments' }).press('Enter');
      await pressIn(page, 'Record these payments?', 'Record 2 payments');
      await page.getByText('2 payments recorded').waitFor();
      await panel.waitFor({ state: 'detached' });
      await expect.poll(() => focusedText(page)).toContain('2 payments recorded');
      await expect.poll(() => paymentsOf(page, id)).toHaveLength(3);
      const saved = scheduleCard(page, card.creditor);
      await saved.getByText('31 March 2027').waitFor();
      await saved.getByText('1 date marked as not paid').click();
      await press(page, `Take back, ${card.creditor}, 31 January 2027`);
      await titled('1 scheduled payment has not been recorded');
    }));

  it('marking a date as not paid, and taking that back, is said once each, with the focus', () =>
    as(
      'heard',
      async (page) => {
        const heard = await listen(page, { hasClock: true });
        await openSchedules(page, idOf('heard'));
        const day = `${card.creditor}, 31 January 2027`;
        const notPaid = page.getByRole('button', { name: `Not paid, ${day}` });
        await heard.goTo(notPaid);
        await heard.clear();
        await heard.press('Enter');
        expect(await heard.script()).toEqual([
          `${day}, is marked as not paid. It no longer counts as missed., region`,
        ]);

        const undo = page.getByRole('button', { name: 'Undo' });
        await heard.goTo(undo);
        const failing = (route: Route) =>
          route.request().method() === 'GET' ? route.continue() : badGateway(route);
        await page.route('**/api/**', failing);
        await heard.press('Enter');
        expect(await heard.script()).toEqual(['Undo, button', 'said: Something went wrong.']);
        expect(await hasFocus(undo)).toBe(true);
        await page.unroute('**/api/**', failing);
        const letGo = await hold(page, '**/api/**');
        await page.keyboard.press('Enter');
        await page.clock.runFor(1_000);
        expect(await hasFocus(undo)).toBe(true);
        letGo();
        expect(await heard.script()).toEqual([`${day}, is open again., region`]);
        await notPaid.waitFor();
      },
      { ownProfile: true, expects: anyTrouble },
    ));

  it("a payment entered by hand is asked which date it is; 'Process Today's Payments' shows the others first", () =>
    as('today', async (page) => {
      const id = idOf('today');
      await openTracker(page, id);
      // The empty history offers it, too, once it has come.
      await page.getByRole('button', { name: 'Add Payment' }).first().click();
      await fillPayment(page, { Debt: loan.creditor });
      const question = form(page).getByLabel('Which scheduled payment is it?');
      const chosen = () => question.locator('option:checked').innerText();
      // A day ago, the nearest.
      await expect.poll(chosen).toBe('28 Feb 2027, £172.40, missed');
      await fillPayment(page, { Amount: '172.40', Date: '2027-01-29' });
      await expect.poll(chosen).toBe('28 Jan 2027, £172.40, missed');
      expect(await question.getByRole('option').allInnerTexts()).toContain('None of these');
      await pressInForm(page, 'Add Payment');
      await page.getByText('Payment added successfully').waitFor();

      await openSchedules(page, id);
      await page.getByText('3 scheduled payments have not been recorded').waitFor();
      const sent = page.waitForRequest('**/process');
      await press(page, "Process Today's Payments");
      const preview = dialog(page, 'Record these payments?');
      await preview.getByRole('checkbox', { name: '28 February 2027' }).first().uncheck();
      await pressIn(page, 'Record these payments?', 'Record 2 payments');
      const { target_date, dates } = (await sent).postDataJSON();
      expect(target_date).toBe('2027-03-01');
      expect(dates.map(({ due_date }: { due_date: string }) => due_date)).toEqual([
        '2027-01-31',
        '2027-02-28',
      ]);
      await page.getByText('2 payments recorded').waitFor();
      await page.getByText('1 scheduled payment has not been recorded').waitFor();
    }));
});

/** Of the first debt. */
async function debtIdOf(page: Page, id: number): Promise<number> {
  const reply = await callAs(page, 'GET', `/api/portfolios/${id}/debts`);
  const [first] = await reply.json();
  return first.id;
}

describe('the dashboard', () => {
  it('asks once per portfolio, links to each, and processes them all', () =>
    as('dashboard', async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      const asked: string[] = [];
      page.on('request', (each) => {
        if (each.url().endsWith('check-missed')) asked.push(new URL(each.url()).pathname);
      });
      await visit(page, '/dashboard');
      const banner = page.locator('.banner').filter({ hasText: 'not been recorded' });
      await banner.waitFor();
      expect(asked).toHaveLength(2);
      expect(await faultsOf(page, '.banner')).toEqual([]);
      expect(new Set(asked).size).toBe(2);
      const links = await banner
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const ids = links.slice(1, -1).map((href) => Number(href?.split('/').at(-1)));
      const portfolios = ids.map((id) => `/portfolios/${id}`);
      expect(links).toEqual(['/debt-help', ...portfolios, schedulesPath(ids[0] ?? 0)]);
      await press(page, 'Process Missed Payments');
      await page.getByRole('button', { name: /^Record \d+ payments$/ }).click();
      await page.getByText(/^\d+ payments recorded$/).waitFor();
      await expect.poll(() => banner.count()).toBe(0);
    }));
});
