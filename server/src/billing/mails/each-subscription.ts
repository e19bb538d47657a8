/** Goes through many subscriptions in parts; one that fails is logged, and does not stop the others. */
import { isDatabaseAway } from '../../platform/database/absence.ts';
import type { BillingDeps } from '../deps.ts';

/** Of the daily work. */
export type DailyBillingDeps = BillingDeps & {
  /** Once aborted, what is under way comes to its end, and the rest is left for the next run. */
  readonly stopping?: AbortSignal;
};

export type RoundResult = { readonly doneCount: number; readonly failedCount: number };

export const nothingDone: RoundResult = { doneCount: 0, failedCount: 0 };

const pageSize = 200;
/** So many failures one after the other have one cause, which the rest would meet, too. */
const failuresInARowMax = 5;

export async function forEachSubscription(
  { log, stopping }: Pick<DailyBillingDeps, 'log' | 'stopping'>,
  {
    what,
    list,
    work,
  }: {
    /** For the log. */
    readonly what: string;
    readonly list: (part: { afterId: number; countMax: number }) => Promise<readonly number[]>;
    /** Whether there was anything to do. */
    readonly work: (subscriptionId: number) => Promise<boolean>;
  },
): Promise<RoundResult> {
  let doneCount = 0;
  let failedCount = 0;
  let failuresInARow = 0;
  let afterId = 0;
  for (;;) {
    const ids = await list({ afterId, countMax: pageSize });
    for (const id of ids) {
      stopping?.throwIfAborted();
      try {
        if (await work(id)) doneCount += 1;
        failuresInARow = 0;
      } catch (error) {
        failuresInARow += 1;
        if (isDatabaseAway(error) || failuresInARow === failuresInARowMax) throw error;
        log.error({ err: error, subscription: id }, `${what} failed`);
        failedCount += 1;
      }
    }
    const last = ids.at(-1);
    if (last === undefined) return { doneCount, failedCount };
    afterId = last;
  }
}

export function sumOf(results: readonly RoundResult[]): RoundResult {
  return results.reduce(
    (sum, { doneCount, failedCount }) => ({
      doneCount: sum.doneCount + doneCount,
      failedCount: sum.failedCount + failedCount,
    }),
    nothingDone,
  );
}
