import { describe, expect, it, vi } from 'vitest';
import { aBrowser, aToken, loadAfreshInEachTest, serverTime } from './browser.fixture.ts';

loadAfreshInEachTest();

const dayMs = 86_400_000;
const minuteMs = 60_000;

describe('a token of 15 minutes is judged by the server’s time', () => {
  it.each([
    ['a day ahead', dayMs],
    ['right', 0],
    ['a day behind', -dayMs],
  ])('on a device whose clock is %s', async (_, aheadMs) => {
    const deviceMs = Date.parse(serverTime) + aheadMs;
    vi.setSystemTime(deviceMs);
    aBrowser(() => 'unreachable');
    const { hasExpired, storeToken } = await import('./tokens.ts');
    const token = aToken();
    storeToken({ access_token: token, server_time: serverTime }, 'user');
    vi.setSystemTime(deviceMs + 14 * minuteMs);
    expect(hasExpired(token)).toBe(false);
    vi.setSystemTime(deviceMs + 15 * minuteMs);
    expect(hasExpired(token)).toBe(true);
  });
});
