/** One-off payments as they are typed: their amounts are texts, so that what cannot be read yet is not lost. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import type { CalendarOneOff } from '@debt-payoff/contract/calendar-terms';
import { type Month, monthOf } from '@debt-payoff/contract/months';
import { plannedMonthPattern } from '@debt-payoff/contract/term-limits';
import { oneOffAmountProblem } from '@debt-payoff/contract/term-rules';
import { fieldNames } from '@debt-payoff/contract/texts/fields';

export type TypedOneOff = {
  /** Keeps its field apart from those of others. */
  readonly id: number;
  readonly month: Month;
  readonly amount: string;
  /** The id of a debt; blank for where the strategy says. */
  readonly goesTo: string;
};

export function oneOffProblem({ amount }: Pick<TypedOneOff, 'amount'>): string | null {
  return figureProblem(fieldNames.amount, amount, oneOffAmountProblem);
}

/** Null while it cannot be counted. */
export function poundsOf(oneOff: Pick<TypedOneOff, 'amount'>): number | null {
  return oneOffProblem(oneOff) === null ? readFigure(oneOff.amount) : null;
}

/** Those that can be counted, as links and calls have them. */
export function countedOneOffs(oneOffs: readonly TypedOneOff[]): CalendarOneOff[] {
  return oneOffs.flatMap((oneOff) => {
    const amount = poundsOf(oneOff);
    return amount === null ? [] : [{ month: oneOff.month, amount }];
  });
}

export function newOneOff(oneOffs: readonly TypedOneOff[], month: Month): TypedOneOff {
  return { id: nextId(oneOffs), month, amount: '', goesTo: '' };
}

/** Nobody has typed those that come from a link or an older draft. */
export function typedFrom({ month, amount }: CalendarOneOff, goesTo = ''): TypedOneOff {
  return { id: unnumbered, month, amount: String(amount), goesTo };
}

/** Each with an id of its own, also where lists from several places come together. */
export function numbered(oneOffs: readonly TypedOneOff[]): TypedOneOff[] {
  const taken = new Set([unnumbered]);
  let next = nextId(oneOffs);
  return oneOffs.map((oneOff) => {
    const id = taken.has(oneOff.id) ? next++ : oneOff.id;
    taken.add(id);
    return id === oneOff.id ? oneOff : { ...oneOff, id };
  });
}

/** One that comes back to the others: its number may be another's by now. */
export function renumbered(oneOff: TypedOneOff, others: readonly TypedOneOff[]): TypedOneOff {
  const isTaken = others.some(({ id }) => id === oneOff.id);
  return isTaken ? { ...oneOff, id: nextId(others) } : oneOff;
}

const unnumbered = 0;

function nextId(oneOffs: readonly TypedOneOff[]): number {
  return Math.max(unnumbered, ...oneOffs.map(({ id }) => id)) + 1;
}

/** Of what a browser has stored, which may be anything: what does not fit is left out. */
export function readTypedOneOffs(stored: unknown): TypedOneOff[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown): TypedOneOff[] => {
    if (entry === null || typeof entry !== 'object') return [];
    const given = new Map<string, unknown>(Object.entries(entry));
    const [id, month, amount] = ['id', 'month', 'amount'].map((name) => given.get(name));
    const goesTo = given.get('goesTo') ?? '';
    if (typeof month !== 'string' || !plannedMonthPattern.test(month)) return [];
    if (typeof amount !== 'string' || typeof goesTo !== 'string') return [];
    const isId = typeof id === 'number' && Number.isSafeInteger(id) && id > unnumbered;
    return [{ id: isId ? id : unnumbered, month: monthOf(month), amount, goesTo }];
  });
}

/** Null for a text that holds nothing. */
export function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text || 'null');
  } catch {
    return null;
  }
}
