/** People with accounts, made by the calls themselves: signing in is the subject of other journeys. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { type PageOptions, withPage } from './browser.ts';
import { openWhenAsked, storageOf } from './profiles.ts';
import { makeQuickAccount } from './quick-accounts.ts';

export type Person = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
};

export function aPerson(): Person {
  const username = `sam-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@home.example`, password: 'paying it off' };
}

export async function register(api: APIRequestContext, person: Person): Promise<void> {
  const reply = await api.post('/api/auth/register', { data: person });
  expect(reply.status()).toBe(201);
}

export function logIn(
  api: APIRequestContext,
  { username, password }: Pick<Person, 'username' | 'password'>,
  more: { totp?: string; userAgent?: string } = {},
) {
  const { totp, userAgent } = more;
  return api.post('/api/auth/login', {
    data: { username, password, ...(totp !== undefined && { totp }) },
    ...(userAgent !== undefined && { headers: { 'user-agent': userAgent } }),
  });
}

/** Signs the browser itself in: its cookies come with the reply, its storage gets the token and the server's time. */
export async function signIn(
  page: Page,
  person: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  const reply = await logIn(page.request, person);
  expect(reply.status()).toBe(200);
  const { access_token, server_time } = await reply.json();
  if (storageOf(page) === page) await page.goto('/favicon.svg');
  else openWhenAsked(page);
  await storageOf(page).evaluate(
    ([token, time]) => {
      localStorage.setItem('jwt_token', token);
      localStorage.setItem('clock_offset_ms', String(Date.parse(time) - Date.now()));
    },
    [access_token, server_time] as [string, string],
  );
}

/** A fresh profile in which a new person is signed in. */
export function withPerson(
  journey: (page: Page, person: Person) => Promise<void>,
  { isConfirmed = false, ...options }: PageOptions & { readonly isConfirmed?: boolean } = {},
): Promise<void> {
  return withPage(async (page) => {
    const person = aPerson();
    await makeQuickAccount(person, { isConfirmed });
    await signIn(page, person);
    await journey(page, person);
  }, options);
}

/** The same for a journey that waits for the mail of somebody who registers. */
export function withRegisteredPerson(
  journey: (page: Page, person: Person) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  return withPage(async (page) => {
    const person = aPerson();
    await register(page.request, person);
    await signIn(page, person);
    await journey(page, person);
  }, options);
}

export function storedTokens(page: Page): Promise<(string | null)[]> {
  return storageOf(page).evaluate(() =>
    ['jwt_token', 'admin_token'].map((key) => localStorage.getItem(key)),
  );
}

/** The key under which the browser keeps something for the person who is signed in. */
export async function ownKey(page: Page, key: string): Promise<string> {
  const [token] = await storedTokens(page);
  return `${key}:${subjectOf(token ?? '')}`;
}

/** Whose a token is. */
export function subjectOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
}

/** As an administrator or another device may: the page itself hears of it with its next call. */
export async function endSession(page: Page): Promise<void> {
  const [token] = await storedTokens(page);
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
}

/** What Chromium says about a call that the server refuses. */
export const refusedCall = /the server responded with a status of (?:4\d\d|5\d\d)/;
/** And about one that does not get through. */
export const lostCall = /net::ERR_FAILED/;
/** What is sent reaches the server, which does it, and nobody hears of it. */
export async function loseReply(route: Route): Promise<void> {
  if (route.request().method() === 'GET') return route.continue();
  await route.fetch();
  await route.abort();
}
/** Nothing gets through. */
export const cutOff = (route: Route): Promise<void> => route.abort();
/** As a proxy replies when the server behind it is gone. */
export const badGateway = (route: Route): Promise<void> =>
  route.fulfill({ status: 502, body: 'Bad gateway' });
/** Both, for a journey in which either may happen. */
export const anyTrouble = new RegExp(`${refusedCall.source}|${lostCall.source}`);

/** A part of the profile, by its title. */
export const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });
