import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  aBrowser,
  loadAfreshInEachTest,
  type Reply,
  storeElsewhere,
} from '../session/browser.fixture.ts';

const property = { measurementId: 'G-TEST1234', scriptOrigin: 'https://measuring.example' };
const key = localStorageKeys.consent;
const analytics = { startAnalytics: vi.fn(), stopAnalytics: vi.fn() };
vi.mock('../analytics/google-analytics.ts', () => analytics);

loadAfreshInEachTest();
beforeEach(() => {
  analytics.startAnalytics.mockClear();
  analytics.stopAnalytics.mockClear();
});

/** A page as it is opened, with what the browser has kept. */
async function openPage({
  kept = null,
  cookie = '',
  reply = { status: 201 },
}: {
  readonly kept?: object | string | null;
  readonly cookie?: string;
  readonly reply?: Reply;
} = {}) {
  const { requests } = aBrowser(() => reply);
  Object.assign(document, { cookie });
  if (kept !== null) {
    localStorage.setItem(key, typeof kept === 'string' ? kept : JSON.stringify(kept));
  }
  const { chooseConsent, readConsent, reportConsent } = await import('./choice.ts');
  const { hasAccepted } = await import('./stored-consent.ts');
  const { syncAnalytics } = await import('./sync-analytics.ts');
  const { raiseEvent, sendEventsTo } = await import('../analytics/events.ts');
  const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
  const isHeard = (): boolean => {
    const heard = vi.fn();
    sendEventsTo(heard);
    raiseEvent('homepage_viewed');
    return heard.mock.calls.length > 0;
  };
  return {
    ...{ requests, stored, isHeard },
    ...{ chooseConsent, reportConsent, readConsent, hasAccepted, syncAnalytics },
  };
}

const accepted = { choice: 'accepted', version: 1, chosenOn: '2026-11-01', isLogged: true };
const rejected = { ...accepted, choice: 'rejected' };

it('before a choice nothing is measured, loaded or kept', async () => {
  const { readConsent, syncAnalytics, reportConsent, isHeard, requests, stored } = await openPage();
  syncAnalytics(property);
  await reportConsent();
  expect(readConsent()).toBeNull();
  expect(isHeard()).toBe(false);
  expect(analytics.startAnalytics).not.toHaveBeenCalled();
  expect({ requests, stored: stored() }).toEqual({ requests: [], stored: null });
});

it('from consent on visits are measured, and the choice is logged once', async () => {
  const { chooseConsent, syncAnalytics, reportConsent, stored, requests, isHeard } =
    await openPage();
  syncAnalytics(property);
  chooseConsent('accepted');
  await vi.waitFor(() => expect(stored().isLogged).toBe(true));
  expect(stored()).toEqual({ ...accepted, chosenOn: '2026-11-14' });
  expect(analytics.startAnalytics).toHaveBeenCalledExactlyOnceWith(property);
  expect(isHeard()).toBe(true);
  await reportConsent();
  expect(requests).toEqual([{ path: '/api/consent', authorization: null }]);
});

it('a choice that could not be logged stands, and is logged at the next start', async () => {
  const first = await openPage({ reply: 'unreachable' });
  first.chooseConsent('rejected');
  await vi.waitFor(() => expect(first.requests).toHaveLength(1));
  const kept = first.stored();
  expect(kept).toMatchObject({ choice: 'rejected', isLogged: false });
  vi.resetModules();
  const next = await openPage({ kept });
  await next.reportConsent();
  expect(next.requests).toHaveLength(1);
  expect(next.stored()).toEqual({ ...kept, isLogged: true });
});

it.each([
  ['another tab', () => storeElsewhere(key, JSON.stringify(rejected))],
  ['another tab, by clearing all', () => storeElsewhere(key, null)],
])('withdrawing in %s stops it here at once', async (_, withdraw) => {
  const { syncAnalytics, isHeard } = await openPage({ kept: accepted });
  syncAnalytics(property);
  await vi.waitFor(() => expect(analytics.startAnalytics).toHaveBeenCalledOnce());
  expect(isHeard()).toBe(true);
  withdraw();
  expect(isHeard()).toBe(false);
  await vi.waitFor(() => expect(analytics.stopAnalytics).toHaveBeenCalledOnce());
});

it('cookies of a consent that no longer counts are deleted', async () => {
  const { syncAnalytics } = await openPage({ kept: rejected, cookie: 'a=1; _ga=GA1.1.2' });
  syncAnalytics(property);
  await vi.waitFor(() => expect(analytics.stopAnalytics).toHaveBeenCalledOnce());
});

it.each([
  ['of other purposes', { ...accepted, version: 0 }],
  ['of a version that is not known here', { ...accepted, version: 2 }],
  ['that cannot be read', '{'],
  ['that is none', 'null'],
  ['in another word', { ...accepted, choice: 'yes' }],
])('a choice %s does not count', async (_, kept) => {
  const { readConsent, hasAccepted } = await openPage({ kept });
  expect(readConsent()).toBeNull();
  expect(hasAccepted()).toBe(false);
});

it('what is chosen is known from the start of the next page', async () => {
  const { chooseConsent, hasAccepted, stored } = await openPage();
  chooseConsent('accepted');
  expect(hasAccepted()).toBe(true);
  await vi.waitFor(() => expect(stored().isLogged).toBe(true));
  expect(hasAccepted()).toBe(true);
  chooseConsent('rejected');
  expect(hasAccepted()).toBe(false);
  await vi.waitFor(() => expect(stored().isLogged).toBe(true));
});

it('where the browser keeps nothing, the choice holds for the page', async () => {
  const { chooseConsent, readConsent, syncAnalytics, isHeard, requests } = await openPage();
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  syncAnalytics(property);
  chooseConsent('accepted');
  expect(readConsent()).toBe('accepted');
  expect(isHeard()).toBe(true);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
});

it('a withdrawal that a full storage does not take leaves no consent behind', async () => {
  const { chooseConsent, readConsent, stored, requests } = await openPage({ kept: accepted });
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  chooseConsent('rejected');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(readConsent()).toBe('rejected');
  expect(stored()).toBeNull();
});
