/** Passwords: Argon2id, with a bound on how many are worked on at once, since each takes 19 MiB. */
import { hash, verify } from '@node-rs/argon2';
import type { Capacity } from '../platform/capacity.ts';
import { unavailable } from '../platform/errors.ts';

// OWASP's recommendation of 19 MiB, two passes, one lane; Argon2id is the package's default.
const recommendedCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each takes one of Node's four threads, which also compress replies and read files, for some 30 ms.
const atOnceMax = 2;
const waitingMax = 100;
const retryAfterSeconds = 5;

export type Passwords = Capacity & {
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long without a hash, so that the time does not tell whether an account exists. */
  readonly matches: (password: string, hash: string | null) => Promise<boolean>;
};

export function createPasswords(cost = recommendedCost): Passwords {
  const { inTurn, isFull } = createQueue();
  let decoy: Promise<string> | undefined;
  return {
    isFull,
    hash: (password) => inTurn(() => hash(normalised(password), cost)),
    matches: async (password, stored) => {
      decoy ??= hash('nobody has this password', cost);
      const compared = stored ?? (await decoy);
      const isMatch = await inTurn(() => verify(compared, normalised(password)));
      return isMatch && stored !== null;
    },
  };
}

/** The same letter can be typed as different characters on different devices. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

function createQueue() {
  let running = 0;
  const waiting: (() => void)[] = [];
  const isFull = (): boolean => waiting.length >= waitingMax;
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnceMax) {
      if (isFull()) throw unavailable(retryAfterSeconds);
      // The one that leaves hands its place over, so the count stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
  return { inTurn, isFull };
}
