import type { APIRequestContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  anyTrouble,
  aPerson,
  badGateway,
  logIn,
  loseReply,
  type Person,
} from '../support/accounts.ts';
import { visit, withPage } from '../support/browser.ts';
import { auditPage } from '../support/page-audits.ts';
import { givePlan } from '../support/plans.ts';
import { makeQuickAccount } from '../support/quick-accounts.ts';

it('staff see Premium first, reply once by mail, end a complaint, close and accept', () =>
  withPage(
    async (page) => {
      const person = aPerson();
      const ids = await sendMessages(page.request, person);
      const subject = (kind: string) => `${person.username} ${kind}`;
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const press = (name: string) => button(name).click();

      await page.route('**/api/admin/messages?*', badGateway);
      await visit(page, `/admin/messages?search=${person.username}`);
      await page.getByText('Failed to fetch messages').waitFor();
      await page.unrouteAll();
      await press('Try Again');
      const rows = page.locator('tbody tr');
      await expect
        .poll(() => rows.locator('th a').allInnerTexts())
        .toEqual([subject('premium'), subject('complaint'), subject('visitor')]);
      expect(await rows.nth(0).innerText()).toContain('Premium');
      expect(await rows.nth(1).innerText()).toMatch(/Complaint\s+Due in 30 days \(/);
      await auditPage(page);

      await page.getByRole('link', { name: subject('premium') }).click();
      const reply = page.getByRole('textbox', { name: 'Reply' });
      const words = 'Dear Zoë,\n\nOpen the calculator.';
      await reply.fill(words);
      // It stays while something is looked up.
      await page.getByRole('link', { name: /^User \d+$/ }).click();
      await page.waitForURL('**/users/*');
      await page.goBack();
      await expect.poll(() => reply.inputValue()).toBe(words);
      await failOnce(page, '**/reply', () => press('Send reply'));
      await page.getByText('Error: Failed to reply to message').waitFor();
      await page.route('**/reply', loseReply);
      await press('Send reply');
      await page.getByText('it will only be emailed once').waitFor();
      await page.unrouteAll();
      await press('Send reply');
      await page.getByText('Reply sent successfully').waitFor();
      await expect.poll(() => reply.inputValue()).toBe('');
      await expect.poll(() => page.locator('.message-thread li').count()).toBe(1);
      await page.getByText('Status: open → answered').waitFor();
      await auditPage(page);

      await page.goto(`/admin/messages/${ids.complaint}`);
      await page.getByLabel('Outcome', { exact: true }).fill('Your old address is deleted.');
      await press('Record and send outcome');
      await failOnce(page, '**/outcome', () => press('Record and send'));
      await page.getByText('Error: Failed to record outcome').waitFor();
      await press('Record and send');
      await page
        .getByText('The outcome has been recorded, and is being emailed to the person.')
        .waitFor();
      await expect.poll(() => button('Record and send outcome').count()).toBe(0);

      await page.goto(`/admin/messages/${ids.visitor}`);
      await failOnce(page, '**/close', () => press('Close'));
      await page.getByText('Error: Failed to close message').waitFor();
      await press('Close');
      await page.getByText('Message closed successfully').waitFor();

      await page.route(`**/api/admin/messages/${ids.suspected}`, badGateway);
      await page.goto(`/admin/messages/${ids.suspected}`);
      await page.getByText('Failed to fetch message').waitFor();
      await page.unrouteAll();
      await press('Try Again');
      await failOnce(page, '**/accept', () => press('Accept'));
      await page.getByText('Error: Failed to accept message').waitFor();
      await press('Accept');
      await page.getByText('Message accepted successfully').waitFor();
      await reply.waitFor();

      const mails = () => mailsTo(page.request, person.email);
      await expect
        .poll(mails)
        .toEqual([
          expect.stringMatching(/^The outcome of your complaint \(DP-\w{8}\), replies to \S+@\S+$/),
          expect.stringMatching(/^Our reply to your message \(DP-\w{8}\), replies to \S+@\S+$/),
        ]);
    },
    { expects: anyTrouble },
  ));

/** Gives the id of each. */
async function sendMessages(api: APIRequestContext, person: Person) {
  await makeQuickAccount(person, { isConfirmed: true });
  await givePlan(person, 'premium');
  const { access_token } = await (await logIn(api, person)).json();
  const send = async (kind: string, more: object = {}, headers = {}): Promise<number> => {
    const { username, email } = person;
    const data = { name: 'Zoë', email, subject: `${username} ${kind}`, message: 'How?', ...more };
    const sent = await api.post('/api/contact', { data, headers });
    const { reference } = await sent.json();
    const { messages } = await (await api.get(`/api/admin/messages?search=${reference}`)).json();
    return messages[0].id;
  };
  return {
    visitor: await send('visitor'),
    complaint: await send('complaint', { topic: 'data-protection-complaint', website: 'x' }),
    suspected: await send('suspected', { website: 'x' }),
    premium: await send('premium', {}, { authorization: `Bearer ${access_token}` }),
  };
}

async function failOnce(page: Page, call: string, act: () => Promise<void>): Promise<void> {
  await page.route(call, badGateway, { times: 1 });
  await act();
}

async function mailsTo(api: APIRequestContext, address: string): Promise<string[]> {
  const { mails } = await (await api.get('/api/admin/outbox?per_page=100')).json();
  return mails
    .filter(({ recipient, reply_to }: Mail) => recipient === address && reply_to !== null)
    .map(({ subject, reply_to }: Mail) => `${subject}, replies to ${reply_to}`);
}

type Mail = { recipient: string | null; reply_to: string | null; subject: string | null };
