/** A program for the tests of threads: files that come at once, when told, for ever or not at all. */
import { threadId } from 'node:worker_threads';
import { DomainError } from './domain-error.ts';
import { type Ask, fileProgram } from './file-thread.ts';

export type FixtureJob =
  | { readonly kind: 'text'; readonly pieces: readonly string[] }
  /** Its pieces are counted where the test can see it. */
  | { readonly kind: 'zeros'; readonly bytes: number; readonly counter?: Int32Array }
  /** The answer to its question. */
  | { readonly kind: 'answer'; readonly questions: readonly unknown[] }
  /** Which thread it is, once it has kept so much. */
  | { readonly kind: 'thread'; readonly keptMb: number }
  | { readonly kind: 'refused' }
  | { readonly kind: 'broken'; readonly afterBytes: number }
  /** Does nothing but work, and never gives way. */
  | { readonly kind: 'busy'; readonly afterBytes: number }
  | { readonly kind: 'greedy' };

const pieceBytes = 10_000;
const kept: number[][] = [];

async function* make(job: FixtureJob, ask: Ask): AsyncGenerator<Uint8Array> {
  switch (job.kind) {
    case 'text':
      for (const piece of job.pieces) yield Buffer.from(piece);
      return;
    case 'zeros':
      return yield* zeros(job.bytes, job.counter);
    case 'answer':
      for (const question of job.questions) yield Buffer.from(String(await ask(question)));
      return;
    case 'thread':
      for (let mb = 0; mb < job.keptMb; mb += 1) keepOneMb();
      yield Buffer.from(String(threadId));
      return;
    case 'refused':
      throw new DomainError('figures_changed', {
        message: 'Not so.',
        fields: { debts: 'Not these.' },
        headers: { 'retry-after': '7' },
      });
    case 'broken':
      yield* zeros(job.afterBytes);
      throw new RangeError('out of ink');
    case 'busy':
      yield* zeros(job.afterBytes);
      for (;;);
    case 'greedy':
      for (;;) keepOneMb();
  }
}

function* zeros(bytes: number, counter?: Int32Array): Generator<Uint8Array> {
  for (let made = 0; made < bytes; made += pieceBytes) {
    yield new Uint8Array(Math.min(pieceBytes, bytes - made));
    if (counter !== undefined) Atomics.add(counter, 0, 1);
  }
}

function keepOneMb(): void {
  kept.push(new Array(131_072).fill(0.5));
}

export const runFileTask = fileProgram((job: FixtureJob, ask) => ({
  parts: make(job, ask),
  estimatedBytes: job.kind === 'zeros' ? job.bytes : null,
}));
