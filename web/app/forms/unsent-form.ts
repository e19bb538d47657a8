/** What was typed over something that is saved when the session ended, with what it was typed over. */
import { findUnsent } from '../session/unsent-forms.ts';
import { type Fields, isSame } from './record-draft.ts';

export type UnsentForm<Form> = {
  readonly form: Form;
  readonly base: Form;
  /** Undefined for something new. */
  readonly version: number | undefined;
};

/** Without the base, a field that was left alone would be taken for a change of what is there by now. */
export function unsentFormOf<Form extends Fields>({ form, base, version }: UnsentForm<Form>) {
  return {
    form: JSON.stringify(form),
    base: JSON.stringify(base),
    version: version === undefined ? '' : String(version),
  };
}

/** By which a record waits that belongs to another, such as a payment in a portfolio. */
export function unsentNameOf(
  noun: string,
  { id, within }: { readonly id: number | null; readonly within: number },
): string {
  return `${noun} ${id ?? 'new'} in ${within}`;
}

/** The record for which something waits, null for a new one; undefined where nothing does. */
export function findUnsentRecord<SavedRecord, Form extends Fields>(
  records: readonly SavedRecord[],
  unsentOf: (record: SavedRecord | null) => { readonly unsentName: string; readonly start: Form },
): SavedRecord | null | undefined {
  return [null, ...records].find((record) => {
    const { unsentName, start } = unsentOf(record);
    return findUnsentForm(unsentName, start) !== null;
  });
}

/** Null where nothing waits, or nothing had been typed. */
export function findUnsentForm<Form extends Fields>(
  name: string,
  like: Form,
): UnsentForm<Form> | null {
  const found = findUnsent(name, { form: '', base: '', version: '' });
  return found === null ? null : readUnsentForm(found, like);
}

export function readUnsentForm<Form extends Fields>(
  found: ReturnType<typeof unsentFormOf>,
  like: Form,
): UnsentForm<Form> | null {
  const form = readFields(found.form, like);
  const base = readFields(found.base, like);
  if (form === null || base === null || isSame(form, base)) return null;
  return { form, base, version: found.version === '' ? undefined : Number(found.version) };
}

/** Null where an earlier version of the form left it, which had other fields. */
function readFields<Form extends Fields>(text: string, like: Form): Form | null {
  const texts: unknown = JSON.parse(text);
  if (texts === null || typeof texts !== 'object') return null;
  const fields = new Map<string, unknown>(Object.entries(texts));
  const isAlike = Object.entries(like).every(
    ([name, value]) => typeof fields.get(name) === typeof value,
  );
  return isAlike ? { ...like, ...texts } : null;
}
