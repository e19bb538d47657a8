import { expect, it, vi } from 'vitest';
import {
  aBrowser,
  aToken,
  loadAfreshInEachTest,
  nowSeconds,
  serverTime,
} from '../session/browser.fixture.ts';
import { blankMessage } from './contact-draft.ts';

loadAfreshInEachTest();

const attempt = { message: blankMessage, key: 'one-press', typedMs: 5_000 };
const accepted = { reference: 'DP-1', due_on: null };
const expired = aToken({ exp: nowSeconds - 1 });
const renewed = aToken({ exp: nowSeconds + 901 });

/** Sends with what is stored; gives what arrived at the contact call. */
async function sendWith(token: string | null, refresh: { status: number; body?: unknown }) {
  const { requests, window } = aBrowser(({ path }) =>
    path === '/api/auth/refresh' ? refresh : { status: 201, body: accepted },
  );
  const fetch = vi.spyOn(window, 'fetch');
  if (token !== null) localStorage.setItem('jwt_token', token);
  const { sendMessage } = await import('./send-message.ts');
  expect(await sendMessage(attempt, { website: '' })).toEqual(accepted);
  const [, init] = fetch.mock.calls.find(([path]) => path === '/api/contact') ?? [];
  return {
    requests,
    key: new Headers(init?.headers).get('idempotency-key'),
    body: JSON.parse(String(init?.body)),
    stored: localStorage.getItem('jwt_token'),
  };
}

const unused = { status: 500 };
const as = (authorization: string | null) => ({ path: '/api/contact', authorization });

it('a visitor sends without a token, with the key of the press and the time it took', async () => {
  const { requests, key, body } = await sendWith(null, unused);
  expect(requests).toEqual([as(null)]);
  expect(key).toBe('one-press');
  expect(body).toEqual({ ...blankMessage, website: '', typed_ms: 5_000 });
});

it('somebody who is signed in sends in their own name', async () => {
  const token = aToken();
  expect((await sendWith(token, unused)).requests).toEqual([as(`Bearer ${token}`)]);
});

it('a token that has run out is renewed first', async () => {
  const body = { access_token: renewed, server_time: serverTime };
  const { requests } = await sendWith(expired, { status: 200, body });
  expect(requests.at(-1)).toEqual(as(`Bearer ${renewed}`));
});

it('a session that has ended does not stop the message, and the form is left as it is', async () => {
  const body = { error: 'Over', code: 'session_ended', request_id: 'r' };
  const { requests, stored } = await sendWith(expired, { status: 401, body });
  expect(requests.at(-1)).toEqual(as(null));
  expect(stored).toBe(expired);
});
