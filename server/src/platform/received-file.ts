/** The main thread's side of one file: takes its parts from the thread that makes it, and hands them to the reader. */
import { Readable } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import { DomainError, unavailable } from './domain-error.ts';
import {
  aheadMaxBytes,
  type Failure,
  type MainMessage,
  partBytes,
  type ThreadMessage,
} from './file-messages.ts';

export type MadeFile = {
  readonly content: Readable;
  /** About how large it will be, where the program can tell. */
  readonly estimatedBytes: number | null;
};

export type ReceivedFile = {
  /** Once the first bytes are there, or the whole of an empty file. */
  readonly begun: Promise<MadeFile>;
  readonly hasBegun: () => boolean;
  /** Ends it, whatever has come of it. */
  readonly fail: (error: Error) => void;
};

type ReceiveOptions = {
  readonly answer: (question: unknown) => Promise<unknown>;
  /** So long the thread waits for a reader who takes nothing. */
  readonly readerWaitMs: number;
  /** When the thread has waited for its reader so long in total. */
  readonly slowAfterMs: number;
  readonly onSlow: () => void;
  /** Told of every part as it is handed to the reader. */
  readonly onPassed: (bytes: number) => void;
  /** When all of it is here, and its thread should not make another. */
  readonly onSpent: () => void;
  /** When nobody reads it any more, with whether the thread is still at work. */
  readonly onClosed: (isUnfinished: boolean) => void;
};

export function receiveFile(port: MessagePort, options: ReceiveOptions): ReceivedFile {
  const parts: Uint8Array[] = [];
  let heldBytes = 0;
  let isWanted = false;
  let hasBegun = false;
  let isFinished = false;
  let patience: NodeJS.Timeout | undefined;
  const readerWait = createWait(options.slowAfterMs, options.onSlow);
  let estimatedBytes: number | null = null;
  const begun = Promise.withResolvers<MadeFile>();
  const begin = (): void => {
    hasBegun = true;
    begun.resolve({ content, estimatedBytes });
  };
  const content = new Readable({
    highWaterMark: partBytes,
    read: () => {
      isWanted = true;
      handOver();
    },
    destroy: (error, done) => {
      clearTimeout(patience);
      readerWait.end();
      port.close();
      begun.reject(error ?? new Error('a file was given up before it began'));
      options.onClosed(!isFinished);
      done(error);
    },
  });
  // The reader hears of it as well, if there is one yet; without one it would end the process.
  content.on('error', () => {});
  const fail = (error: Error): void => void content.destroy(error);
  const giveUp = (): void => fail(unavailable());

  const handOver = (): void => {
    while (isWanted && parts.length > 0) {
      const part = parts.shift() ?? new Uint8Array();
      heldBytes -= part.length;
      clearTimeout(patience);
      tell({ kind: 'taken', bytes: part.length });
      isWanted = content.push(part);
      if (heldBytes < aheadMaxBytes) readerWait.end();
      options.onPassed(part.length);
    }
    if (isFinished && parts.length === 0) content.push(null);
  };
  const tell = (message: MainMessage): void => port.postMessage(message);
  const hold = (part: Uint8Array): void => {
    parts.push(part);
    heldBytes += part.length;
    clearTimeout(patience);
    if (heldBytes >= aheadMaxBytes) {
      patience = setTimeout(giveUp, options.readerWaitMs);
      readerWait.begin();
    }
    begin();
    handOver();
  };
  const reply = async (id: number, question: unknown): Promise<void> => {
    try {
      tell({ kind: 'answer', id, answer: await options.answer(question) });
    } catch (error) {
      fail(asError(error));
    }
  };
  port.on('message', (message: ThreadMessage) => {
    switch (message.kind) {
      case 'estimate':
        estimatedBytes = message.bytes;
        return;
      case 'part':
        return hold(message.bytes);
      case 'question':
        return void reply(message.id, message.question);
      case 'failed':
        isFinished = true;
        return fail(errorOf(message.failure));
      case 'done':
        isFinished = true;
        if (message.isSpent) options.onSpent();
        begin();
        return handOver();
    }
  });
  return { begun: begun.promise, hasBegun: () => hasBegun, fail };
}

/** Adds up the time between begin and end, and tells once when it comes to so much. */
function createWait(mostMs: number, onMost: () => void) {
  let leftMs = mostMs;
  let timer: NodeJS.Timeout | undefined;
  let begunAt: number | null = null;
  return {
    begin: (): void => {
      if (begunAt !== null) return;
      begunAt = performance.now();
      timer = setTimeout(onMost, Math.max(0, leftMs));
    },
    end: (): void => {
      clearTimeout(timer);
      if (begunAt !== null) leftMs -= performance.now() - begunAt;
      begunAt = null;
    },
  };
}

export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

function errorOf(failure: Failure): Error {
  if ('code' in failure) return new DomainError(failure.code, failure.details);
  const error = new Error(failure.message);
  // Where it happened, in the thread.
  if (failure.stack !== undefined) error.stack = failure.stack;
  return error;
}
