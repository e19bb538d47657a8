import { NetworkFailure } from '@debt-payoff/contract/client';
import { afterEach, expect, it, vi } from 'vitest';
import { apiFetch } from './calls.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that takes the call and never replies. */
function silentServer(): void {
  const fetch = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  vi.stubGlobal('window', { fetch });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
}

it('a call that never gets a reply ends as one that did not get through', async () => {
  silentServer();
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const call = apiFetch('/api/portfolios');
  patience.abort(new DOMException('Too long', 'TimeoutError'));
  await expect(call).rejects.toBeInstanceOf(NetworkFailure);
});

it("keeps to the caller's own patience where there is one", async () => {
  silentServer();
  const own = new AbortController();
  const call = apiFetch('/api/auth/refresh', { signal: own.signal });
  own.abort();
  await expect(call).rejects.toBeInstanceOf(NetworkFailure);
});
