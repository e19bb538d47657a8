/** The side of a thread that makes files: sends what its program makes, no faster than it is read. */
import { getHeapStatistics } from 'node:v8';
import type { MessagePort } from 'node:worker_threads';
import { DomainError } from './domain-error.ts';
import {
  aheadMaxBytes,
  type Failure,
  type FileTask,
  type MainMessage,
  partBytes,
  type ThreadMessage,
} from './file-messages.ts';

/** Asks the main thread, as for rows of the database. */
export type Ask = (question: unknown) => Promise<unknown>;

/** V8 keeps what one large file needed. Ordinary ones stay below this, with the fonts that they share. */
const spentHeapBytes = 48 * 1024 * 1024;

export type ProgramFile = {
  readonly parts: AsyncIterable<Uint8Array>;
  /** About how large it will be; null where that cannot be told before it is made. */
  readonly estimatedBytes: number | null;
};

/** To be exported by a program under the name that `programExport` gives. */
export function fileProgram<Job>(
  make: (job: Job, ask: Ask) => ProgramFile,
): (task: FileTask) => Promise<void> {
  return async ({ job, port }) => {
    const { ask, send } = connectTo(port);
    try {
      // The jobs are those of whoever chose the program.
      const { parts, estimatedBytes } = make(job as Job, ask);
      if (estimatedBytes !== null) tell(port, { kind: 'estimate', bytes: estimatedBytes });
      for await (const part of inParts(parts)) await send(part);
      tell(port, { kind: 'done', isSpent: getHeapStatistics().total_heap_size > spentHeapBytes });
    } catch (error) {
      tell(port, { kind: 'failed', failure: failureOf(error) });
    }
  };
}

function connectTo(port: MessagePort) {
  let aheadBytes = 0;
  let onTaken = (): void => {};
  let questions = 0;
  const answers = new Map<number, (answer: unknown) => void>();
  port.on('message', (message: MainMessage) => {
    if (message.kind === 'taken') {
      aheadBytes -= message.bytes;
      onTaken();
    } else {
      answers.get(message.id)?.(message.answer);
      answers.delete(message.id);
    }
  });
  const ask: Ask = (question) =>
    new Promise((resolve) => {
      const id = questions++;
      answers.set(id, resolve);
      tell(port, { kind: 'question', id, question });
    });
  const send = async (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
    aheadBytes += bytes.length;
    tell(port, { kind: 'part', bytes }, [bytes.buffer]);
    while (aheadBytes >= aheadMaxBytes) {
      await new Promise<void>((resolve) => {
        onTaken = resolve;
      });
    }
  };
  return { ask, send };
}

function tell(port: MessagePort, message: ThreadMessage, moved: ArrayBuffer[] = []): void {
  port.postMessage(message, moved);
}

/** In memory of their own, which can be handed over as it is. */
async function* inParts(
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(partBytes);
  let filled = 0;
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length; ) {
      const next = piece.subarray(from, from + partBytes - filled);
      part.set(next, filled);
      filled += next.length;
      from += next.length;
      if (filled === partBytes) {
        yield part;
        part = new Uint8Array(partBytes);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}

function failureOf(error: unknown): Failure {
  if (error instanceof DomainError) return { code: error.code, details: error.details };
  if (error instanceof Error) return { message: error.message, stack: error.stack };
  return { message: String(error), stack: undefined };
}
