/** The life of a process: whatever it opens is closed again, last opened first, whenever it is asked to stop. */
import { product } from '@debt-payoff/contract/product';
import { StartupError } from './startup-error.ts';

type Close = () => Promise<unknown>;

export type Lifecycle = {
  /** Records how to close what was just opened. Throws where a stop has since been asked for. */
  readonly opened: (close: Close) => void;
  /** Called when closing takes too long, to let go of what holds it up. */
  readonly whenLate: (letGo: () => void) => void;
};

export type Outlook = 'stays up' | 'is done';

const lateMs = 20_000;
const tooLateMs = 25_000;
const oneGestureMs = 1_000;

/**
 * Runs the work until it is done or a signal ends it. What keeps it from starting is told in plain
 * words, with exit code 1.
 */
export async function runProcess(work: (lifecycle: Lifecycle) => Promise<Outlook>): Promise<void> {
  const closings: Close[] = [];
  let letGo = (): void => {};
  let isUp = false;
  const signals = listenForSignals(() => {
    setTimeout(() => letGo(), lateMs).unref();
    setTimeout(() => process.exit(1), tooLateMs).unref();
    if (isUp) void closeAll(closings);
  });
  try {
    const outlook = await work({
      opened: (close) => {
        closings.push(close);
        if (signals.haveCome()) throw new StartInterrupted();
      },
      whenLate: (next) => {
        letGo = next;
      },
    });
    isUp = outlook === 'stays up';
  } catch (error) {
    if (!signals.haveCome()) explain(error);
  }
  if (!isUp || signals.haveCome()) {
    await closeAll(closings);
    signals.ignore();
  }
}

class StartInterrupted extends Error {}

async function closeAll(closings: Close[]): Promise<void> {
  for (const close of closings.splice(0).reverse()) {
    await close().catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
  }
}

function explain(error: unknown): void {
  process.exitCode = 1;
  if (!(error instanceof StartupError)) {
    console.error(error);
    return;
  }
  console.error(`${product.name} cannot start:`);
  for (const problem of error.problems) console.error(`  - ${problem}`);
}

/**
 * The first signal asks for an orderly end, a later one ends the process at once. On Ctrl-C the
 * terminal, npm and a watcher each send one, so those that come together count as one.
 */
function listenForSignals(onFirst: () => void): { haveCome: () => boolean; ignore: () => void } {
  let firstAt: number | null = null;
  const receive = (): void => {
    if (firstAt === null) {
      firstAt = performance.now();
      onFirst();
    } else if (performance.now() - firstAt > oneGestureMs) {
      process.exit(130);
    }
  };
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of names) process.on(name, receive);
  return {
    haveCome: () => firstAt !== null,
    ignore: () => {
      for (const name of names) process.off(name, receive);
    },
  };
}
