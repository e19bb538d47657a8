/** Goes through the entries of a debt month by month, so that those of one can be changed without replaying all. */
import { type Month, monthOf } from '@debt-payoff/contract/months';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import { applyEntry } from '../ledger/apply-entry.ts';
import { type LedgerStep, openingState } from '../ledger/replay.ts';
import type { Entry } from './comparison.ts';

type Ledger = Pick<TrackedDebt, 'entries' | 'steps' | 'state'>;

export class MonthWalk {
  readonly #debt: TrackedDebt;
  /** In the order in which they count, by the month in which they do. */
  readonly #entriesByMonth: ReadonlyMap<Month, readonly Entry[]>;
  /** Of the months before the one that is walked through. */
  readonly #steps: LedgerStep[];
  #entries: readonly Entry[] = [];

  /** Before the first month to walk through, everything is as it was. */
  constructor(debt: TrackedDebt, from: Month) {
    this.#debt = debt;
    const isBefore = ({ entry }: LedgerStep) => monthOf(entry.on) < from;
    this.#steps = debt.steps.filter(isBefore);
    this.#entriesByMonth = Map.groupBy(
      debt.steps.slice(this.#steps.length).map(({ entry }) => entry),
      ({ on }) => monthOf(on),
    );
  }

  /** The next month, with the entries that it has. */
  enter(month: Month): void {
    this.#steps.push(...this.steps());
    this.#entries = this.#entriesByMonth.get(month) ?? [];
  }

  /** Of the month. */
  steps(isTaken: (entry: Entry) => boolean = () => true): LedgerStep[] {
    let before = this.#stateAfter(this.#steps);
    return this.#entries.filter(isTaken).map((entry) => {
      const { state: after, ...effects } = applyEntry(before, entry);
      const step = { entry, before, after, ...effects };
      before = after;
      return step;
    });
  }

  /** The debt at the end of the month, with the steps of the month and the one before it, which a plan looks at. */
  debtWith(isTaken: (entry: Entry) => boolean): TrackedDebt {
    const steps = [...this.#steps.slice(-1), ...this.steps(isTaken)];
    return { ...this.#debt, steps, state: this.#stateAfter(steps) };
  }

  /** Null takes an entry away. */
  change(change: (entry: Entry) => Entry | null): void {
    this.#entries = this.#entries.flatMap((entry) => change(entry) ?? []);
  }

  /** The last one of the month. */
  add(entry: Entry): void {
    this.#entries = [...this.#entries, entry];
  }

  /** Planned changes stand in its terms, and are put among its entries wherever these are replayed. */
  whole(): Ledger {
    const steps = [...this.#steps, ...this.steps()];
    const entries = steps.map(({ entry }) => entry).filter((entry) => !isPlannedChange(entry));
    return { entries, steps, state: this.#stateAfter(steps) };
  }

  #stateAfter(steps: readonly LedgerStep[]) {
    return steps.at(-1)?.after ?? openingState(this.#debt.opening);
  }
}

function isPlannedChange(entry: Entry): boolean {
  return entry.kind === 'rate' && entry.isPlanned === true;
}
