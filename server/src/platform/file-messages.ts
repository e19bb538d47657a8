/** What the main thread and a thread that makes a file tell each other. */
import type { MessagePort } from 'node:worker_threads';
import type { DomainError } from './domain-error.ts';

/** Large enough that messages cost nothing, small enough that a file begins to arrive at once. */
export const partBytes = 64 * 1024;

/** So far a thread may be ahead of the reader: an ordinary file is made as fast as it can be, however slowly it is read. */
export const aheadMaxBytes = 4 * 1024 * 1024;

/** The export of a program that takes tasks. */
export const programExport = 'runFileTask';

export type FileTask = { readonly job: unknown; readonly port: MessagePort };

export type ThreadMessage =
  | { readonly kind: 'estimate'; readonly bytes: number }
  | { readonly kind: 'part'; readonly bytes: Uint8Array }
  | { readonly kind: 'question'; readonly id: number; readonly question: unknown }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Spent: a large file has left more memory with the thread than the next one should find. */
  | { readonly kind: 'done'; readonly isSpent: boolean };

export type MainMessage =
  | { readonly kind: 'taken'; readonly bytes: number }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown };

/** An error on its way between threads, where classes are lost. */
export type Failure =
  | Pick<DomainError, 'code' | 'details'>
  | { readonly message: string; readonly stack: string | undefined };
