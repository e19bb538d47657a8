import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { contactMessages } from '../../server/src/contact/contact.tables.ts';
import {
  anyTrouble,
  aPerson,
  badGateway,
  cutOff,
  endSession,
  loseReply,
  signIn,
  withPerson,
} from '../support/accounts.ts';
import { focusedText, hold, reload, visit, withPage } from '../support/browser.ts';
import { givePlan } from '../support/plans.ts';
import { makeQuickAccount, productDatabase } from '../support/quick-accounts.ts';

const failed =
  'Sorry, there was an error sending your message. Please try again or email us directly.';
const thanks = "Thank you for your message! We'll get back to you soon.";
const call = '**/api/contact';
/** What the menu fetches by itself. */
const ownFetches = /\/api\/(?:portfolios|auth\/verify)$/;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const outcome = (page: Page) => page.locator('.contact-form .banner');
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('contact_')));

/** A subject of its own, by which its rows are found. */
async function fill(page: Page, typed: Record<string, string> = {}): Promise<string> {
  const subject = `My plan ${randomUUID()}`;
  const values = { Name: 'Sam Taylor', Email: 'sam@home.example', Subject: subject, ...typed };
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await field(page, 'Message').fill('First line\nSecond line');
  return subject;
}

async function rowsOf(subject: string) {
  const db = await productDatabase();
  return db.select().from(contactMessages).where(eq(contactMessages.subject, subject));
}

const expectsTyped = async (page: Page, subject: string) => {
  await expect.poll(() => field(page, 'Subject').inputValue()).toBe(subject);
  await expect.poll(() => field(page, 'Message').inputValue()).toBe('First line\nSecond line');
};

it('a visitor is told what is missing, loses nothing to failures and reloads, and sends one message', () =>
  withPage(
    async (page) => {
      await visit(page, '/contact');
      await send(page);
      const summary = page.locator('.error-summary');
      await expect.poll(() => focusedText(page)).toContain('Message is required');
      await expect.poll(() => summary.getByRole('link').count()).toBe(4);
      const subject = await fill(page, { Email: 'sam at home' });
      await expect.poll(() => summary.count()).toBe(0);
      await send(page);
      await expect.poll(() => focusedText(page)).toContain('Please enter a valid email address');
      await expect.poll(() => field(page, 'Email').getAttribute('aria-invalid')).toBe('true');
      await field(page, 'Email').fill('sam@home.example');

      await page.route(call, badGateway);
      await send(page);
      await expect.poll(() => outcome(page).innerText()).toContain(failed);
      const address = outcome(page).getByRole('link');
      await expect.poll(() => address.getAttribute('href')).toMatch(/^mailto:.+@/);
      await page.unroute(call);

      const tooMany =
        'Too many requests. Please wait and try again. You can try again in 5 minutes.';
      const refusal = { error: tooMany, code: 'too_many_requests', request_id: 'r' };
      await page.route(call, (route) => route.fulfill({ status: 429, json: refusal }));
      await send(page);
      await expect.poll(() => outcome(page).innerText()).toContain(tooMany);
      await expect.poll(() => outcome(page).innerText()).toContain(failed);
      await page.unroute(call);

      await page.route(call, loseReply);
      await send(page);
      await expect.poll(() => outcome(page).innerText()).toContain('It may have reached us');
      await page.unroute(call);
      await reload(page);
      await expectsTyped(page, subject);
      await page.getByRole('link', { name: 'Articles' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor();
      await page.goBack();
      await expectsTyped(page, subject);

      const letGo = await hold(page, call);
      await send(page);
      await page.getByRole('button', { name: 'Sending...', disabled: true }).waitFor();
      letGo();
      await expect.poll(() => outcome(page).innerText()).toContain(thanks);
      const rows = await rowsOf(subject);
      expect(rows).toMatchObject([
        { name: 'Sam Taylor', email: 'sam@home.example', userId: null, isPriority: false },
      ]);
      expect(rows[0]?.message).toBe('First line\nSecond line');
      await expect.poll(() => outcome(page).innerText()).toContain(rows[0]?.reference);
      await expect.poll(() => field(page, 'Message').inputValue()).toBe('');
      expect(await stored(page)).toEqual([]);

      const complaint = await fill(page);
      await page.getByLabel('What is it about?').selectOption('Data protection complaint');
      await page.getByText('We acknowledge your complaint at once').waitFor();
      await send(page);
      await expect.poll(() => outcome(page).innerText()).toContain('the outcome of your complaint');
      expect(await rowsOf(complaint)).toMatchObject([{ topic: 'data-protection-complaint' }]);
    },
    { expects: anyTrouble },
  ));

it("a Premium member's message comes first, an ended session does not stop one, and signing out leaves none behind", () =>
  withPerson(
    async (page, person) => {
      await givePlan(person, 'premium');
      await visit(page, '/contact');
      await expect.poll(() => field(page, 'Email').inputValue()).toBe(person.email);
      const first = await fill(page, { Email: person.email });
      await send(page);
      await expect.poll(() => outcome(page).innerText()).toContain(thanks);
      expect(await rowsOf(first)).toMatchObject([{ isPriority: true, email: person.email }]);
      await expect.poll(() => field(page, 'Email').inputValue()).toBe(person.email);

      const second = await fill(page);
      await reload(page);
      await expectsTyped(page, second);
      // The page hears of it by nothing else.
      await page.route(ownFetches, cutOff);
      await endSession(page);
      // Its token has run out by now, as far as the page can tell.
      await page.evaluate(() => {
        const offsetMs = Number(localStorage.getItem('clock_offset_ms')) + 3_600_000;
        localStorage.setItem('clock_offset_ms', String(offsetMs));
      });
      await send(page);
      await expect.poll(() => outcome(page).innerText()).toContain(thanks);
      expect(await rowsOf(second)).toMatchObject([{ isPriority: false, userId: null }]);

      await page.unroute(ownFetches);
      await signIn(page, person);
      await visit(page, '/contact');
      const third = await fill(page);
      // It ends in another tab, while the foot of the form is on the screen of a phone.
      const size = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 500 });
      await field(page, 'Message').scrollIntoViewIfNeeded();
      const elsewhere = await page.context().newPage();
      await visit(elsewhere, '/about');
      await elsewhere.evaluate(() => localStorage.removeItem('jwt_token'));
      const notice = page.getByText('What you had here is kept');
      await notice.waitFor();
      await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThan(0);
      await elsewhere.close();
      await signIn(page, person);
      if (size !== null) await page.setViewportSize(size);
      await visit(page, '/contact');
      await expectsTyped(page, third);
      await page.locator('.account-corner summary').click();
      await page.locator('.nav').getByRole('button', { name: 'Sign Out' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/login');
      expect(await stored(page)).toEqual([]);
      const other = aPerson();
      await makeQuickAccount(other, { isConfirmed: false });
      await signIn(page, other);
      await visit(page, '/contact');
      await expect.poll(() => field(page, 'Email').inputValue()).toBe(other.email);
      await expect.poll(() => field(page, 'Message').inputValue()).toBe('');
    },
    { expects: anyTrouble },
  ));

it('without JavaScript there is the address to write to, and the page reads as a whole', () =>
  withPage(
    async (page) => {
      await page.goto('/contact');
      await page.getByText('The form needs JavaScript.').waitFor();
      await expect.poll(() => page.locator('.contact-form').isVisible()).toBe(false);
      await page.getByText('Is it free?').click();
      await page.getByText('needs no card and has no end date').waitFor();
    },
    { javaScriptEnabled: false },
  ));
