import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import {
  aBrowser,
  aToken,
  loadAfreshInEachTest,
  type RecordedRequest,
  type Reply,
} from './browser.fixture.ts';

const logoutPath = accountAddresses.logout.path;
const key = 'sign_out_pending';
const mark = () => localStorage.getItem(key);
const done: Reply = { status: 200 };

loadAfreshInEachTest();

async function openPage(reply: (request: RecordedRequest) => Reply | Promise<Reply>) {
  const browser = aBrowser(reply);
  return { ...browser, ...(await import('./pending-sign-out.ts')) };
}

const failures: readonly [string, Reply][] = [
  ['nobody replies', 'unreachable'],
  ['the server breaks', { status: 500 }],
  ['the server is not ready', { status: 503 }],
  ['a gate has shut', { status: 401, body: { error: 'No', code: 'gate_closed' } }],
];

describe('a sign-out that did not reach the server', () => {
  it.each(failures)('waits while %s, and no longer than that', async (_, failure) => {
    let reply = failure;
    const page = await openPage(() => reply);
    expect(await page.requestSignOut(aToken())).toBe(false);
    page.noteSignOutPending();
    expect(await page.finishSignOut()).toBe(false);
    expect(mark()).not.toBeNull();
    reply = done;
    expect(await page.finishSignOut()).toBe(true);
    expect(mark()).toBeNull();
    expect(page.left).toEqual([]);
  });

  it('keeps nothing of the person, and is sent by the cookie alone', async () => {
    const { requests, noteSignOutPending, finishSignOut } = await openPage(() => done);
    noteSignOutPending();
    expect(mark()).toBe('true');
    await finishSignOut();
    expect(requests).toEqual([{ path: logoutPath, authorization: null }]);
  });

  it('is sent once, though several tabs find it', async () => {
    const { requests, noteSignOutPending, finishSignOut } = await openPage(() => done);
    noteSignOutPending();
    expect(await Promise.all([finishSignOut(), finishSignOut()])).toEqual([true, true]);
    expect(requests).toHaveLength(1);
  });

  it('is not sent where nobody signed out', async () => {
    const { requests, finishSignOut } = await openPage(() => done);
    expect(await finishSignOut()).toBe(true);
    expect(requests).toEqual([]);
  });
});

describe('signing in', () => {
  it('comes after the sign-out that waits', async () => {
    const page = await openPage(() => done);
    page.noteSignOutPending();
    const steps = await page.signInAfterSignOut(async () => [
      ...page.requests.map(({ path }) => path),
    ]);
    expect(steps).toEqual([logoutPath]);
    expect(mark()).toBeNull();
  });

  it('replaces the cookie, so that nothing is left to be signed out', async () => {
    const page = await openPage(() => ({ status: 503 }));
    page.noteSignOutPending();
    const signingIn = page.signInAfterSignOut(async () => 'signed in');
    // Another tab tries again in that moment: it must not end the new session.
    const trying = page.finishSignOut();
    expect(await signingIn).toBe('signed in');
    expect(await trying).toBe(true);
    expect(page.requests).toHaveLength(1);
  });

  it('that is refused leaves the sign-out waiting', async () => {
    const page = await openPage(() => ({ status: 503 }));
    page.noteSignOutPending();
    await expect(page.signInAfterSignOut(() => Promise.reject(new Error('no')))).rejects.toThrow();
    expect(mark()).not.toBeNull();
  });
});
