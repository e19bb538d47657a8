/** The order that looks ahead: avalanche where rates change is the cheapest of fourteen looks. */
import type { Plan, Shortfall } from '../plan.ts';
import type { Run } from '../run.ts';
import type { Look, LookAhead } from './looks.ts';
import { prepared } from './prepared-plan.ts';
import { finish, type Steps } from './steps.ts';
import { TermedRun } from './termed-run.ts';
import { walkLooks } from './walk-looks.ts';

/** What a look comes to that clears the debts. */
export type LookResult = {
  readonly look: Look;
  readonly months: number;
  readonly totalInterestPence: number;
  readonly shortfall: Shortfall | null;
};

/** Null where no look clears the debts; kept for the plan, which is asked in many places. */
const chosen = new WeakMap<Plan, LookResult | null>();

/** The looks of plans that are taken to be best under them. */
const fixed = new WeakMap<Plan, Look>();

/** The look that avalanche takes. Each step is one look, or a part of a long one; a plan that was asked before needs none. */
export function* chooseLookAhead(plan: Plan): Steps<LookResult | null> {
  const known = chosen.get(plan);
  if (known !== undefined) return known;
  const best = yield* bestLook({
    looks: looksLeft(plan),
    start: (look) => new TermedRun(plan, { strategy: 'avalanche', look }),
  });
  chosen.set(plan, best);
  return best;
}

/** All, or the one that was fixed. */
function looksLeft(plan: Plan): readonly Look[] {
  const look = fixed.get(plan);
  return look === undefined ? prepared(plan).looks : [look];
}

/** The plan, taken to be best under this look: for figures that must not wait for all of them. */
export function withLookAhead(plan: Plan, lookAhead: LookAhead): Plan {
  const one = { ...plan };
  const { looks } = prepared(plan);
  // Where no order makes a difference there is one look, the shortest.
  const look = looks.find((other) => other.lookAhead === lookAhead) ?? looks[0];
  if (look !== undefined) fixed.set(one, look);
  return one;
}

/** By which a run of avalanche goes. A look that was fixed is not walked to find it. */
export function lookOf(plan: Plan): Look | undefined {
  return fixed.get(plan) ?? chosenLook(plan)?.look;
}

/**
 * The best of the looks that clear: without a shortfall before those with one, then the least interest, then fewer
 * months, then the earlier look; null where none clears.
 */
export function* bestLook({
  looks,
  start,
  isStopped = () => false,
}: {
  readonly looks: readonly Look[];
  readonly start: (look: Look) => TermedRun;
  readonly isStopped?: (run: Run) => boolean;
}): Steps<LookResult | null> {
  let best: LookResult | null = null;
  const isWorth = (run: Run): boolean => canWin(run, best) && !isStopped(run);
  for (const walked of walkLooks({ looks, start, isWorth })) {
    yield;
    if (walked === null) continue;
    const { look, run } = walked;
    const found = run.state === 'cleared' && !isStopped(run) ? resultOf(run, look) : null;
    if (found !== null && (best === null || isBetter(found, best))) best = found;
  }
  return best;
}

/** Whether it may still come out better: what it has cost, and that it passed the budget, stays so. */
function canWin({ shortfall, totalInterestPence }: Run, best: LookResult | null): boolean {
  if (best === null) return true;
  if (shortfall !== null && best.shortfall === null) return false;
  const isDearer = totalInterestPence > best.totalInterestPence;
  return !isDearer || (best.shortfall !== null && shortfall === null);
}

export function isBetter(found: LookResult, best: LookResult): boolean {
  if ((found.shortfall === null) !== (best.shortfall === null)) return found.shortfall === null;
  if (found.totalInterestPence !== best.totalInterestPence) {
    return found.totalInterestPence < best.totalInterestPence;
  }
  if (found.months !== best.months) return found.months < best.months;
  return found.look.place < best.look.place;
}

function resultOf(run: Run, look: Look): LookResult {
  const { month: months, totalInterestPence, shortfall } = run;
  return { look, months, totalInterestPence, shortfall };
}

/** For those who cannot wait between steps. */
export function chosenLook(plan: Plan): LookResult | null {
  return finish(chooseLookAhead(plan));
}
