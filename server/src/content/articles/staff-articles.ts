/** What staff do with articles: each act is allowed, done and recorded in one transaction. */
import { articleFormLimits } from '@debt-payoff/contract/article-form-limits';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { type Actor, lockActor } from '../../audit/actor.ts';
import { type IdempotencyKey, runOnce } from '../../idempotency/idempotency.ts';
import type { Clock } from '../../platform/clock.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit.ts';
import { recordCreation, recordDeletion, recordTransition } from './article-audit.ts';
import { addDraft, changeArticle, getLockedArticle, type Transition } from './article-changes.ts';
import { type ArticleChange, isPublicChange, isSame, savesOnly, stateOf } from './article-state.ts';
import { publishingProblems } from './publishing-problems.ts';
import { type ArticleWithRevision, findArticleWithRevision } from './staff-articles.store.ts';
import { deleteArticleRow, type StoredText } from './write-articles.store.ts';

export type StaffArticleDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly rateLimit: Pick<RateLimiter, 'within'>;
};

const texts = adminTexts.articles;

const saveLimit: Limit = {
  name: 'article_save',
  points: articleFormLimits.savesAMinute,
  seconds: 60,
  message: texts.savingTooQuickly,
  saysWait: true,
};

/** More than anyone who types sends, saved or not: autosave, Publish and the preview together. */
const textLimit: Limit = { name: 'article_text', points: 60, seconds: 60 };

/** Before a text is read: to clean and to check it is work, also of one that is refused or only looked at. */
export async function countText({ db, rateLimit }: StaffArticleDeps, actor: Actor): Promise<void> {
  if (actor.actorId !== null) await rateLimit.within(db)(textLimit, String(actor.actorId));
}

export async function getStaffArticle(db: Reader, id: number): Promise<ArticleWithRevision> {
  const found = await findArticleWithRevision(db, id);
  if (found === null) throw new DomainError('not_found', { message: texts.notFound });
  return found;
}

type NewArticle = ArticleChange & { readonly text: StoredText };

/** Once for each key: sent again, it replies with the article as it is by then. */
export function createStaffArticle(
  deps: StaffArticleDeps,
  actor: Actor,
  { idempotencyKey, ...article }: NewArticle & { readonly idempotencyKey: IdempotencyKey },
): Promise<ArticleWithRevision> {
  return deps.db.transaction(async (tx) => {
    const { actorId } = await lockActor(deps, tx, actor, limitOf(article));
    // The built-in staff of the local environment have no account that a key could be kept for.
    const key = actorId === null ? undefined : idempotencyKey;
    const acting = { actorId, now: deps.clock.now() };
    const id = await runOnce(tx, key, () => addArticle(tx, article, acting));
    return getStaffArticle(tx, id);
  });
}

type Acting = { readonly actorId: number | null; readonly now: Date };

async function addArticle(
  tx: Transaction,
  { text, slug, status }: NewArticle,
  acting: Acting,
): Promise<number> {
  const articleId = await addDraft(tx, { text, slug }, savingOf(acting));
  const { article } = await getLockedArticle(tx, articleId);
  await recordCreation(tx, article, { articleId, ...acting });
  if (status !== 'draft') await change(tx, { articleId, text: {}, status }, acting);
  return articleId;
}

type Wanted = Parameters<typeof changeArticle>[1];

/** Saves, publishes, unpublishes or archives. */
export function changeStaffArticle(
  deps: StaffArticleDeps,
  actor: Actor,
  wanted: Wanted,
): Promise<ArticleWithRevision> {
  return deps.db.transaction(async (tx) => {
    const { actorId } = await lockActor(deps, tx, actor, limitOf(wanted));
    await change(tx, wanted, { actorId, now: deps.clock.now() });
    return getStaffArticle(tx, wanted.articleId);
  });
}

async function change(tx: Transaction, wanted: Wanted, acting: Acting): Promise<void> {
  const transition = await changeArticle(tx, wanted, savingOf(acting));
  if (isSame(transition.before, transition.after)) return;
  requirePublishable(transition);
  await recordTransition(tx, transition, { articleId: wanted.articleId, ...acting });
}

/** What is thrown ends the transaction, so nothing of it is stored. */
function requirePublishable({ before, after }: Transition): void {
  if (after.status !== 'published' || !isPublicChange(before, after)) return;
  const problems = publishingProblems(after.own.content);
  if (problems.length === 0) return;
  const fields = problems.map((problem, index) => [`content.${index}`, problem]);
  throw new DomainError('invalid_input', {
    message: texts.notPublishable,
    fields: Object.fromEntries(fields),
  });
}

export async function deleteStaffArticle(
  deps: StaffArticleDeps,
  actor: Actor,
  articleId: number,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { actorId } = await lockActor(deps, tx, actor);
    const { article, revision } = await getLockedArticle(tx, articleId);
    await deleteArticleRow(tx, articleId);
    const recorded = { articleId, actorId, now: deps.clock.now() };
    await recordDeletion(tx, stateOf(article, revision), recorded);
    if (article.status === 'published') await announceContentChange(tx);
  });
}

/** What only saves can be done by a program every half minute; the rest counts as an act. */
function limitOf(wanted: ArticleChange): Limit | undefined {
  return savesOnly(wanted) ? saveLimit : undefined;
}

function savingOf({ actorId, now }: Acting) {
  return { savedBy: actorId, now };
}
