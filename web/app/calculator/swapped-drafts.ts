/** Figures that take the place of others: those of a link, and one's own again. Few come with a link. */
import { type Draft, isEmpty } from './draft.ts';
import { isSame, type SavedDraft, type SetAside } from './set-aside.ts';

export function openLinked({ draft, aside }: SavedDraft, linked: Draft): SavedDraft {
  // With the same figures, the visitor's own rows know more than the link.
  if (isSame(draft, linked)) return { draft, aside };
  if (isEmpty(draft)) return { draft: linked, aside };
  if (aside !== null && isLinked(draft, aside)) {
    return { draft: linked, aside: { ...aside, linked } };
  }
  const drafts = [...(aside?.drafts ?? []), draft];
  return { draft: linked, aside: { shows: 'shared', linked, drafts } };
}

export function goBack({ draft, aside }: SavedDraft): SavedDraft {
  const next = aside?.drafts.at(-1);
  if (aside === null || next === undefined) return { draft, aside };
  const others = aside.drafts.slice(0, -1);
  const isWorthKeeping = !isEmpty(draft) && !isLinked(draft, aside);
  const drafts = isWorthKeeping ? [draft, ...others] : others;
  const shows = aside.shows === 'own' ? 'shared' : 'own';
  return { draft: next, aside: drafts.length === 0 ? null : { ...aside, shows, drafts } };
}

function isLinked(draft: Draft, { linked }: SetAside): boolean {
  return linked !== null && isSame(draft, linked);
}
