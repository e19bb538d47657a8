/** Sends an article: as a new one under a key, so that a lost reply makes no second; else over the version it was read with. */
import type { EditedArticle } from '@debt-payoff/contract/admin-articles';
import { isConflict, isRefused } from '../../forms/call-failure.ts';
import type { ArticleBody } from './article-fields.ts';
import type { SaveKind } from './autosave.ts';

type SavedStatus = 'draft' | 'published';
export type CreateBody = ArticleBody & { readonly status: SavedStatus };
type UpdateBody = Partial<ArticleBody> & {
  readonly status: SavedStatus;
  readonly version: number;
};

/** A new article that was sent, and may have arrived. It is sent again as it was before anything else is. */
export type PendingCreate = { readonly key: string; readonly body: CreateBody };

export type ArticleCalls = {
  readonly create: (pending: PendingCreate) => Promise<EditedArticle>;
  readonly update: (id: number, body: UpdateBody) => Promise<EditedArticle>;
  readonly find: (id: number) => Promise<EditedArticle>;
};

/** Which article the form saves, and what may have arrived of it without a reply. */
export type SaveTarget = {
  id: number | null;
  version: number;
  pending: PendingCreate | null;
  lost: UpdateBody | null;
};

export function newTarget(pending: PendingCreate | null = null): SaveTarget {
  return { id: null, version: 0, pending, lost: null };
}

export function targetOf(article: EditedArticle | null): SaveTarget {
  const target = newTarget();
  return article === null ? target : { ...target, id: article.id, version: article.version };
}

type SaveOptions = {
  readonly target: SaveTarget;
  readonly kind: SaveKind;
  readonly body: ArticleBody;
  readonly calls: ArticleCalls;
  readonly makeKey: () => string;
  /** Told of each reply, also of the first of two: what it says counts whatever becomes of the second. */
  readonly onReply: (article: EditedArticle) => void;
};

export async function saveArticle(options: SaveOptions): Promise<EditedArticle> {
  const { target, kind, body } = options;
  const status = kind === 'publish' ? 'published' : 'draft';
  const { id } = target;
  if (id === null) {
    const sent = target.pending ?? { key: options.makeKey(), body: { ...body, status } };
    const created = await create(options, sent);
    if (JSON.stringify(sent.body) === JSON.stringify({ ...body, status })) return created;
    return update(options, created.id, { ...body, status, version: created.version });
  }
  const saved = await update(options, id, { ...body, status, version: target.version });
  if (kind !== 'unpublish') return saved;
  return update(options, id, { status: 'draft', version: saved.version });
}

async function create(
  { target, calls, onReply }: SaveOptions,
  sent: PendingCreate,
): Promise<EditedArticle> {
  target.pending = sent;
  try {
    const created = await calls.create(sent);
    Object.assign(target, { id: created.id, version: created.version, pending: null });
    onReply(created);
    return created;
  } catch (error) {
    // What was refused was not made; what is corrected is another one.
    if (isRefused(error) && error.status !== 401) target.pending = null;
    throw error;
  }
}

async function update(options: SaveOptions, id: number, body: UpdateBody): Promise<EditedArticle> {
  const { target, calls, onReply } = options;
  const { lost } = target;
  try {
    const saved = await calls.update(id, body);
    target.version = saved.version;
    target.lost = null;
    onReply(saved);
    return saved;
  } catch (error) {
    if (!isRefused(error) || error.status === 401) target.lost = body;
    if (!isConflict(error) || lost === null) throw error;
    const found = await calls.find(id);
    if (!isOwnLoss(lost, found)) throw error;
    target.lost = null;
    target.version = found.version;
    return update(options, id, { ...body, version: found.version });
  }
}

/** Whether what stands there is what this form sent when no reply came: then nobody else was faster. */
function isOwnLoss(lost: UpdateBody, found: EditedArticle): boolean {
  const { title, content } = lost;
  const isSameText = title?.trim() === found.title && words(content) === words(found.content);
  return found.version === lost.version + 1 && (title === undefined || isSameText);
}

/** The server tidies HTML; what is read in it stays. */
function words(html = ''): string {
  return html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '');
}
