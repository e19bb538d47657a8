/** What is typed in the calculator, kept in the browser from key to key, so that nothing is ever lost. */
import type { CalendarOptions } from '@debt-payoff/contract/calendar-terms';
import { paymentDayLimits } from '@debt-payoff/contract/limits';
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { blankDebt } from '../debts/debt-form.ts';
import type { Person } from '../session/person.ts';
import { storedDraft } from '../session/stored-drafts.ts';
import { blankRow, isBlank, type Row } from './rows.ts';

export type Draft = {
  readonly rows: readonly Row[];
  readonly extra: string;
  /** One-offs, pauses and a goal, where the plan has any. */
  readonly options?: CalendarOptions;
  /** The same as they are typed, where somebody has; the options are made of it. */
  readonly typedOptions?: string;
};

export const emptyDraft: Draft = { rows: [blankRow(1)], extra: '' };

export function isEmpty({ rows, extra, options, typedOptions }: Draft): boolean {
  return rows.every(isBlank) && extra.trim() === '' && (options ?? typedOptions) === undefined;
}

const { calculatorState, calculatorDataAnonymous, calculatorDataAuthenticated } = localStorageKeys;

export const calculatorDraft = storedDraft(calculatorState, readDraft);
/** What was put aside in order to sign in: by a visitor, and by the same person once they have. */
const visitorsDraft = storedDraft(calculatorDataAnonymous, readDraft);
export const draftToRestore = storedDraft(calculatorDataAuthenticated, readDraft);

/** For its owner, or for nobody in particular. */
export function keepDraft(draft: Draft, owner: Person): void {
  calculatorDraft.write(isEmpty(draft) ? null : draft, owner);
}

/** For a visitor who is about to sign in. */
export function putDraftAside(draft: Draft): void {
  visitorsDraft.write(isEmpty(draft) ? null : draft);
}

export function forgetPutAside(): void {
  visitorsDraft.clear();
  draftToRestore.clear();
}

/** Whether somebody else, who is not here now, has something in the calculator. */
export function hasDraft(owner: Person): boolean {
  return owner !== null && calculatorDraft.read(owner) !== null;
}

/** What is stored may be older than this code, or not ours: only text that fits is taken over. */
export function readDraft(value: unknown): Draft | null {
  if (value === null || typeof value !== 'object' || !('rows' in value)) return null;
  if (!Array.isArray(value.rows) || value.rows.length === 0) return null;
  const rows = value.rows.slice(0, 500).map((row: unknown, at) => readRow(row, at + 1));
  const extra = 'extra' in value && typeof value.extra === 'string' ? value.extra : '';
  const options = 'options' in value ? value.options : undefined;
  const typedOptions = 'typedOptions' in value ? value.typedOptions : undefined;
  return {
    rows,
    extra,
    ...(isStoredTerms(options) && { options }),
    ...(typeof typedOptions === 'string' && { typedOptions }),
  };
}

/** Only that there are some: whether they can be read is for the code that counts them, which comes with the first. */
function isStoredTerms(value: unknown): value is object {
  return value !== null && typeof value === 'object';
}

function readRow(value: unknown, id: number): Row {
  if (value === null || typeof value !== 'object') return blankRow(id);
  const given = new Map<string, unknown>(Object.entries(value));
  const fitting = Object.entries(blankDebt)
    .map(([name, blank]) => [name, given.get(name), blank] as const)
    .filter(([, found, blank]) => typeof found === typeof blank);
  const row: Row = { ...blankRow(id), ...Object.fromEntries(fitting) };
  const place = given.get('place');
  const terms = given.get('terms');
  const typedOneOffs = given.get('typedOneOffs');
  return {
    ...row,
    ...(typeof place === 'number' && { place }),
    ...(isStoredTerms(terms) && { terms }),
    ...(typeof typedOneOffs === 'string' && { typedOneOffs }),
    paymentDay: readDay(row.paymentDay),
  };
}

/** Anything but a day of a month falls back to the first. */
function readDay(text: string): string {
  const { min, max, default: usual } = paymentDayLimits;
  const day = Number(text);
  const isDay = Number.isInteger(day) && day >= min && day <= max;
  return String(isDay ? day : usual);
}
