/** Passwords: Argon2id, with a bound on how many are worked on at once, since each takes 19 MiB. */
import { hash, verify } from '@node-rs/argon2';
import type { Capacity } from '../platform/capacity.ts';
import { createTurns } from '../platform/turns.ts';

// OWASP's recommendation of 19 MiB, two passes, one lane; Argon2id is the package's default.
const recommendedCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each takes one of Node's four threads, which also compress replies and read files, for some 30 ms.
const bounds = { atOnceMax: 2, waitingMax: 100, retryAfterSeconds: 5 };

export type Passwords = Capacity & {
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long without a hash, so that the time does not tell whether an account exists. */
  readonly matches: (password: string, hash: string | null) => Promise<boolean>;
};

export function createPasswords(cost = recommendedCost): Passwords {
  const { inTurn, isFull } = createTurns(bounds);
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
