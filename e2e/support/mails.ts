/** Mails, as they wait to be read where none are sent, and people who have opened theirs. */
import type { APIRequestContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Person, withPerson } from './accounts.ts';
import type { PageOptions } from './browser.ts';

/** From the newest mail to someone that leads to the given page. */
export async function linkFromMail(
  api: APIRequestContext,
  recipient: string,
  path: string,
): Promise<string> {
  const found = async (): Promise<string | undefined> => {
    const reply = await api.get('/api/admin/outbox?per_page=100');
    const { mails } = await reply.json();
    const mail = mails.find(
      (one: { recipient: string; text: string | null }) =>
        one.recipient === recipient && one.text?.includes(path),
    );
    return mail?.text.match(new RegExp(`${path}\\?token=[\\w-]+`))?.[0];
  };
  await expect.poll(found).toBeDefined();
  return (await found()) ?? '';
}

export async function confirmEmail(api: APIRequestContext, email: string): Promise<void> {
  const link = await linkFromMail(api, email, '/confirm-email');
  const token = new URL(link, 'https://any.example').searchParams.get('token');
  const reply = await api.post('/api/auth/confirm-email', { data: { token } });
  expect(reply.status()).toBe(200);
}

/** Two-step sign-in, and links to undo a change, are for those whose address is confirmed. */
export function withConfirmedPerson(
  journey: (page: Page, person: Person) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  return withPerson(journey, { ...options, isConfirmed: true });
}
