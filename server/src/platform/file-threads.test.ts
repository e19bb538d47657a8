import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { atEnd } from '../testing/at-end.ts';
import { aheadMaxBytes, partBytes } from './file-messages.ts';
import type { FixtureJob } from './file-thread.fixture.ts';
import { createFileThreads } from './file-threads.ts';

const program = new URL('./file-thread.fixture.ts', import.meta.url);
const noSignal = new AbortController().signal;
const hello: FixtureJob = { kind: 'text', pieces: ['hello'] };
const endless = Number.MAX_SAFE_INTEGER;
const wholePart = partBytes;

/** One thread, so that a next file shows that it is free again. */
function oneThread(options: { readerWaitMs?: number; slowAfterMs?: number } = {}) {
  const threads = createFileThreads({
    ...{ program, busyMessage: 'Too many.', threadsMax: 1 },
    ...options,
  });
  atEnd(threads.close);
  const make = (job: FixtureJob, given: Partial<Parameters<typeof threads.make>[1]> = {}) =>
    threads.make(job, { signal: noSignal, ...given });
  const read = async (job: FixtureJob, given?: Parameters<typeof make>[1]): Promise<string> =>
    text((await make(job, given)).content);
  return { ...threads, make, read };
}

/** Holds the thread until it is told to go on. */
function heldThread() {
  const threads = oneThread();
  const asked = Promise.withResolvers<void>();
  const told = Promise.withResolvers<string>();
  const first = threads.read(
    { kind: 'answer', questions: ['may I?'] },
    {
      answer: () => {
        asked.resolve();
        return told.promise;
      },
    },
  );
  return { ...threads, first, isHeld: asked.promise, goOn: () => told.resolve('yes') };
}

describe('readers who are slow', () => {
  const large: FixtureJob = { kind: 'zeros', bytes: endless };

  it('hold up nobody else, up to two of them', async () => {
    const { make, read } = oneThread({ slowAfterMs: 0, readerWaitMs: 600_000 });
    const slow = [(await make(large)).content, (await make(large)).content];
    expect(await read(hello)).toBe('hello');
    const [first, second] = slow;
    const third = (await make(large)).content;
    const fourth = read(hello);
    first?.destroy();
    expect(await fourth).toBe('hello');
    second?.destroy();
    third.destroy();
  });

  it('are told from those who read on: while one reads, the others wait', async () => {
    const { make, read } = oneThread({ slowAfterMs: 60_000 });
    const { content } = await make(large);
    let hasCome = false;
    const next = read(hello).then((said) => {
      hasCome = true;
      return said;
    });
    let readBytes = 0;
    for await (const part of content) {
      readBytes += part.length;
      if (readBytes > 3 * aheadMaxBytes) break;
    }
    expect(hasCome).toBe(false);
    expect(await next).toBe('hello');
  });
});

describe('a file that is made in a thread', () => {
  it('arrives whole and in order, whatever the size of its pieces', async () => {
    const { read, make } = oneThread();
    const pieces = Array.from({ length: 50_000 }, (_, index) => `${index},`);
    expect(await read({ kind: 'text', pieces })).toBe(pieces.join(''));
    const large = 'x'.repeat(3 * wholePart + 5);
    expect(await read({ kind: 'text', pieces: [large, '', 'end'] })).toBe(`${large}end`);
    expect(await read({ kind: 'text', pieces: [] })).toBe('');
    const bytes = 3 * aheadMaxBytes + 1;
    expect(await buffer((await make({ kind: 'zeros', bytes })).content)).toHaveLength(bytes);
  });

  it('may ask what it needs, one thing after the other', async () => {
    const { read } = oneThread();
    const answer = async (question: unknown) => `${question}! `;
    expect(await read({ kind: 'answer', questions: ['who', 'when'] }, { answer })).toBe(
      'who! when! ',
    );
  });

  it('is made no further ahead of its reader than what may be held for it', async () => {
    const { make } = oneThread();
    const counter = new Int32Array(new SharedArrayBuffer(4));
    const { content } = await make({ kind: 'zeros', bytes: endless, counter });
    const madeBytes = () => Atomics.load(counter, 0) * 10_000;
    let readBytes = 0;
    for (let round = 0; round < 100; round += 1) {
      const wanted = readBytes + aheadMaxBytes;
      await expect.poll(madeBytes, { interval: 1 }).toBeGreaterThanOrEqual(wanted - wholePart);
      // What the reader's side has taken for it, a part on its way, and one that is being filled.
      expect(madeBytes()).toBeLessThanOrEqual(wanted + 4 * wholePart);
      readBytes += content.read(wholePart)?.length ?? 0;
    }
    expect(readBytes).toBeGreaterThan(aheadMaxBytes);
    content.destroy();
  });

  it('leaves its thread to the next one before it has been read', async () => {
    const { make, read } = oneThread();
    const { content } = await make({ kind: 'zeros', bytes: aheadMaxBytes / 2 });
    expect(await read(hello)).toBe('hello');
    expect(await buffer(content)).toHaveLength(aheadMaxBytes / 2);
  });
});

it('a thread makes one file after the other, until one has left it too large', async () => {
  const { read } = oneThread();
  const first = await read({ kind: 'thread', keptMb: 0 });
  expect(await read({ kind: 'thread', keptMb: 60 })).toBe(first);
  expect(await read({ kind: 'thread', keptMb: 0 })).not.toBe(first);
});

describe('more files than threads', () => {
  it('wait for their turn, and are made in the order in which they came', async () => {
    const { first, isHeld, goOn, read } = heldThread();
    await isHeld;
    const order: string[] = [];
    const rest = ['a', 'b', 'c'].map(async (piece) => {
      order.push(await read({ kind: 'text', pieces: [piece] }));
    });
    expect(order).toEqual([]);
    goOn();
    expect(await first).toBe('yes');
    await Promise.all(rest);
    expect(order).toEqual(['a', 'b', 'c']);
  });

  it('are refused beyond eight that wait', async () => {
    const { first, isHeld, goOn, isFull, make, read } = heldThread();
    await isHeld;
    const waiting = Array.from({ length: 8 }, () => {
      expect(isFull()).toBe(false);
      return read(hello);
    });
    expect(isFull()).toBe(true);
    await expect(make(hello)).rejects.toMatchObject({
      code: 'unavailable',
      details: { message: 'Too many.', headers: { 'retry-after': '60' } },
    });
    goOn();
    expect(await Promise.all([first, ...waiting])).toEqual(['yes', ...Array(8).fill('hello')]);
    expect(isFull()).toBe(false);
  });

  it('are refused, too, where many that were made have yet to be read', async () => {
    const { make, isFull } = oneThread();
    const files = [];
    while (files.length < 24) files.push(await make(hello));
    expect(isFull()).toBe(true);
    files[0]?.content.destroy();
    expect(isFull()).toBe(false);
  });

  it('give up their place where their client leaves', async () => {
    const { first, isHeld, goOn, make, read, isFull } = heldThread();
    await isHeld;
    const client = new AbortController();
    const left = make(hello, { signal: client.signal });
    const waiting = Array.from({ length: 7 }, () => read(hello));
    expect(isFull()).toBe(true);
    client.abort();
    await expect(left).rejects.toMatchObject({ code: 'unavailable' });
    expect(isFull()).toBe(false);
    await expect(make(hello, { signal: client.signal })).rejects.toMatchObject({
      code: 'unavailable',
    });
    goOn();
    expect(await Promise.all([first, ...waiting])).toHaveLength(8);
  });
});

describe('a file that fails', () => {
  it('fails as its program says, with everything that goes with it', async () => {
    const { make, read } = oneThread();
    await expect(make({ kind: 'refused' })).rejects.toMatchObject({
      name: 'DomainError',
      message: 'Not so.',
      code: 'figures_changed',
      details: { fields: { debts: 'Not these.' }, headers: { 'retry-after': '7' } },
    });
    expect(await read(hello)).toBe('hello');
  });

  it('fails as an error of ours where nobody foresaw it, before and after its first bytes', async () => {
    const { make, read } = oneThread();
    const failure = { name: 'Error', message: 'out of ink', stack: expect.stringContaining('.ts') };
    await expect(make({ kind: 'broken', afterBytes: 1 })).rejects.toMatchObject(failure);
    const { content } = await make({ kind: 'broken', afterBytes: wholePart });
    await expect(buffer(content)).rejects.toMatchObject(failure);
    expect(await read(hello)).toBe('hello');
  });

  it('fails with the error of whoever answers it', async () => {
    const { make, read } = oneThread();
    const away = new Error('the database is away');
    const answer = () => Promise.reject(away);
    await expect(make({ kind: 'answer', questions: [1] }, { answer })).rejects.toBe(away);
    await expect(make({ kind: 'answer', questions: [1] })).rejects.toThrow('nobody');
    expect(await read(hello)).toBe('hello');
  });

  it('takes no more than its thread with it where it asks for too much memory', async () => {
    const { make, read } = oneThread();
    await expect(make({ kind: 'greedy' })).rejects.toThrow('memory limit');
    expect(await read(hello)).toBe('hello');
  });

  it('says so where its program cannot be loaded', async () => {
    const missing = new URL('./no-such-program.ts', import.meta.url);
    const threads = createFileThreads({ program: missing, busyMessage: '', threadsMax: 1 });
    atEnd(threads.close);
    await expect(threads.make(hello, { signal: noSignal })).rejects.toThrow('no-such-program');
  });
});

describe('a file that nobody waits for any more', () => {
  it('frees its thread though it never gives way, before and after its first bytes', async () => {
    const { make, read } = oneThread();
    const client = new AbortController();
    const early = make({ kind: 'busy', afterBytes: 0 }, { signal: client.signal });
    client.abort();
    await expect(early).rejects.toMatchObject({ code: 'unavailable' });
    const later = new AbortController();
    const { content } = await make(
      { kind: 'busy', afterBytes: wholePart },
      { signal: later.signal },
    );
    later.abort();
    await expect(buffer(content)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await read(hello)).toBe('hello');
  });

  it('frees its thread where its stream is destroyed, and those who wait get theirs', async () => {
    const { make, read } = oneThread();
    const { content } = await make({ kind: 'zeros', bytes: endless });
    const next = read(hello);
    content.destroy();
    expect(await next).toBe('hello');
  });

  it('is dropped where its reader takes nothing while the thread waits', async () => {
    const { make, read } = oneThread({ readerWaitMs: 1 });
    const { content } = await make({ kind: 'zeros', bytes: endless });
    expect(await read(hello)).toBe('hello');
    expect(content.errored).toMatchObject({ code: 'unavailable' });
  });

  it('ends when everything closes, and none is begun after that', async () => {
    const { make, close, isFull } = oneThread();
    const { content } = await make({ kind: 'busy', afterBytes: wholePart });
    const waiting = make(hello);
    await Promise.all([
      close(),
      expect(waiting).rejects.toMatchObject({ code: 'unavailable' }),
      expect(buffer(content)).rejects.toMatchObject({ code: 'unavailable' }),
    ]);
    expect(isFull()).toBe(true);
    await expect(make(hello)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
