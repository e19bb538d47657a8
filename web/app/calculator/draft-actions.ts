/** What people do to the rows of a calculator, wherever it stands. */
import type { quickStartPresets } from '@debt-payoff/contract/debt-types';
import { calculatorLimits } from '@debt-payoff/contract/limits';
import type { Draft } from './draft.ts';
import type { Removed } from './removals.ts';
import { blankRow, isBlank, type Row, withType } from './rows.ts';

export type Preset = (typeof quickStartPresets)[number];

export type DraftActions = {
  readonly edit: (id: number, change: Partial<Row>) => void;
  readonly editRow: (id: number, edit: (row: Row) => Row) => void;
  readonly chooseType: (id: number, type: string) => void;
  readonly editExtra: (extra: string) => void;
  readonly addRow: () => void;
  readonly removeRow: (id: number) => void;
  /** For what has no action of its own. */
  readonly change: (edit: (draft: Draft) => Draft) => void;
  readonly applyPreset: (preset: Preset) => void;
};

/** For rows that can be brought back. */
export type RowActions = DraftActions & {
  /** What was removed last. */
  readonly setRemoved: (removed: Removed | null) => void;
};

export function draftActions(change: (edit: (draft: Draft) => Draft) => void): DraftActions {
  const changeRow = (id: number, edit: (row: Row) => Row): void =>
    change((draft) => ({
      ...draft,
      rows: draft.rows.map((row) => (row.id === id ? edit(row) : row)),
    }));
  return {
    edit: (id, fields) => changeRow(id, (row) => ({ ...row, ...fields })),
    editRow: changeRow,
    chooseType: (id, type) =>
      change((draft) => ({
        ...draft,
        rows: draft.rows.map((row) => (row.id === id ? retyped(row, type, draft) : row)),
      })),
    editExtra: (extra) => change((draft) => ({ ...draft, extra })),
    addRow: () => change((draft) => ({ ...draft, rows: [...draft.rows, ...newRows(draft.rows)] })),
    removeRow: (id) =>
      change((draft) => {
        const left = draft.rows.filter((row) => row.id !== id);
        return { ...draft, rows: left.length > 0 ? left : [blankRow(id)] };
      }),
    change,
    applyPreset: (preset) => change((draft) => ({ ...draft, rows: withPreset(draft, preset) })),
  };
}

/** The first press reveals two further rows, each later one adds one. */
export function newRows(rows: readonly Row[]): Row[] {
  const { rowsRevealedByFirstPress, rowsAddedByLaterPress } = calculatorLimits;
  const count = rows.length === 1 ? rowsRevealedByFirstPress : rowsAddedByLaterPress;
  return Array.from({ length: count }, (_, at) => blankRow(nextId(rows) + at));
}

/** Of the first row that is added next. */
export function nextId(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}

/** Where a preset goes: the first blank row, or a new one. */
export function presetPlace(rows: readonly Row[]): number {
  const blank = rows.findIndex(isBlank);
  return blank === -1 ? rows.length : blank;
}

function withPreset(draft: Draft, { type, ratePercent }: Preset): Row[] {
  const { rows } = draft;
  const fill = (row: Row): Row => ({
    ...retyped(row, type, draft),
    interestRate: String(ratePercent),
  });
  const place = presetPlace(rows);
  return rows.toSpliced(place, 1, fill(rows[place] ?? blankRow(nextId(rows))));
}

function retyped(row: Row, type: string, draft: Draft): Row {
  return withUsualKind(withType(row, type), draft);
}

/** Until the code for terms has come, no kind of rate has been chosen. */
let withUsualKind = (row: Row, _: Draft): Row => row;

export function setUsualKind(given: typeof withUsualKind): void {
  withUsualKind = given;
}
