import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, aToken, loadAfreshInEachTest } from '../session/browser.fixture.ts';
import { readArrival } from './destinations.ts';

loadAfreshInEachTest();
beforeEach(() => {
  aBrowser(() => ({ status: 200 }));
});

/** Alice had to leave a page of hers, or nobody did; then somebody signs in. */
async function signsIn(sub: string, leaver: string | null) {
  localStorage.setItem('login_redirect', '/portfolios/7');
  if (leaver !== null) localStorage.setItem('login_redirect_owner', leaver);
  localStorage.setItem('jwt_token', aToken({ sub }));
  const { takeLoginDestination } = await import('./destinations.ts');
  return takeLoginDestination();
}

it.each([
  ['anyone who signs in', 'bob', null, '/portfolios/7'],
  ['the one who had to leave it', 'alice', 'alice', '/portfolios/7'],
  ['nobody else', 'bob', 'alice', '/dashboard'],
])('a page leads back %s', async (_, sub, leaver, destination) => {
  expect(await signsIn(sub, leaver)).toBe(destination);
  expect(localStorage.getItem('login_redirect')).toBeNull();
  expect(localStorage.getItem('login_redirect_owner')).toBeNull();
});

it('what is stored leads to no other site', async () => {
  localStorage.setItem('login_redirect', '//evil.example');
  const { takeLoginDestination } = await import('./destinations.ts');
  expect(takeLoginDestination()).toBe('/dashboard');
});

it.each([
  ['the same page is still hers', '/portfolios/7', 'alice'],
  ['another page is nobody’s', '/portfolios/8', null],
])('the login address in a tab that nobody left: %s', async (_, redirect, owner) => {
  localStorage.setItem('login_redirect', '/portfolios/7');
  localStorage.setItem('login_redirect_owner', 'alice');
  const { keepDestination } = await import('./destinations.ts');
  keepDestination('login', { redirect, message: null });
  expect(localStorage.getItem('login_redirect')).toBe(redirect);
  expect(localStorage.getItem('login_redirect_owner')).toBe(owner);
});

it('an ended session leaves word of whose page it was, for this address alone', async () => {
  localStorage.setItem('jwt_token', aToken({ sub: 'alice' }));
  const { findLeaver } = await import('../session/left-page.ts');
  const { leaveExpiredSession } = await import('../session/leave-to-login.ts');
  leaveExpiredSession();
  const message = 'Your session has expired. Please log in again.';
  expect(findLeaver({ redirect: '/profile?tab=devices', message })).toBe('alice');
  expect(findLeaver({ redirect: '/profile?tab=devices', message: null })).toBeNull();
  expect(findLeaver({ redirect: '/dashboard', message })).toBeNull();
});

const messageOf = (message: string) =>
  readArrival(new URLSearchParams({ message, redirect: '/profile' })).message;

describe('the message of an address', () => {
  it.each([
    'Your session has expired. Please log in again.',
    'Please create an account to save your debt portfolio',
  ])('is shown where the product itself sends people with it: %s', (message) => {
    expect(messageOf(message)).toBe(message);
    expect(messageOf(` ${message} `)).toBe(message);
  });

  it.each([
    '',
    'Your account is locked. Call 0900 123 456.',
    'Your session has expired. Please log in again. Or call 0900 123 456.',
    'your session has expired. please log in again.',
    '<img src=x onerror=alert(1)>',
  ])('is not shown where a stranger wrote it: %j', (message) => {
    expect(messageOf(message)).toBeNull();
  });
});
