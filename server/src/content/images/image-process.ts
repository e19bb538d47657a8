/**
 * The process that decodes what strangers' programs made. A decoder that fails badly ends it and not the server, it
 * knows no secret, and the memory that an image took goes with it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { unavailable } from '../../platform/errors.ts';
import type { ImageTask } from './image-program.ts';
import type { MadeImage } from './image-sizes.ts';

export type ImageProcess = {
  /** One at a time. Null for what is no image inside. */
  readonly make: (task: ImageTask) => Promise<MadeImage | null>;
  readonly close: () => void;
};

/** The next image of an article often follows soon; without one, the memory is given back. */
const idleMs = 30_000;
/** Five times what the largest takes on a slow machine. */
const taskMs = 60_000;
/** Otherwise the memory of each thread that ever decoded is kept for it. */
export const decoderVariables = { MALLOC_ARENA_MAX: '1' };

export function createImageProcess(): ImageProcess {
  let decoder: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  const close = (): void => {
    clearTimeout(idle);
    decoder?.kill('SIGKILL');
    decoder = null;
  };
  return {
    close,
    make: async (task) => {
      clearTimeout(idle);
      if (decoder === null || !decoder.connected) decoder = start();
      const outcome = await run(decoder, task);
      if (outcome.isOver) close();
      else idle = setTimeout(close, idleMs).unref();
      if (outcome.image === undefined) throw unavailable();
      return outcome.image;
    },
  };
}

function start(): ChildProcess {
  const decoder = fork(new URL('./image-program.ts', import.meta.url), {
    ...{ serialization: 'advanced', env: decoderVariables, execArgv: [] },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Between two files nobody else listens, and a failure that nobody hears ends the server.
  decoder.on('error', () => {});
  // The server may end while it waits for the next file.
  decoder.unref();
  decoder.channel?.unref();
  return decoder;
}

type Outcome = {
  /** Undefined where the process could not even be reached. */
  readonly image: MadeImage | null | undefined;
  readonly isOver: boolean;
};

async function run(decoder: ChildProcess, task: ImageTask): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  // It died of this file, or would not come to an end.
  const giveUp = (): void => resolve({ image: null, isOver: true });
  const timer = setTimeout(giveUp, taskMs);
  const take = (image: MadeImage | null): void => resolve({ image, isOver: false });
  const fail = (): void => resolve({ image: undefined, isOver: true });
  decoder.once('message', take).once('exit', giveUp).once('error', fail);
  decoder.send(task, (error) => {
    if (error !== null) fail();
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    decoder.off('message', take).off('exit', giveUp).off('error', fail);
  }
}
