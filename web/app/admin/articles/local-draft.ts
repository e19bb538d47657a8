/**
 * What is typed in the form of an article, as this browser keeps it for its writer. Each open form writes to a place
 * of its own and holds it by a lock, which the browser lets go when the tab is closed or crashes: what stands in a
 * place that nobody holds was left behind, and is offered (decision 51).
 */
import {
  type ArticleDraftKey,
  articleDraftKey,
  localStorageKeys,
} from '@debt-payoff/contract/storage-keys';
import { forget, keep, keysIn, recall } from '../../session/browser-storage.ts';
import { currentPerson, type Person } from '../../session/person.ts';
import { type ArticleFields, blankFields } from './article-fields.ts';
import type { PendingCreate } from './save-article.ts';

export type ArticleDraft = {
  readonly fields: ArticleFields;
  /** Of the text that it was typed over; 0 for a new article. */
  readonly version: number;
  /** When its last letter was typed. */
  readonly at: number;
  /** Of a new article that was sent without a reply. */
  readonly pending: PendingCreate | null;
};

/** A draft that was left behind, and where. */
export type FoundDraft = { readonly key: ArticleDraftKey; readonly draft: ArticleDraft };

export type DraftPlace = {
  /** Left behind by earlier forms of the same writer, the newest first. */
  readonly found: readonly FoundDraft[];
  /** Whether the browser keeps it. Nothing is written for a writer who has signed out. */
  readonly write: (draft: ArticleDraft) => boolean;
  readonly clear: () => void;
  /** Goes on writing in the place of what was found, and says which it left; null where another tab has it by now. */
  readonly takeOver: (found: FoundDraft) => Promise<ArticleDraftKey | null>;
  /** The article has got an id: from now on its draft stands under that. */
  readonly moveTo: (articleId: number) => Promise<void>;
  readonly release: () => void;
};

export async function openDraftPlace(articleId: number | null): Promise<DraftPlace> {
  const owner = currentPerson();
  // A form that was here a moment ago may not have let go yet.
  await Promise.all(releases);
  const found = await findDrafts(articleId, owner);
  let place = await holdFree(articleId, owner);
  const moveInto = (another: HeldPlace): void => {
    place.release();
    place = another;
  };
  return {
    found,
    write: (draft) => !isStillHere(owner) || keep('local', place.key, JSON.stringify(draft)),
    clear: () => forget('local', place.key),
    takeOver: async ({ key }) => {
      const release = await hold(key);
      if (release === null) return null;
      const former = place.key;
      moveInto({ key, release });
      return former;
    },
    moveTo: async (id) => {
      const another = await holdFree(id, owner);
      // Only now: it may have been cleared or written while the other place was looked for.
      const { key: former } = place;
      const text = recall('local', former);
      moveInto(another);
      if (text !== null && isStillHere(owner)) keep('local', place.key, text);
      forget('local', former);
    },
    release: () => place.release(),
  };
}

export function dropDraft({ key }: FoundDraft): void {
  forget('local', key);
}

type HeldPlace = { readonly key: ArticleDraftKey; readonly release: () => void };

/** Those that are being let go of. */
const releases = new Set<Promise<unknown>>();

/** The plain place where it is free and empty, else one beside it. */
async function holdFree(articleId: number | null, owner: Person): Promise<HeldPlace> {
  const plain = keyOf(articleId, owner);
  const isEmpty = recall('local', plain) === null;
  const release = isEmpty && hasLocks() ? await hold(plain) : null;
  if (release !== null) return { key: plain, release };
  const beside = keyOf(articleId, owner, window.crypto.randomUUID().slice(0, 8));
  return { key: beside, release: (await hold(beside)) ?? (() => {}) };
}

async function findDrafts(articleId: number | null, owner: Person): Promise<FoundDraft[]> {
  const plain = keyOf(articleId, owner);
  const held = await heldNames();
  return keysIn('local')
    .filter((key): key is ArticleDraftKey => isBeside(key, plain) && !held.has(key))
    .flatMap((key) => {
      const draft = readDraft(recall('local', key));
      return draft === null ? [] : [{ key, draft }];
    })
    .sort((one, other) => other.draft.at - one.draft.at);
}

/** 'article_draft_7:17', or 'article_draft_7~5f2c:17' beside it. The local environment's staff have no id. */
function keyOf(articleId: number | null, owner: Person, mark?: string): ArticleDraftKey {
  const name = `${articleDraftKey(articleId)}${mark === undefined ? '' : `~${mark}`}` as const;
  return owner === null ? name : `${name}:${owner}`;
}

function isBeside(key: string, plain: string): boolean {
  return key.replace(/~\w+/, '') === plain;
}

/** Anyone who has signed out, in whichever tab, leaves nothing behind. */
function isStillHere(owner: Person): boolean {
  return owner === null || recall('local', `${localStorageKeys.visit}:${owner}`) !== null;
}

/** What is stored may be older than this code. */
function readDraft(text: string | null): ArticleDraft | null {
  try {
    const draft = JSON.parse(text ?? 'null');
    const isDraft = typeof draft?.at === 'number' && typeof draft.version === 'number';
    return isDraft && hasFields(draft.fields) ? { pending: null, ...draft } : null;
  } catch {
    return null;
  }
}

function hasFields(fields: unknown): boolean {
  if (fields === null || typeof fields !== 'object') return false;
  const given = new Map<string, unknown>(Object.entries(fields));
  return Object.entries(blankFields).every(
    ([name, like]) =>
      typeof given.get(name) === typeof like &&
      Array.isArray(given.get(name)) === Array.isArray(like),
  );
}

/** Older browsers and insecure origins have none: there, each form writes beside the plain place. */
function hasLocks(): boolean {
  return navigator.locks !== undefined;
}

async function heldNames(): Promise<ReadonlySet<string | undefined>> {
  if (!hasLocks()) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name));
}

/** Null where somebody has it. */
function hold(name: string): Promise<(() => void) | null> {
  if (!hasLocks()) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    let letGo = (): void => {};
    const untilReleased = new Promise<void>((release) => {
      letGo = release;
    });
    const ended = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock === null ? null : release);
      return lock === null ? undefined : untilReleased;
    });
    const release = (): void => {
      const over = ended.finally(() => releases.delete(over));
      releases.add(over);
      letGo();
    };
    ended.catch(reject);
  });
}
