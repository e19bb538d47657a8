/** What was removed from the calculator, and what the form holds once it is put back. */
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { type Draft, isEmpty } from './draft.ts';
import { nextId } from './draft-actions.ts';
import { isBlank, type Row } from './rows.ts';
import type { SetAside } from './set-aside.ts';
import type { LeftEachMonth } from './use-calculator.ts';

export type RemovedRow = {
  readonly row: Row;
  /** Where it stood. */
  readonly at: number;
};

/** All that 'Clear' takes. */
export type Cleared = {
  readonly at: 0;
  readonly draft: Draft;
  readonly aside: SetAside | null;
  readonly left: LeftEachMonth;
  /** Null where nothing was calculated. */
  readonly results: StrategiesState | null;
};

export type Removed = RemovedRow | Cleared;

/** Beside whatever has been typed since. */
export function withRowBack(draft: Draft, removed: RemovedRow): Draft {
  const rows = otherRows(draft, removed);
  return { ...draft, rows: rows.toSpliced(removed.at, 0, rowBack(draft, removed)) };
}

/** A row that was added since may have its number. */
export function rowBack(draft: Draft, removed: RemovedRow): Row {
  const rows = otherRows(draft, removed);
  const { row } = removed;
  return rows.some(({ id }) => id === row.id) ? { ...row, id: nextId(rows) } : row;
}

/** Without the blank one in its place: the last row is never taken away, but emptied. */
function otherRows({ rows }: Draft, { row }: RemovedRow): readonly Row[] {
  const [first] = rows;
  const isEmptied = rows.length === 1 && first?.id === row.id && isBlank(first);
  return isEmptied ? [] : rows;
}

/** Whether there is something to bring back, and nothing in its place that would be lost for it. */
export function canComeBack(
  removed: Removed,
  now: { readonly draft: Draft; readonly left: LeftEachMonth | undefined },
): boolean {
  if ('row' in removed) return true;
  const { draft, aside, left } = removed;
  const hadSomething = !isEmpty(draft) || aside !== null || left.typed !== '';
  return hadSomething && isEmpty(now.draft) && (now.left?.typed ?? '') === '';
}
