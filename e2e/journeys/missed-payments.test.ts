import { request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyTrouble, aPerson, logIn, type Person, register } from '../support/accounts.ts';
import { focusedText, visit } from '../support/browser.ts';
import { demo } from '../support/dashboard-page.ts';
import { faultsOf } from '../support/page-audits.ts';
import { card, loan, press } from '../support/portfolios.ts';
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
const people = { detail: aPerson(), page: aPerson(), today: aPerson(), visit: aPerson() };
const portfolios = new Map<Person, number>();
let product: LaterProduct;

beforeAll(async () => {
  product = await startLater({
    before: '2027-01-20T09:00:00Z',
    now: '2027-03-01T09:00:00Z',
    prepare: async (url) => {
      const api = await request.newContext({ baseURL: url });
      for (const person of Object.values(people)) {
        await register(api, person);
        const { access_token } = await (await logIn(api, person)).json();
        const reply = await api.post('/api/portfolios', {
          headers: { authorization: `Bearer ${access_token}` },
          data: { name: 'Household', debts },
        });
        portfolios.set(person, (await reply.json()).id);
      }
      await api.dispose();
    },
  });
});
afterAll(() => product.stop());
const idOf = (person: Person): number => portfolios.get(person) ?? 0;

describe('the banner on a portfolio', () => {
  it('processes the missed payments up to today, each on its due date, and checks again', () =>
    product.as(people.detail, async (page) => {
      const id = idOf(people.detail);
      await page.goto(`/portfolios/${id}`);
      await page.getByText('4 scheduled payments have not been recorded').waitFor();
      const checked = page.waitForResponse(/check-missed/);
      await page.getByRole('button', { name: 'Process Missed Payments' }).dblclick();
      await page.getByText('4 payments recorded').waitFor();
      expect((await (await checked).json()).has_missed_payments).toBe(false);
      await expect.poll(() => page.getByText('not been recorded').count()).toBe(0);
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
      await page.reload();
      await page.getByRole('heading', { name: 'Debts' }).waitFor();
      await expect.poll(() => page.getByText('not been recorded').count()).toBe(0);
    }));

  it('is dismissed for the visit after a recheck, and is there again on the next', async () => {
    const id = idOf(people.visit);
    const banner = '4 scheduled payments have not been recorded';
    await product.as(people.visit, async (page) => {
      await page.goto(`/portfolios/${id}`);
      await page.getByText(banner).waitFor();
      const checked = page.waitForResponse(/check-missed/);
      await press(page, 'Dismiss');
      await checked;
      await page.getByText(banner).waitFor({ state: 'detached' });
      for (const path of ['/dashboard', `/portfolios/${id}`]) {
        const again = page.waitForResponse(/check-missed/);
        await page.goto(path);
        await again;
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect.poll(() => page.getByText(banner).count()).toBe(0);
      }
      await openSchedules(page, id);
      await page.getByText('Dismissed for this visit.').waitFor();
      await press(page, 'Show them');
      await page.getByRole('heading', { name: banner }).waitFor();
    });
    await product.as(
      people.visit,
      async (page) => {
        await page.goto(`/portfolios/${id}`);
        await page.getByText(banner).waitFor();
        // What fails while it is processed is said; a check that fails hides the banner without a word.
        await page.route('**/process', (route) => route.fulfill({ status: 502, body: 'Oh' }));
        await press(page, 'Process Missed Payments');
        await page.getByRole('alert').getByText('Failed to process payments').waitFor();
        await page.getByText(banner).waitFor();
        // Dismissed, it takes along what was said about it.
        await press(page, 'Dismiss');
        await page.getByText(banner).waitFor({ state: 'detached' });
        await page.getByText('Failed to process payments').waitFor({ state: 'detached' });
        await openSchedules(page, id);
        await press(page, 'Show them');
        await page.goto(`/portfolios/${id}`);
        await page.getByText(banner).waitFor();
        await page.route('**/check-missed', (route) => route.abort());
        await press(page, 'Dismiss');
        await page.getByText(banner).waitFor({ state: 'detached' });
        const failed = page.waitForEvent('requestfailed');
        await page.reload();
        await failed;
        await page.getByRole('heading', { name: 'Debts' }).waitFor();
        await expect.poll(() => page.getByRole('alert').count()).toBe(0);
        await expect.poll(() => page.getByText(banner).count()).toBe(0);
      },
      { expects: anyTrouble },
    );
  });
});

describe('the page of scheduled payments', () => {
  it('says which debts, how many dates, which dates and how much, and processes them', () =>
    product.as(people.page, async (page) => {
      await openSchedules(page, idOf(people.page));
      const panel = page.getByRole('region', {
        name: '4 scheduled payments have not been recorded',
      });
      const lines = async () =>
        (await panel.getByRole('listitem').allInnerTexts()).map((line) => line.split(/\n+/));
      await expect.poll(lines).toEqual([
        [card.creditor, '2 × £85.00 = £170.00', '31 January 2027, 28 February 2027'],
        [loan.creditor, '2 × £172.40 = £344.80', '28 January 2027, 28 February 2027'],
      ]);
      await panel.getByText('In total £514.80').waitFor();
      expect(await faultsOf(page, '.missed-panel')).toEqual([]);
      await panel.getByRole('button', { name: 'Process Missed Payments' }).press('Enter');
      await page.getByText('4 payments recorded').waitFor();
      await panel.waitFor({ state: 'detached' });
      await expect.poll(() => focusedText(page)).toContain('4 payments recorded');
      await expect.poll(() => paymentsOf(page, idOf(people.page))).toHaveLength(4);
      await scheduleCard(page, card.creditor).getByText('31 March 2027').waitFor();
    }));

  it("'Process Today's Payments' records what was missed as well, up to the server's own day", () =>
    product.as(people.today, async (page) => {
      await openSchedules(page, idOf(people.today));
      const sent = page.waitForRequest('**/process');
      await press(page, "Process Today's Payments");
      expect((await sent).postDataJSON()).toEqual({ target_date: '2027-03-01' });
      await page.getByText('4 payments recorded').waitFor();
      await page.getByText('not been recorded').waitFor({ state: 'detached' });
    }));
});

describe('the dashboard', () => {
  it('asks once per portfolio, links to each, and processes them all', () =>
    product.as(demo('basic'), async (page) => {
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
      const ids = links.slice(0, -1).map((href) => Number(href?.split('/').at(-1)));
      expect(links).toEqual([...ids.map((id) => `/portfolios/${id}`), schedulesPath(ids[0] ?? 0)]);
      await press(page, 'Process Missed Payments');
      await page.getByText(/^\d+ payments recorded$/).waitFor();
      await expect.poll(() => banner.count()).toBe(0);
    }));
});
