/** How far ahead avalanche looks in a forecast: the cheapest of the looks, each with what it makes of this month. */
import type { DebtTerms, Plan } from '../plan.ts';
import { balanceCeilingPence } from '../plan.ts';
import { bestLook, isBetter, type LookResult } from '../terms/look-ahead.ts';
import { type Look, type LookAhead, looksAt } from '../terms/looks.ts';
import type { Steps } from '../terms/steps.ts';
import { TermedRun } from '../terms/termed-run.ts';

type Walking = {
  /** What is owed of each debt after this month. */
  readonly afterMonth: (look: Look) => readonly number[];
  /** The plan from next month on, with what is owed then. */
  readonly planOf: (balances: readonly number[]) => Plan;
  /** The one that was taken before; undefined where none was. */
  readonly kept: LookAhead | undefined;
  /** Whether this month was charged at another rate than the next will be. */
  readonly hasTurned: boolean;
};

/** Of more debts, walking every look would hold others up: they are ranked by their rates of the month. */
export const looksDebtsMost = 50;

/**
 * Null where no rate changes, or at most one debt takes extra. The look that was taken before goes on as long as it
 * clears the debts: choosing anew each month would move the end of a plan that is paid as it stands. Each step is the
 * walk of one look, or a part of a long one.
 */
export function* chooseLook(debts: readonly DebtTerms[], walking: Walking): Steps<Look | null> {
  const { afterMonth, planOf } = walking;
  // The look that was taken goes on through the month in which the last change comes into force.
  const isTurning = walking.hasTurned && walking.kept !== undefined;
  const hasRateChanges = isTurning || debts.some(({ rateChanges }) => rateChanges.length > 0);
  if (!hasRateChanges || debts.filter(({ takesExtra }) => takesExtra).length < 2) return null;
  const looks = looksAt(debts, debts.length <= looksDebtsMost);
  const kept = looks.find(({ lookAhead }) => lookAhead === walking.kept);
  if (kept !== undefined && clearsUnder(kept, walking)) return kept;
  const byBalances = Map.groupBy(
    looks.map((look) => ({ look, balances: afterMonth(look) })),
    ({ balances }) => balances.join(),
  );
  let best: LookResult | null = null;
  for (const alike of byBalances.values()) {
    const balances = alike[0]?.balances ?? [];
    if (balances.some((pence) => pence > balanceCeilingPence)) continue;
    const plan = planOf(balances);
    const start = (look: Look) => new TermedRun(plan, { strategy: 'avalanche', look });
    const found = yield* bestLook({ looks: alike.map(({ look }) => look), start });
    if (found !== null && (best === null || isBetter(found, best))) best = found;
  }
  return best?.look ?? looks[0] ?? null;
}

function clearsUnder(look: Look, { afterMonth, planOf }: Walking): boolean {
  const balances = afterMonth(look);
  if (balances.some((pence) => pence > balanceCeilingPence)) return false;
  const run = new TermedRun(planOf(balances), { strategy: 'avalanche', look });
  while (run.state === 'running') run.advance();
  return run.state === 'cleared';
}
