import type { ConsentChoice } from '@debt-payoff/contract/consent-choice';
import { paths } from '@debt-payoff/contract/paths';
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { storagePurposes } from '@debt-payoff/contract/storage-purposes';
import { consentTexts } from '@debt-payoff/contract/texts/consent';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aPerson, register } from '../support/accounts.ts';
import {
  acceptAnalytics,
  blockLibrary,
  holdLibrary,
  type Measuring,
  measurementId,
  withAnalyticsPage,
} from '../support/analytics-product.ts';
import { missingPage, untilAtRest, visit } from '../support/browser.ts';
import { watchWrites } from '../support/browser-writes.ts';

const { banner } = consentTexts;

/** What may be kept without asking. */
const unasked = Object.entries(storagePurposes).flatMap(([name, { basis, place }]) =>
  basis === 'consent' ? [] : [`${place === 'tab' ? 'session' : 'local'} ${name}`],
);
const consentWrite = `local ${localStorageKeys.consent}`;

const question = (page: Page) => page.getByRole('region', { name: banner.label });
const press = (page: Page, name: string) =>
  untilAtRest(page, () => question(page).getByRole('button', { name, exact: true }).click());

/** By a link of the menu. A tab in the background would rest before it is done. */
async function follow(page: Page, name: string): Promise<void> {
  await page.bringToFront();
  const link = page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
  await untilAtRest(page, () => link.click());
}

/** On the page of settings. */
async function choose(page: Page, choice: ConsentChoice): Promise<void> {
  const { settings } = consentTexts;
  const isAccepted = choice === 'accepted';
  await page.bringToFront();
  await visit(page, paths.cookieSettings);
  const button = page.getByRole('button', {
    name: isAccepted ? consentTexts.accept : consentTexts.reject,
    exact: true,
  });
  await untilAtRest(page, () => button.click());
  await page.getByText(isAccepted ? settings.nowAccepted : settings.nowRejected).waitFor();
}

async function analyticsCookies(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies();
  return cookies.map(({ name }) => name).filter((name) => name.startsWith('_ga'));
}

const isSilent = (page: Page): Promise<boolean> =>
  page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`) === true, measurementId);

/** Which pages were viewed, as the collector knows them. */
async function viewedPages({ events }: Measuring): Promise<string[]> {
  const views = (await events()).filter(({ name }) => name === 'page_viewed');
  return views.map(({ location }) => new URL(location).pathname);
}

it('nothing is kept or leaves the site but after Accept, and all of it ends with a withdrawal, in every tab', () =>
  withAnalyticsPage(async (page, measuring) => {
    const context = page.context();
    const { takeWrites, takeOrigins } = await watchWrites(context);
    const { collectorUrl, recording, events } = measuring;

    await visit(page, '/?utm_source=mail');
    const site = new URL(page.url()).origin;
    await question(page).waitFor();
    await follow(page, 'Articles');
    const expectNothingMeasured = async (writes: readonly string[]) => {
      expect(takeOrigins()).toEqual([site]);
      expect(writes.filter((write) => !unasked.includes(write))).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await recording()).toEqual({ hits: [], libraries: 0 });
    };
    const before = takeWrites();
    await expectNothingMeasured(before);
    expect(before).not.toContain(consentWrite);

    await press(page, consentTexts.reject);
    await follow(page, 'Resources');
    await visit(page, '/calculator');
    expect(await question(page).count()).toBe(0);
    const afterReject = takeWrites();
    await expectNothingMeasured(afterReject);
    expect(afterReject).toContain(consentWrite);

    const other = await context.newPage();
    await visit(other, '/about');
    await choose(page, 'accepted');
    await follow(page, 'Articles');
    await follow(other, 'Resources');
    await expect.poll(() => viewedPages(measuring)).toContain('/resources');
    await expect.poll(() => viewedPages(measuring)).toContain('/articles');
    expect(takeOrigins()).toEqual([collectorUrl, site].sort());
    expect((await analyticsCookies(context)).sort()).toEqual(['_ga', '_ga_TEST123456']);
    const yearMs = 365 * 24 * 60 * 60 * 1_000;
    for (const { expires, sameSite, secure } of await context.cookies()) {
      expect({ sameSite, secure }).toEqual({ sameSite: 'Lax', secure: true });
      expect(expires * 1_000).toBeLessThanOrEqual(Date.now() + yearMs);
    }
    const keeps = takeWrites().filter((write) => !unasked.includes(write));
    expect(keeps).toEqual(['cookie _ga', 'cookie _ga_TEST123456']);
    // What was done before Accept was dropped for good.
    expect((await events()).map(({ name }) => name)).not.toContain('landing_page_viewed');

    await choose(page, 'rejected');
    await expect.poll(() => isSilent(other)).toBe(true);
    expect(await analyticsCookies(context)).toEqual([]);
    const { hits } = await recording();
    takeOrigins();
    await follow(page, 'Articles');
    await follow(other, 'Articles');
    await Promise.all([visit(page, '/'), visit(other, '/calculator')]);
    expect(takeOrigins()).toEqual([site]);
    expect(await analyticsCookies(context)).toEqual([]);
    expect((await recording()).hits).toEqual(hits);
  }));

it('a library that comes late gets all events since consent, with patterns for addresses', () =>
  withAnalyticsPage(
    async (page, measuring) => {
      await page.clock.install();
      await acceptAnalytics(page);
      const letGo = await holdLibrary(page);
      await Promise.all([
        page.waitForRequest('**/gtag/js?*'),
        page.goto('/calculator?email=sam@home.example#plan=sam'),
      ]);
      await page.getByRole('navigation').getByRole('link', { name: 'Articles' }).first().click();
      await page.waitForURL('**/articles');
      await page.clock.runFor(28_000);
      expect(await measuring.events()).toEqual([]);
      letGo();
      await expect.poll(() => viewedPages(measuring)).toEqual(['/calculator', '/articles']);
      const later = ['/articles', '/not-found'];
      await visit(page, '/articles?tag=mum#fragment');
      await expect.poll(async () => (await viewedPages(measuring)).length).toBe(3);
      await visit(page, '/sam@home.example');
      await expect.poll(async () => (await viewedPages(measuring)).slice(2)).toEqual(later);
      const { hits } = await measuring.recording();
      const site = new URL(page.url()).origin;
      expect(hits.length).toBeGreaterThan(8);
      for (const { location, title, referrer } of hits) {
        expect(location).toBe(`${site}${title}`);
        expect(referrer).toBe(site);
      }
      expect(JSON.stringify(hits)).not.toMatch(/sam|home\.example|mum|fragment/);
    },
    { expects: missingPage },
  ));

it('with an ad blocker the page works, and after 30 seconds events are dropped', () =>
  withAnalyticsPage(
    async (page, { recording }) => {
      await page.clock.install();
      await acceptAnalytics(page);
      await blockLibrary(page);
      await Promise.all([page.waitForRequest('**/gtag/js?*'), visit(page, '/calculator')]);
      await page.clock.runFor(30_000);
      expect(await isSilent(page)).toBe(true);
      await follow(page, 'Articles');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await recording()).toEqual({ hits: [], libraries: 0 });
      expect(await analyticsCookies(page.context())).toEqual([]);
    },
    { expects: /net::ERR_/ },
  ));

it('pages with a secret load and send nothing; what happens there is told on the next page', () =>
  withAnalyticsPage(async (page, measuring) => {
    const person = aPerson();
    await register(page.request, person);
    const reply = await page.request.post('/api/auth/forgot-password', {
      data: { email: person.email },
    });
    const { reset_url } = await reply.json();
    await acceptAnalytics(page);
    for (const address of [
      '/confirm-email?token=secret-1',
      '/cancel-email-change?token=secret-2',
      '/revert-email?token=secret-3',
      '/login?session_id=secret-4',
      reset_url,
    ]) {
      await visit(page, address);
    }
    await page.getByLabel('New password').fill('a new way to pay');
    await page.getByLabel('Confirm password').fill('a new way to pay');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText('Your password has been reset.').waitFor();
    expect(await measuring.recording()).toEqual({ hits: [], libraries: 0 });
    await page.waitForURL('**/login*');
    await expect.poll(() => viewedPages(measuring)).toEqual(['/login']);
    const sent = await measuring.events();
    expect(sent.map(({ name }) => name)).toEqual(['password_reset_complete', 'page_viewed']);
    await page.goBack();
    await visit(page, '/reset-password');
    const { hits } = await measuring.recording();
    expect(JSON.stringify(hits)).not.toMatch(/secret|token|reset-password|sam-/);
    expect(hits.every(({ location }) => location.endsWith('/login'))).toBe(true);
  }));
