/** Figures that gave way to a plan from a link. They are kept, and the visitor can go back to them. */
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { type Draft, isEmpty, readDraft } from './draft.ts';
import { countingRows, figure, plannedDebt } from './rows.ts';

export type SetAside = {
  readonly shows: 'shared' | 'own';
  /** As the link had it: while nobody has changed it, it need not be kept. */
  readonly linked: Draft;
  /** At least one; the next to go back to is the last. */
  readonly drafts: readonly Draft[];
};

export type Held = { readonly draft: Draft; readonly aside: SetAside | null };

export function openLinked({ draft, aside }: Held, linked: Draft): Held {
  // With the same figures, the visitor's own rows know more than the link.
  if (isSame(draft, linked)) return { draft, aside };
  if (isEmpty(draft)) return { draft: linked, aside };
  if (aside !== null && isSame(draft, aside.linked)) {
    return { draft: linked, aside: { ...aside, linked } };
  }
  const drafts = [...(aside?.drafts ?? []), draft];
  return { draft: linked, aside: { shows: 'shared', linked, drafts } };
}

export function goBack({ draft, aside }: Held): Held {
  const next = aside?.drafts.at(-1);
  if (aside === null || next === undefined) return { draft, aside };
  const others = aside.drafts.slice(0, -1);
  const isWorthKeeping = !isEmpty(draft) && !isSame(draft, aside.linked);
  const drafts = isWorthKeeping ? [draft, ...others] : others;
  const shows = aside.shows === 'own' ? 'shared' : 'own';
  return { draft: next, aside: drafts.length === 0 ? null : { ...aside, shows, drafts } };
}

/** By what they come to: '3,000' and '3000' are the same. */
function isSame(one: Draft, other: Draft): boolean {
  return figuresOf(one) === figuresOf(other);
}

function figuresOf({ rows, extra }: Draft): string {
  return JSON.stringify([countingRows(rows).map(plannedDebt), figure(extra)]);
}

/** Where the browser keeps nothing for us, they are there until the page is left. */
export function keepSetAside(aside: SetAside | null): void {
  try {
    if (aside === null) localStorage.removeItem(localStorageKeys.calculatorSetAside);
    else localStorage.setItem(localStorageKeys.calculatorSetAside, JSON.stringify(aside));
  } catch {
    return;
  }
}

export function recallSetAside(): SetAside | null {
  try {
    return readSetAside(
      JSON.parse(localStorage.getItem(localStorageKeys.calculatorSetAside) ?? 'null'),
    );
  } catch {
    return null;
  }
}

function readSetAside(value: unknown): SetAside | null {
  if (value === null || typeof value !== 'object') return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const linked = readDraft(fields.get('linked'));
  const stored = fields.get('drafts');
  const drafts = Array.isArray(stored) ? stored.map(readDraft).filter((one) => one !== null) : [];
  if (linked === null || drafts.length === 0) return null;
  return { shows: fields.get('shows') === 'own' ? 'own' : 'shared', linked, drafts };
}
