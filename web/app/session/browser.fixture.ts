/** A browser as far as the session needs one: storage, locks, an address and events. */
import { afterEach, beforeEach, vi } from 'vitest';

export type Reply =
  | {
      readonly status: number;
      readonly body?: unknown;
      /** In place of JSON. */
      readonly text?: string;
    }
  | 'unreachable';
export type RecordedRequest = { readonly path: string; readonly authorization: string | null };

export const serverTime = '2026-11-14T12:00:00.000Z';
export const nowSeconds = Date.parse(serverTime) / 1_000;

export function aToken({ exp = nowSeconds + 900, sub = 'alice' } = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub, exp })}.signature`;
}

/** Each test loads the modules anew, as a page does, at the server's time. */
export function loadAfreshInEachTest(): void {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ now: Date.parse(serverTime), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Stands in for the browser's globals; `reply` is the server. */
export function aBrowser(reply: (request: RecordedRequest) => Reply | Promise<Reply>) {
  const requests: RecordedRequest[] = [];
  const left: string[] = [];
  const window = Object.assign(new EventTarget(), {
    location: {
      pathname: '/profile',
      search: '?tab=devices',
      hash: '',
      replace: (address: string) => void left.push(address),
      reload: () => void left.push('reload'),
    },
    fetch: async (path: string, init?: RequestInit) => {
      const request = { path, authorization: new Headers(init?.headers).get('authorization') };
      requests.push(request);
      const given = await reply(request);
      if (given === 'unreachable') throw new TypeError('Failed to fetch');
      const { status, body = {}, text } = given;
      return text === undefined ? Response.json(body, { status }) : new Response(text, { status });
    },
  });
  const spoken: string[] = [];
  const dataset: Record<string, string> = {};
  const document = {
    documentElement: { dataset },
    getElementById: () => null,
    createElement: () => ({ setAttribute: () => {}, textContent: '' }),
    body: {
      append: ({ textContent }: { textContent: string }) => void spoken.push(textContent),
      hidden: false,
    },
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
  vi.stubGlobal('navigator', { locks: someLocks() });
  return { requests, left, spoken, window, dataset, body: document.body };
}

/** As another tab does it: this one hears of it. */
export function storeElsewhere(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: text }));
}

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/** One after the other, as the browser does it among its tabs. */
function someLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      const next = last.then(work);
      last = next.catch(() => null);
      return next;
    },
  };
}
