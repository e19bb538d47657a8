import { expect, it, vi } from 'vitest';
import { createClient, type FileProgress, NetworkFailure } from './client.ts';
import { exportAddresses } from './export-addresses.ts';
import type { combinedReportCall } from './exports.ts';

const chunks = ['Debt ', 'payoff'];

function clientOf(reply: typeof fetch) {
  return createClient({ origin: '', fetch: reply });
}

/** A file that comes in two parts. */
function inParts(headers: Record<string, string> = {}): typeof fetch {
  return async () =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
          controller.close();
        },
      }),
      {
        headers: {
          'content-disposition': 'attachment; filename="combined_report.pdf"',
          'content-type': 'application/pdf',
          ...headers,
        },
      },
    );
}

/** Takes the call, and replies nothing until it is ended. */
const silence: typeof fetch = (_, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new NetworkFailure(init.signal?.reason)));
  });

it.each([
  ['as the server expects it', { 'x-estimated-bytes': '12' }, 12],
  ['where the server cannot say', {}, null],
  ['where what it says is no number', { 'x-estimated-bytes': 'some' }, null],
  ['where it expects nothing', { 'x-estimated-bytes': '0' }, null],
])('tells how much of a file has come, of a size %s', async (_, headers, estimatedBytes) => {
  const told: FileProgress[] = [];
  const { blob, name } = await clientOf(inParts(headers))<typeof combinedReportCall>(
    exportAddresses.combinedReport,
    {},
    { onProgress: (progress) => told.push(progress) },
  );
  expect(told).toEqual([
    { receivedBytes: 5, estimatedBytes },
    { receivedBytes: 11, estimatedBytes },
  ]);
  expect([name, blob.type, await blob.text()]).toEqual([
    'combined_report.pdf',
    'application/pdf',
    'Debt payoff',
  ]);
});

it('a caller who no longer wants the reply ends the call', async () => {
  const wish = new AbortController();
  const { signal } = wish;
  const made = clientOf(silence)<typeof combinedReportCall>(
    exportAddresses.combinedReport,
    {},
    { signal },
  );
  wish.abort();
  await expect(made).rejects.toBeInstanceOf(NetworkFailure);
});

it('a call that nobody wants any more is ended before it is made', async () => {
  const seen: (boolean | undefined)[] = [];
  const made = clientOf(async (_, init) => {
    seen.push(init?.signal?.aborted);
    return new Response('');
  })<typeof combinedReportCall>(
    exportAddresses.combinedReport,
    {},
    { signal: AbortSignal.abort() },
  );
  await made;
  expect(seen).toEqual([true]);
});

it('one who still wants it waits no longer than the call allows', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const made = clientOf(silence)<typeof combinedReportCall>(
    exportAddresses.combinedReport,
    {},
    { signal: new AbortController().signal },
  );
  patience.abort(new DOMException('Too long', 'TimeoutError'));
  await expect(made).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
  expect(timeout).toHaveBeenCalledWith(60_000);
});
