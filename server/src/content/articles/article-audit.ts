/** What the record says of an article: never its content, but how many words that has. */
import type { AuditChange } from '@debt-payoff/contract/audit';
import type { AuditAction } from '@debt-payoff/contract/audit-actions';
import { hasActedSince } from '../../audit/audit.store.ts';
import { changesBetween, recordAct } from '../../audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Transition } from './article-changes.ts';
import {
  type ArticleState,
  isPublicChange,
  type SluggedText,
  workingText,
} from './article-state.ts';
import { countWords } from './reading-minutes.ts';

type Recorded = {
  readonly articleId: number;
  /** Null for the built-in staff of the local environment. */
  readonly actorId: number | null;
  readonly now: Date;
};

export async function recordCreation(
  tx: Transaction,
  text: SluggedText,
  recorded: Recorded,
): Promise<void> {
  const changes = changesBetween(nothing, identityOf({ status: 'draft', text }));
  await record(tx, recorded, { action: 'article_created', changes });
}

/** Autosave would flood the record. */
const savesApartMs = 60 * 60 * 1000;

export async function recordTransition(
  tx: Transaction,
  { before, after }: Transition,
  recorded: Recorded,
): Promise<void> {
  const action = actionOf({ before, after });
  const textOf = action === 'article_saved' ? workingText : ({ own }: ArticleState) => own;
  const changes = changesBetween(
    factsOf({ status: before.status, text: textOf(before) }),
    factsOf({ status: after.status, text: textOf(after) }),
  );
  const isMinor = action === 'article_saved' && before.status === after.status;
  if (isMinor && (await wasJustSaved(tx, recorded))) return;
  await record(tx, recorded, { action, changes });
}

export async function recordDeletion(
  tx: Transaction,
  state: ArticleState,
  recorded: Recorded,
): Promise<void> {
  const before = identityOf({ status: state.status, text: workingText(state) });
  await record(tx, recorded, {
    action: 'article_deleted',
    changes: changesBetween(before, nothing),
  });
}

function actionOf({ before, after }: Transition): AuditAction {
  const { status } = after;
  if (status === 'published' && isPublicChange(before, after)) return 'article_published';
  if (status === 'archived' && before.status !== 'archived') return 'article_archived';
  return status === 'draft' && before.status === 'published'
    ? 'article_unpublished'
    : 'article_saved';
}

type Facts = Readonly<Record<string, AuditChange['before']>>;
type StatedText = { readonly status: ArticleState['status']; readonly text: SluggedText };

/** By which one that is new or gone is known. */
function identityOf({ status, text }: StatedText): Facts {
  return { status, title: text.title, slug: text.slug, words: countWords(text.content) };
}

const nothing: Facts = { status: null, title: null, slug: null, words: null };

function factsOf({ status, text }: StatedText): Facts {
  return {
    ...identityOf({ status, text }),
    excerpt: text.excerpt,
    category: text.category,
    tags: text.tags.join(', '),
    author: text.author,
    meta_title: text.metaTitle,
    meta_description: text.metaDescription,
    meta_keywords: text.metaKeywords,
    source_url: text.sourceUrl,
  };
}

function wasJustSaved(tx: Transaction, { articleId, actorId, now }: Recorded): Promise<boolean> {
  return hasActedSince(tx, {
    ...{ actorId, action: 'article_saved', subject: 'article', subjectId: articleId },
    since: new Date(now.getTime() - savesApartMs),
  });
}

async function record(
  tx: Transaction,
  { articleId, actorId, now }: Recorded,
  { action, changes }: { readonly action: AuditAction; readonly changes: readonly AuditChange[] },
): Promise<void> {
  const subject = { subject: 'article', subjectId: articleId, userId: null } as const;
  await recordAct(tx, { actorId, action, ...subject, changes, now });
}
