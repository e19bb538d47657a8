/** Has files made in threads of their own, a few at a time, so that nobody else waits for the work. */
import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { createBufferCollector } from './buffer-collector.ts';
import type { Capacity } from './capacity.ts';
import { DomainError, unavailable } from './errors.ts';
import { type FileTask, programExport } from './file-messages.ts';
import { asError, type MadeFile, type ReceivedFile, receiveFile } from './received-file.ts';

type MakeOptions = {
  /** The client has left, or has waited too long. */
  readonly signal: AbortSignal;
  /** What the program asks while it makes the file. */
  readonly answer?: (question: unknown) => Promise<unknown>;
};

export type FileThreads = Capacity & {
  /**
   * Gives the file once its first bytes are there. Until then it rejects with what the program threw; after
   * that, such an error breaks the stream. A stream that is destroyed ends the work.
   */
  readonly make: (job: unknown, options: MakeOptions) => Promise<MadeFile>;
  /** Ends what is under way, too. */
  readonly close: () => Promise<void>;
};

type FileThreadsOptions = {
  /** A module that exports a `fileProgram`. */
  readonly program: URL;
  /** What those are told for whom there is no place. */
  readonly busyMessage: string;
  readonly threadsMax?: number;
  readonly readerWaitMs?: number;
  readonly slowAfterMs?: number;
};

const waitingMax = 8;
/** Being made or read. Those who read slowly hold memory, too. */
const openMax = 24;
const retryAfterSeconds = 60;
const readerWaitDefaultMs = 15_000;
/** A thread that has waited for its reader so long in total no longer counts: another may work meanwhile. */
const slowAfterDefaultMs = 2_000;
/** So many such threads there may be: more than one person can hold. */
const slowMax = 2;
/** The next file often follows soon; without one, the memory is given back. */
const idleMs = 30_000;

/**
 * As much of the heap as a report of 4,000 debts needs; buffers are beside it. With a large young generation V8 could
 * pass the limit in one step, and the whole process would end.
 */
const threadMemory = { maxOldGenerationSizeMb: 112, maxYoungGenerationSizeMb: 6 };

export function createFileThreads(options: FileThreadsOptions): FileThreads {
  const { threadsMax = Math.max(1, availableParallelism() - 1) } = options;
  const refusal = new DomainError('unavailable', {
    message: options.busyMessage,
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
  const files = new Set<ReceivedFile>();
  const queue = createQueue(threadsMax);
  const threads = createThreads(threadsMax + slowMax, (error) => {
    // A thread that did not even start leaves its task behind without a word.
    for (const file of files) if (!file.hasBegun()) file.fail(error);
  });
  const collectPassed = createBufferCollector();
  let isClosed = false;
  const isFull = (): boolean =>
    isClosed || queue.waitingCount() >= waitingMax || files.size >= openMax;

  return {
    isFull,
    refusal,
    make: async (job, { signal, answer = nobodyAnswers }) => {
      if (isFull()) throw refusal;
      if (signal.aborted) throw unavailable();
      const { port1, port2 } = new MessageChannel();
      const ending = new AbortController();
      const leave = (): void => file.fail(unavailable());
      const work = async (): Promise<void> => {
        const task: FileTask = { job, port: port2 };
        // The pool's own types know no port that is handed over.
        const handedOver: object = { transferList: [port2] };
        const program = { filename: options.program.href, name: programExport };
        try {
          const pool = await threads.open();
          await pool.run(task, { ...program, ...handedOver, signal: ending.signal });
        } catch (error) {
          if (!ending.signal.aborted) file.fail(asError(error));
        }
      };
      const file = receiveFile(port1, {
        answer,
        readerWaitMs: options.readerWaitMs ?? readerWaitDefaultMs,
        slowAfterMs: options.slowAfterMs ?? slowAfterDefaultMs,
        onSlow: () => queue.pass(work),
        onPassed: collectPassed,
        onSpent: () => ending.abort(),
        onClosed: (isUnfinished) => {
          files.delete(file);
          queue.remove(work);
          signal.removeEventListener('abort', leave);
          if (isUnfinished) ending.abort();
        },
      });
      files.add(file);
      signal.addEventListener('abort', leave);
      queue.add(work);
      return file.begun;
    },
    close: async () => {
      isClosed = true;
      for (const file of files) file.fail(unavailable());
      await threads.close();
    },
  };
}

async function nobodyAnswers(): Promise<never> {
  throw new Error('A file asks for what nobody was to answer');
}

type Work = () => Promise<void>;

/** In front of the pool's own: that one stands still when a thread is ended while others wait. */
function createQueue(atOnceMax: number) {
  const waiting = new Set<Work>();
  const underWay = new Set<Work>();
  const slow = new Set<Work>();
  const begin = (): void => {
    const [work] = waiting;
    const counted = underWay.size - Math.min(slow.size, slowMax);
    if (work === undefined || counted >= atOnceMax) return;
    waiting.delete(work);
    underWay.add(work);
    void work().finally(() => {
      underWay.delete(work);
      slow.delete(work);
      begin();
    });
  };
  return {
    waitingCount: () => waiting.size,
    add: (work: Work): void => {
      waiting.add(work);
      begin();
    },
    remove: (work: Work): void => void waiting.delete(work),
    /** Lets the next begin, though this one is under way. */
    pass: (work: Work): void => {
      if (underWay.has(work)) slow.add(work);
      begin();
    },
  };
}

/** Started for the first file, so that a process that makes none pays nothing. */
function createThreads(threadsMax: number, onError: (error: Error) => void) {
  let pool: Promise<Piscina> | null = null;
  const start = async (): Promise<Piscina> => {
    const { Piscina } = await import('piscina');
    const started = new Piscina({
      ...{ minThreads: 0, maxThreads: threadsMax, idleTimeout: idleMs },
      resourceLimits: threadMemory,
      // Elsewhere it would slow down the whole process.
      niceIncrement: process.platform === 'linux' ? 10 : 0,
      // A thread that waits for its next task in its sleep would not read what else it is told.
      atomics: 'disabled',
      recordTiming: false,
    });
    started.on('error', onError);
    return started;
  };
  return {
    open: (): Promise<Piscina> => {
      pool ??= start();
      return pool;
    },
    close: async (): Promise<void> => {
      await (await pool)?.destroy();
    },
  };
}
