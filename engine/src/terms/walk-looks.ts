/**
 * One run for all looks that have done the same so far. Where they part, the others go on from a copy: what they have
 * in common is walked once.
 */
import type { Look } from './looks.ts';
import { looksApart } from './looks-apart.ts';
import type { TermedRun } from './termed-run.ts';

type Branch = {
  readonly run: TermedRun;
  /** The first of them leads. */
  readonly looks: readonly Look[];
  /** Whether the month has begun in which they parted. */
  readonly isCharged: boolean;
};

export type WalkedLook = { readonly look: Look; readonly run: TermedRun };

/** So much is walked in one go: others wait for their turn. */
const debtMonthsAtOnce = 5_000;

/**
 * Each run that was walked to its end, or as far as it was worth, under the earliest of its looks; null where one
 * goes on.
 */
export function* walkLooks({
  looks,
  start,
  isWorth,
}: {
  readonly looks: readonly Look[];
  readonly start: (look: Look) => TermedRun;
  readonly isWorth: (run: TermedRun) => boolean;
}): Generator<WalkedLook | null, void, void> {
  const [first] = looks;
  const branches: Branch[] =
    first === undefined ? [] : [{ run: start(first), looks, isCharged: false }];
  for (let branch = branches.pop(); branch !== undefined; branch = branches.pop()) {
    const [look] = branch.looks;
    if (look === undefined) continue;
    yield* walkBranch(branch, { branches, isWorth });
    yield { look, run: branch.run };
  }
}

function* walkBranch(
  { run, looks, isCharged }: Branch,
  {
    branches,
    isWorth,
  }: {
    readonly branches: Branch[];
    readonly isWorth: (run: TermedRun) => boolean;
  },
): Generator<null, void, void> {
  const monthsAtOnce = Math.ceil(debtMonthsAtOnce / run.accounts.length);
  let together = looks;
  let hasBegun = isCharged;
  while (run.state === 'running' && isWorth(run)) {
    if (!hasBegun) run.charge();
    hasBegun = false;
    const others = looksApart(together, run);
    const [next] = others;
    if (next !== undefined) {
      branches.push({ run: run.copyUnder(next), looks: others, isCharged: true });
      together = together.filter((other) => !others.includes(other));
    }
    run.spendPool();
    if (run.month % monthsAtOnce === 0) yield null;
  }
}
