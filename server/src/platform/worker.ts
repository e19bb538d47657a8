/** Background work in passes: one after the other, each woken by somebody who has stored something for it. */
export type Worker = {
  /** Starts a pass and does not wait for it. */
  readonly wake: () => void;
  /** Resolves when what was due at the call has had its attempt. */
  readonly runNow: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export function createWorker({
  pass,
  onFailure,
}: {
  readonly pass: (stopping: AbortSignal) => Promise<void>;
  /** Of a pass that nobody waits for. */
  readonly onFailure: (error: unknown) => void;
}): Worker {
  const stopping = new AbortController();
  let isWanted = false;
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    try {
      // Anyone who calls during a pass may have stored what the pass no longer sees.
      while (isWanted && !stopping.signal.aborted) {
        isWanted = false;
        await pass(stopping.signal);
      }
    } finally {
      running = null;
    }
  };
  const runNow = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    isWanted = true;
    running ??= run();
    await running;
  };
  return {
    runNow,
    wake: () => {
      runNow().catch(onFailure);
    },
    stop: async () => {
      stopping.abort();
      // The one who started the run hears of its failure.
      await running?.catch(() => undefined);
    },
  };
}
