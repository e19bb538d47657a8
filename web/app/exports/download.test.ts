import type { CallOptions } from '@debt-payoff/contract/client';
import type { ErrorCode } from '@debt-payoff/contract/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  aBrowser,
  aToken,
  loadAfreshInEachTest,
  storeElsewhere,
} from '../session/browser.fixture.ts';
import type { DownloadState } from './download.ts';

loadAfreshInEachTest();
afterEach(() => {
  vi.doUnmock('../ui/save-file.ts');
});

/** A page of Alice's, on which a file is asked for that the test itself brings. */
async function openPage() {
  const { left } = aBrowser(() => 'unreachable');
  localStorage.setItem('jwt_token', aToken({ sub: 'alice' }));
  const saved: string[] = [];
  vi.doMock('../ui/save-file.ts', () => ({
    saveFile: ({ name }: { name: string }) => void saved.push(name),
  }));
  // As every page does: it follows what other tabs do with the session.
  const { whenSessionIsKnown } = await import('../session/session.ts');
  whenSessionIsKnown(() => {});
  const { createDownloader } = await import('./download.ts');
  const states: DownloadState[] = [];
  const onRefused = vi.fn();
  const downloader = createDownloader({ show: (state) => states.push(state), onRefused });
  const asked: (CallOptions & Pick<PromiseWithResolvers<object>, 'resolve' | 'reject'>)[] = [];
  const onSaved = vi.fn();
  const start = () =>
    downloader.start({
      key: 'pdf',
      kind: 'PDF',
      fallbackName: 'plan.pdf',
      failed: 'Failed to export PDF',
      request: (options) => {
        const { promise, resolve, reject } = Promise.withResolvers<{
          blob: Blob;
          name: string | null;
        }>();
        asked.push({ ...options, resolve: (reply) => resolve({ ...file, ...reply }), reject });
        return promise;
      },
      onSaved,
    });
  return { start, cancel: downloader.cancel, states, saved, asked, left, onRefused, onSaved };
}

const file = { blob: new Blob(['%PDF']), name: 'payoff_plan_avalanche.pdf' };

/** Of the classes that the page has loaded. */
async function failures() {
  const { CallError, NetworkFailure } = await import('@debt-payoff/contract/client');
  const refusal = (status: number, code: ErrorCode) =>
    new CallError(status, { error: 'No', code, request_id: 'r1' });
  return {
    fault: refusal(503, 'unavailable'),
    lost: new NetworkFailure(null),
    plan: refusal(403, 'paid_plan_required'),
    suspended: refusal(403, 'account_suspended'),
  };
}

describe('a file', () => {
  it('is followed as it comes, and saved under the name that the server gives it', async () => {
    const { start, states, saved, asked, onSaved } = await openPage();
    const done = start();
    const progress = { receivedBytes: 4, estimatedBytes: 8 };
    asked[0]?.onProgress?.(progress);
    asked[0]?.resolve({});
    await done;
    expect(states).toMatchObject([
      { kind: 'busy', progress: null },
      { kind: 'busy', progress },
      { kind: 'saved', name: file.name },
    ]);
    expect(saved).toEqual([file.name]);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('has a name of ours where the server’s was lost on the way', async () => {
    const { start, saved, asked } = await openPage();
    const done = start();
    asked[0]?.resolve({ name: null });
    await done;
    expect(saved).toEqual(['plan.pdf']);
  });

  it('is asked for once, however often the button is pressed, and again after it has come', async () => {
    const { start, asked } = await openPage();
    const done = start();
    await start();
    expect(asked.length).toBe(1);
    asked[0]?.resolve({});
    await done;
    void start();
    expect(asked.length).toBe(2);
  });
});

describe('a download that is cancelled', () => {
  it('ends its request, and leaves nothing to be said or saved', async () => {
    const { start, cancel, states, saved, asked } = await openPage();
    const done = start();
    cancel();
    expect(asked[0]?.signal?.aborted).toBe(true);
    asked[0]?.onProgress?.({ receivedBytes: 4, estimatedBytes: null });
    asked[0]?.reject((await failures()).lost);
    await done;
    expect(states.map(({ kind }) => kind)).toEqual(['busy', 'idle']);
    expect(saved).toEqual([]);
  });

  it('saves nothing of what came all the same, and another one can begin at once', async () => {
    const { start, cancel, saved, asked } = await openPage();
    const first = start();
    cancel();
    const second = start();
    asked[0]?.resolve({ name: 'first.pdf' });
    asked[1]?.resolve({ name: 'second.pdf' });
    await Promise.all([first, second]);
    expect(saved).toEqual(['second.pdf']);
  });
});

describe('a file that does not come', () => {
  it.each([
    ['for a fault', 'fault', 'failed'],
    ['for want of a connection', 'lost', 'failed'],
    ['for the plan', 'plan', 'refused'],
    ['for another reason than the plan', 'suspended', 'failed'],
  ] as const)('%s', async (_, failure, kind) => {
    const { start, states, asked, onRefused } = await openPage();
    const done = start();
    asked[0]?.reject((await failures())[failure]);
    await done;
    expect(states.at(-1)?.kind).toBe(kind);
    expect(onRefused).toHaveBeenCalledTimes(kind === 'refused' ? 1 : 0);
  });
});

describe('nothing is saved or said once the person who asked has left', () => {
  it.each([
    ['they signed out in another tab', null],
    ['somebody else signed in there', aToken({ sub: 'bob' })],
  ])('%s', async (_, token) => {
    const { start, states, saved, asked } = await openPage();
    const done = start();
    storeElsewhere('jwt_token', token);
    expect(asked[0]?.signal?.aborted).toBe(true);
    asked[0]?.resolve({});
    await done;
    expect(saved).toEqual([]);
    expect(states.at(-1)).toEqual({ kind: 'idle' });
  });

  it('somebody else signed in, and this tab has not heard of it yet', async () => {
    const { start, states, saved, asked, left } = await openPage();
    const done = start();
    localStorage.setItem('jwt_token', aToken({ sub: 'bob' }));
    asked[0]?.resolve({});
    await done;
    expect(saved).toEqual([]);
    expect(states.at(-1)).toEqual({ kind: 'idle' });
    expect(left).toEqual(['reload']);
  });
});
