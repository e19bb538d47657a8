/**
 * Figures that gave way to others: to a plan from a link, or to what somebody typed before they signed in. They
 * are kept, and their owner can go back to them.
 */
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { figure } from '../debts/debt-form.ts';
import { currentPerson } from '../session/person.ts';
import { storedDraft, takeEarlierDrafts } from '../session/stored-drafts.ts';
import { calculatorDraft, type Draft, emptyDraft, isEmpty, keepDraft, readDraft } from './draft.ts';
import { countingRows, debtOf } from './rows.ts';

export type SetAside = {
  readonly shows: 'shared' | 'own';
  /** As the link had it: while nobody has changed it, it need not be kept. Null where it came from no link. */
  readonly linked: Draft | null;
  /** At least one; the next to go back to is the last. */
  readonly drafts: readonly Draft[];
};

export type SavedDraft = { readonly draft: Draft; readonly aside: SetAside | null };

/** What they had here before they signed in with other figures comes behind those. */
export function withEarlier({ draft, aside }: SavedDraft, earlier: readonly Draft[]): SavedDraft {
  const others = earlier.filter((one) => !isEmpty(one) && !isSame(one, draft));
  if (others.length === 0) return { draft, aside };
  const drafts = [...(aside?.drafts ?? []), ...others];
  return { draft, aside: { ...(aside ?? { shows: 'shared', linked: null }), drafts } };
}

/** By what they come to: '3,000' and '3000' are the same. */
export function isSame(one: Draft, other: Draft): boolean {
  return figuresOf(one) === figuresOf(other);
}

function figuresOf({ rows, extra, options }: Draft): string {
  return JSON.stringify([
    countingRows(rows).map((row) => [debtOf(row), row.place]),
    figure(extra),
    options,
  ]);
}

export const setAsideDrafts = storedDraft(localStorageKeys.calculatorSetAside, readSetAside);

/** What the present person, or visitor, has in the calculator. */
export function recallSavedDraft(): SavedDraft {
  const kept = { draft: calculatorDraft.read() ?? emptyDraft, aside: setAsideDrafts.read() };
  const earlier = takeEarlierDrafts().flatMap(listDrafts);
  if (earlier.length === 0) return kept;
  const saved = withEarlier(kept, earlier);
  keepDraft(saved.draft, currentPerson());
  setAsideDrafts.write(saved.aside);
  return saved;
}

/** Those that stood in the form, and those that were set aside. */
function listDrafts(value: unknown): readonly Draft[] {
  const draft = readDraft(value);
  return draft === null ? (readSetAside(value)?.drafts ?? []) : [draft];
}

function readSetAside(value: unknown): SetAside | null {
  if (value === null || typeof value !== 'object') return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const linked = readDraft(fields.get('linked'));
  const stored = fields.get('drafts');
  const drafts = Array.isArray(stored) ? stored.map(readDraft).filter((one) => one !== null) : [];
  if (drafts.length === 0) return null;
  return { shows: fields.get('shows') === 'own' ? 'own' : 'shared', linked, drafts };
}
