/**
 * The options of a plan as they are typed in the calculator: texts in the draft, and a debt's one-offs in its row, so that
 * they go with it. What counts is made of them at each edit, so that nothing else needs to read them.
 */
import type { CalendarOptions, CalendarTerms } from '@debt-payoff/contract/calendar-terms';
import { type Month, monthOf } from '@debt-payoff/contract/months';
import { readCalendarOptions, readCalendarTerms } from '@debt-payoff/contract/read-calendar-terms';
import { plannedMonthPattern } from '@debt-payoff/contract/term-limits';
import { joinedPauses, type Pauses, readPauses } from '../../plan-calendar/paused-months.ts';
import {
  countedOneOffs,
  numbered,
  parsed,
  readTypedOneOffs,
  type TypedOneOff,
  typedFrom,
} from '../../plan-calendar/typed-one-offs.ts';
import type { Draft } from '../draft.ts';
import type { Row } from '../rows.ts';

export type TypedPlan = {
  /** 'YYYY-MM', a part of it while the other is still to be chosen, or nothing. */
  readonly goal: string;
  /** Those that go to a debt name its row. */
  readonly oneOffs: readonly TypedOneOff[];
  readonly pauses: Pauses;
};

/** A link or an older draft has no texts: they are made of what it has. */
export function typedPlanOf({ rows, options, typedOptions }: Draft): TypedPlan {
  const own = typedOptions === undefined ? fromOptions(options) : readTyped(typedOptions);
  const oneOffs = numbered([...own.oneOffs, ...rows.flatMap(oneOffsOf)]);
  // As they were added: one that goes elsewhere keeps its place among them.
  return { ...own, oneOffs: oneOffs.toSorted((a, b) => a.id - b.id) };
}

export function withTypedPlan(draft: Draft, typed: TypedPlan): Draft {
  const { options: _, typedOptions: __, ...others } = draft;
  const ownOneOffs = typed.oneOffs.filter(({ goesTo }) => goesTo === '');
  const own = { ...typed, oneOffs: ownOneOffs };
  const isBlank = own.goal === '' && ownOneOffs.length === 0 && own.pauses.length === 0;
  const options = optionsOf(own);
  return {
    ...others,
    rows: draft.rows.map((row) =>
      withOneOffs(
        row,
        typed.oneOffs.filter(({ goesTo }) => goesTo === String(row.id)),
      ),
    ),
    ...(!isBlank && { typedOptions: JSON.stringify(own) }),
    ...(options !== undefined && { options }),
  };
}

/** Without what is past by this month; the very same where nothing is. */
export function typedPlanNow(draft: Draft, thisMonth: Month): Draft {
  const hasTexts = draft.typedOptions !== undefined || draft.rows.some(hasTypedOneOffs);
  if (!hasTexts) return draft;
  const { goal, oneOffs, pauses } = typedPlanOf(draft);
  const isGoalPast = plannedMonthPattern.test(goal) && goal < thisMonth;
  const ahead = oneOffs.filter(({ month }) => month > thisMonth);
  const open = pauses.filter(({ toMonth }) => toMonth > thisMonth);
  const isSame = !isGoalPast && ahead.length === oneOffs.length && open.length === pauses.length;
  return isSame
    ? draft
    : withTypedPlan(draft, { goal: isGoalPast ? '' : goal, oneOffs: ahead, pauses: open });
}

function hasTypedOneOffs({ typedOneOffs }: Row): boolean {
  return typedOneOffs !== undefined;
}

/** Undefined for what cannot be counted yet, and where there is nothing. */
function optionsOf({ goal, oneOffs, pauses }: TypedPlan): CalendarOptions | undefined {
  const counted = countedOneOffs(oneOffs);
  const options: CalendarOptions = {
    ...(counted.length > 0 && { oneOffs: counted }),
    ...(pauses.length > 0 && { pauses }),
    ...(plannedMonthPattern.test(goal) && { goal: monthOf(goal) }),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}

function fromOptions(options: Draft['options']): TypedPlan {
  const read = readCalendarOptions(options ?? {}) ?? {};
  return {
    goal: read.goal ?? '',
    oneOffs: (read.oneOffs ?? []).map((oneOff) => typedFrom(oneOff)),
    pauses: joinedPauses(read.pauses ?? []),
  };
}

function readTyped(text: string): TypedPlan {
  const stored = parsed(text);
  const isRecord = stored !== null && typeof stored === 'object';
  const given = new Map<string, unknown>(isRecord ? Object.entries(stored) : []);
  const goal = given.get('goal');
  return {
    goal: typeof goal === 'string' ? goal : '',
    oneOffs: readTypedOneOffs(given.get('oneOffs')).map((oneOff) => ({ ...oneOff, goesTo: '' })),
    pauses: readPauses(given.get('pauses')),
  };
}

function oneOffsOf({ id, typedOneOffs, terms }: Row): TypedOneOff[] {
  const goesTo = String(id);
  if (typedOneOffs !== undefined) {
    return readTypedOneOffs(parsed(typedOneOffs)).map((oneOff) => ({ ...oneOff, goesTo }));
  }
  const read = readCalendarTerms(terms ?? {})?.oneOffs ?? [];
  return read.map((oneOff) => typedFrom(oneOff, goesTo));
}

/** The very same row where nothing of it has changed; its other terms are left as they are. */
function withOneOffs(row: Row, oneOffs: readonly TypedOneOff[]): Row {
  const text =
    oneOffs.length === 0
      ? undefined
      : JSON.stringify(oneOffs.map(({ goesTo: _, ...typed }) => typed));
  const isSame = text === row.typedOneOffs && (text !== undefined || !row.terms?.oneOffs);
  if (isSame) return row;
  const { typedOneOffs: _, terms, ...fields } = row;
  const left = termsWith(terms, countedOneOffs(oneOffs));
  return {
    ...fields,
    ...(left !== undefined && { terms: left }),
    ...(text !== undefined && { typedOneOffs: text }),
  };
}

function termsWith(
  { oneOffs: _, ...others }: CalendarTerms = {},
  counted: NonNullable<CalendarTerms['oneOffs']>,
): CalendarTerms | undefined {
  const terms = { ...others, ...(counted.length > 0 && { oneOffs: counted }) };
  return Object.keys(terms).length > 0 ? terms : undefined;
}
