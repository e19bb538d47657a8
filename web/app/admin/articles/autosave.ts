/**
 * When an article is saved: by itself a while after a change, or by hand. A state and what happens to it, without a
 * timer or a call of its own; there is never more than one save under way (decision 51).
 */
import { articleFormLimits as limits } from '@debt-payoff/contract/article-form-limits';

export type SaveKind = 'autosave' | 'draft' | 'draft and leave' | 'publish' | 'unpublish';

/**
 * 'lost': no reply that says anything. 'refused': the text is not taken as it is. 'conflict' and 'gone': somebody
 * else has saved or deleted the article.
 */
export type SaveFailure = 'rate limited' | 'lost' | 'refused' | 'conflict' | 'gone';

/** The changes that no save has brought to the server: when the first and the last of them was made. */
type Unsaved = { readonly since: number; readonly last: number };

export type Autosave = {
  readonly hasTitle: boolean;
  readonly hasContent: boolean;
  readonly unsaved: Unsaved | null;
  readonly running: { readonly kind: SaveKind; readonly carries: Unsaved | null } | null;
  /** Asked for by hand while another save runs. */
  readonly waiting: SaveKind | null;
  readonly outcome:
    | { readonly savedAt: number }
    | { readonly failure: SaveFailure; readonly kind: SaveKind }
    | null;
  /** How many saves in a row have got no reply. */
  readonly losses: number;
  readonly retryAt: number | null;
  readonly pausedUntil: number | null;
  /** 'until a change' after a refusal, 'until chosen' while it is open whose text counts. */
  readonly rests: 'until a change' | 'until chosen' | null;
};

export type AutosaveEvent =
  | { readonly type: 'changed'; readonly at: number }
  | { readonly type: 'looked'; readonly hasTitle: boolean; readonly hasContent: boolean }
  | { readonly type: 'asked'; readonly kind: SaveKind }
  | { readonly type: 'saved'; readonly at: number }
  | { readonly type: 'failed'; readonly at: number; readonly failure: SaveFailure }
  | { readonly type: 'connected'; readonly at: number }
  | { readonly type: 'woken'; readonly at: number };

export const retryDelaysMs = [5_000, 10_000, 20_000, 40_000, 60_000] as const;

export function autosaveOf(text: { hasTitle: boolean; hasContent: boolean }): Autosave {
  return {
    ...text,
    unsaved: null,
    running: null,
    waiting: null,
    outcome: null,
    losses: 0,
    retryAt: null,
    pausedUntil: null,
    rests: null,
  };
}

export function next(state: Autosave, event: AutosaveEvent): Autosave {
  switch (event.type) {
    case 'changed':
      return afterChange(state, event.at);
    case 'looked': {
      const { hasTitle, hasContent } = event;
      const isSame = hasTitle === state.hasTitle && hasContent === state.hasContent;
      return isSame ? state : { ...state, hasTitle, hasContent };
    }
    case 'asked':
      return afterAsking(state, event.kind);
    case 'saved':
      return afterSuccess(state, event.at);
    case 'failed':
      return afterFailure(state, event.at, event.failure);
    case 'connected':
      return state.retryAt === null
        ? state
        : afterWaking({ ...state, retryAt: event.at }, event.at);
    case 'woken':
      return afterWaking(state, event.at);
  }
}

/** When to look at the clock again; null where nothing is waited for. */
export function wakeAt(state: Autosave): number | null {
  const times = [dueAt(state), savedUntil(state), state.pausedUntil].filter((at) => at !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Whether leaving now would lose something. */
export function hasUnsaved({ unsaved, running }: Autosave): boolean {
  return unsaved !== null || (running?.carries ?? null) !== null;
}

/** Whether a button was pressed for what is under way. */
export function isSavingByHand({ running, waiting }: Autosave): boolean {
  return waiting !== null || (running !== null && running.kind !== 'autosave');
}

/** Whether somebody waits for word of the save that has just failed. */
export function isByHand({ outcome }: Autosave): boolean {
  return outcome !== null && 'failure' in outcome && outcome.kind !== 'autosave';
}

function afterChange(state: Autosave, at: number): Autosave {
  const isNew = state.unsaved === null || state.rests === 'until a change';
  const since = isNew ? at : (state.unsaved?.since ?? at);
  const goesOn = state.rests === 'until a change' ? { rests: null, outcome: null } : {};
  return { ...state, ...goesOn, unsaved: { since, last: at } };
}

function afterAsking(state: Autosave, kind: SaveKind): Autosave {
  if (isSavingByHand(state)) return state;
  return state.running === null ? started(state, kind) : { ...state, waiting: kind };
}

function afterSuccess(state: Autosave, at: number): Autosave {
  const rested: Autosave = {
    ...state,
    running: null,
    waiting: null,
    outcome: { savedAt: at },
    losses: 0,
    retryAt: null,
    rests: null,
  };
  return state.waiting === null ? rested : started(rested, state.waiting);
}

function afterFailure(state: Autosave, at: number, failure: SaveFailure): Autosave {
  const { running, waiting } = state;
  if (running === null) return state;
  // A text that cannot be published can be kept all the same.
  const isUnfit = failure === 'refused' && running.kind === 'publish';
  const all = together(running.carries, state.unsaved);
  const unsaved = isUnfit && all !== null ? { ...all, since: at } : all;
  const losses = failure === 'lost' ? state.losses + 1 : 0;
  const failed: Autosave = {
    ...state,
    running: null,
    waiting: null,
    unsaved,
    // Anyone who pressed a button is told that this has failed, though it was another save that did.
    outcome: { failure, kind: waiting ?? running.kind },
    losses,
    retryAt: failure === 'lost' && unsaved !== null ? at + retryDelayMs(losses) : null,
    pausedUntil: failure === 'rate limited' ? at + limits.rateLimitPauseMs : state.pausedUntil,
    rests: isUnfit ? null : restAfter(failure),
  };
  const mayTry = failure === 'lost' || failure === 'refused';
  return waiting === null || !mayTry ? failed : started(failed, waiting);
}

function afterWaking(state: Autosave, at: number): Autosave {
  const isShown = (savedUntil(state) ?? at) > at;
  const isPaused = (state.pausedUntil ?? at) > at;
  const isPauseOver = state.pausedUntil !== null && !isPaused;
  const calm: Autosave = {
    ...state,
    pausedUntil: isPaused ? state.pausedUntil : null,
    outcome: (savedUntil(state) !== null && !isShown) || isPauseOver ? null : state.outcome,
  };
  const due = dueAt(calm);
  return due !== null && due <= at ? started(calm, 'autosave') : calm;
}

function started(state: Autosave, kind: SaveKind): Autosave {
  const running = { kind, carries: state.unsaved };
  return { ...state, running, waiting: null, unsaved: null, outcome: null, retryAt: null };
}

/** Counted from the first change, so that somebody who never stops typing is saved as well; never amid a word. */
function dueAt(state: Autosave): number | null {
  const { unsaved, running, rests, hasTitle, hasContent, retryAt, pausedUntil } = state;
  if (unsaved === null || running !== null || rests !== null || !hasTitle || !hasContent)
    return null;
  const afterFirst = unsaved.since + limits.autosaveDelayMs + limits.autosaveDebounceMs;
  const afterLast = unsaved.last + limits.autosaveDebounceMs;
  return Math.max(retryAt ?? afterFirst, afterLast, pausedUntil ?? 0);
}

function savedUntil({ outcome }: Autosave): number | null {
  const isSaved = outcome !== null && 'savedAt' in outcome;
  return isSaved ? outcome.savedAt + limits.savedIndicatorMs : null;
}

function together(carried: Unsaved | null, since: Unsaved | null): Unsaved | null {
  return carried === null || since === null
    ? (carried ?? since)
    : { since: carried.since, last: since.last };
}

function retryDelayMs(losses: number): number {
  return retryDelaysMs[Math.min(losses, retryDelaysMs.length) - 1] ?? retryDelaysMs[0];
}

function restAfter(failure: SaveFailure): Autosave['rests'] {
  if (failure === 'refused') return 'until a change';
  return failure === 'conflict' || failure === 'gone' ? 'until chosen' : null;
}
