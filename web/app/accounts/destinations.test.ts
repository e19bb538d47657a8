import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBrowser, aToken, serverTime } from '../session/browser.fixture.ts';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse(serverTime), toFake: ['Date'] });
  aBrowser(() => ({ status: 200 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

it('an ended session leaves word of whose page it was, for this address alone', async () => {
  localStorage.setItem('jwt_token', aToken({ sub: 'alice' }));
  const { findLeaver, leaveExpiredSession } = await import('../session/login-address.ts');
  leaveExpiredSession();
  const message = 'Your session has expired. Please log in again.';
  expect(findLeaver({ redirect: '/profile?tab=devices', message })).toBe('alice');
  expect(findLeaver({ redirect: '/profile?tab=devices', message: null })).toBeNull();
  expect(findLeaver({ redirect: '/dashboard', message })).toBeNull();
});
