/** The calculator's state: rows as typed, kept in the browser, and the plan that their figures make. */

import type { quickStartPresets } from '@debt-payoff/contract/debt-types';
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { raiseEvent } from '../analytics.ts';
import type { PlannedDebt } from '../strategies/strategies-state.ts';
import { type Draft, emptyDraft, isEmpty, keepDraft, recallDraft } from './draft.ts';
import { extraId, fieldId } from './field-ids.ts';
import { readPlanLink } from './plan-link.ts';
import {
  blankRow,
  extraProblemOf,
  figure,
  hasFigures,
  isBlank,
  plannedDebt,
  type Row,
  withType,
} from './rows.ts';

export type Preset = (typeof quickStartPresets)[number];

export type CalculatorActions = {
  readonly edit: (id: number, change: Partial<Row>) => void;
  readonly chooseType: (id: number, type: string) => void;
  readonly editExtra: (extra: string) => void;
  readonly addRow: () => void;
  readonly removeRow: (id: number) => void;
  readonly applyPreset: (preset: Preset) => void;
  readonly clear: () => void;
};

export type Calculator = Draft & {
  /** The debts whose figures are complete, for the answer while people type. */
  readonly debts: readonly PlannedDebt[];
  readonly extraPayment: number;
  /** The same from key to key, so that rows that did not change are not drawn again. */
  readonly actions: CalculatorActions;
};

export function useCalculator(): Calculator {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const isTyped = useRef(false);
  const actions = useMemo(
    () =>
      actionsOn((change) => {
        isTyped.current = true;
        setDraft(change);
      }),
    [],
  );
  useRestoredDraft(setDraft);
  useEffect(() => {
    // Before anything is typed there is nothing to keep, and what is kept already must stay.
    if (isTyped.current) keepDraft(draft);
  }, [draft]);
  const debts = useMemo(() => draft.rows.filter(hasFigures).map(plannedDebt), [draft.rows]);
  const extraPayment = extraProblemOf(draft.extra) === null ? figure(draft.extra) : 0;
  return { ...draft, debts, extraPayment, actions };
}

type ChangeDraft = (change: (draft: Draft) => Draft) => void;

function actionsOn(change: ChangeDraft): CalculatorActions {
  const changeRow = (id: number, edit: (row: Row) => Row): void =>
    change((draft) => ({
      ...draft,
      rows: draft.rows.map((row) => (row.id === id ? edit(row) : row)),
    }));
  return {
    edit: (id, fields) => changeRow(id, (row) => ({ ...row, ...fields })),
    chooseType: (id, type) => changeRow(id, (row) => withType(row, type)),
    editExtra: (extra) => change((draft) => ({ ...draft, extra })),
    addRow: () => {
      raiseEvent('debt_added');
      change((draft) => ({ ...draft, rows: [...draft.rows, ...newRows(draft.rows)] }));
    },
    removeRow: (id) =>
      change(({ rows, extra }) => {
        const left = rows.filter((row) => row.id !== id);
        return { rows: left.length > 0 ? left : [blankRow(nextId(rows))], extra };
      }),
    applyPreset: (preset) =>
      change((draft) => ({ ...draft, rows: withPreset(draft.rows, preset) })),
    clear: () => change(() => emptyDraft),
  };
}

/** The first press reveals two further rows, each later one adds one. */
function newRows(rows: readonly Row[]): Row[] {
  const { rowsRevealedByFirstPress, rowsAddedByLaterPress } = calculatorLimits;
  const count = rows.length === 1 ? rowsRevealedByFirstPress : rowsAddedByLaterPress;
  return Array.from({ length: count }, (_, at) => blankRow(nextId(rows) + at));
}

function nextId(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}

/** Fills the first blank row, or a new one. */
function withPreset(rows: readonly Row[], { type, ratePercent }: Preset): Row[] {
  const fill = (row: Row): Row => ({ ...withType(row, type), interestRate: String(ratePercent) });
  const target = rows.find(isBlank);
  if (target === undefined) return [...rows, fill(blankRow(nextId(rows)))];
  return rows.map((row) => (row.id === target.id ? fill(row) : row));
}

/** After the first paint: the server cannot know what this browser keeps. A link to a plan comes first. */
function useRestoredDraft(restore: (draft: Draft) => void): void {
  const { pathname, hash, state, search } = useLocation();
  const isRestored = useRef(false);
  useEffect(() => {
    const linked = readPlanLink(hash);
    if (linked !== null) {
      const draft = draftOf(linked.debts, linked.extraPayment);
      restore(draft);
      keepDraft(draft);
      // Left in the address, the link would undo what is typed from here on with the next reload.
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    } else if (!isRestored.current) {
      const kept = typedEarly() ?? recallDraft();
      const extra =
        new URLSearchParams(search).get('showCalculator') === 'true' ? extraOf(state) : null;
      if (kept !== null || extra !== null) {
        const draft = kept ?? emptyDraft;
        restore(extra === null ? draft : { ...draft, extra });
      }
    }
    isRestored.current = true;
  }, [pathname, hash, state, search, restore]);
}

/** What somebody on a slow line typed into the first row before the scripts ran. */
function typedEarly(): Draft | null {
  const fields = ['creditor', 'type', 'balance', 'interestRate', 'monthlyPayment'] as const;
  const row = { ...blankRow(1) };
  const typed = fields.map((field) => [field, typedIn(fieldId(row, field))] as const);
  const extra = typedIn(extraId);
  const draft = { rows: [{ ...row, ...Object.fromEntries(typed) }], extra };
  return isEmpty(draft) ? null : draft;
}

function typedIn(id: string): string {
  const element = document.getElementById(id);
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  return isField ? element.value : '';
}

function extraOf(state: unknown): string | null {
  const isGiven = state !== null && typeof state === 'object' && 'extraPayment' in state;
  return isGiven && typeof state.extraPayment === 'number' ? String(state.extraPayment) : null;
}

function draftOf(debts: readonly PlannedDebt[], extraPayment: number): Draft {
  return {
    rows: debts.map((debt, at) => ({
      ...blankRow(at + 1),
      creditor: debt.creditor,
      type: debt.type,
      balance: String(debt.balance),
      interestRate: String(debt.interestRate),
      monthlyPayment: String(debt.monthlyPayment),
      termMonths: debt.termMonths === null ? '' : String(debt.termMonths),
    })),
    extra: extraPayment === 0 ? '' : String(extraPayment),
  };
}
