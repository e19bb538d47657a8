/** The state of the form of an article: what is typed, what it was typed over, and saving it. */
import type { EditedArticle } from '@debt-payoff/contract/admin-articles';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { refusalsOf } from '../../forms/call-failure.ts';
import { focusOn, focusOnText } from '../../forms/focus.ts';
import { firstProblem, type Problems } from '../../forms/problems.ts';
import { adminKey } from '../lists/admin-queries.ts';
import {
  type ArticleField,
  type ArticleFields,
  articleFields,
  articleProblems,
  blankFields,
  bodyOf,
  fieldsOf,
  isSameText,
  partsOf,
  withoutProblems,
} from './article-fields.ts';
import { articleCalls } from './article-record.ts';
import { hasUnsaved, isByHand, type SaveKind } from './autosave.ts';
import { failureMessage } from './autosave-words.ts';
import type { FoundDraft } from './local-draft.ts';
import { newTarget, type SaveTarget, saveArticle, targetOf } from './save-article.ts';
import { UnreadyArticle } from './save-refusals.ts';
import { useAutosave } from './use-autosave.ts';
import { useLocalDraft } from './use-local-draft.ts';
import { useToMend } from './use-to-mend.ts';
import { useAfterPause, useTypedArticle } from './use-typed-article.ts';

export type FormNotice = 'draft saved' | 'published' | 'unpublished';

const notices = {
  draft: 'draft saved',
  publish: 'published',
  unpublish: 'unpublished',
} as const satisfies Partial<Record<SaveKind, FormNotice>>;

export type ArticleFormOptions = {
  /** As it was when the form was opened; null for a new one. */
  readonly article: EditedArticle | null;
  /** A new article has been given its id. */
  readonly onAdopt: (id: number) => void;
  /** A save after which the form is left is done. */
  readonly onLeave: () => void;
};

export function useArticleForm({ article, onAdopt, onLeave }: ArticleFormOptions) {
  const queries = useQueryClient();
  const formId = useId();
  const idOf = (field: ArticleField): string => `${formId}-${field}`;
  const start = article === null ? blankFields : fieldsOf(article);
  const typed = useTypedArticle(start);
  const [saved, setSaved] = useState(article);
  const [problems, setProblems] = useState<Problems<ArticleField>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [conflicts, setConflicts] = useState(0);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const toMend = useToMend();
  const server = useRef<{ saved: EditedArticle | null; target: SaveTarget }>({
    saved: article,
    target: targetOf(article),
  });
  const { target } = server.current;

  const save = async (kind: SaveKind) => {
    const sent = typed.read();
    const changes = typed.changes();
    const found = articleProblems(sent);
    if (Object.keys(found).length > 0) throw new UnreadyArticle(found);
    const body = bodyOf(sent, server.current.saved);
    const makeKey = (): string => window.crypto.randomUUID();
    const reply = saveArticle({ target, kind, body, calls: articleCalls, makeKey, onReply });
    // Should the page be lost before the reply comes, the draft says under which key it was sent.
    if (target.pending !== null) local.write();
    const { version } = await reply;
    if (changes === typed.changes()) local.clear();
    else local.write();
    return version;
  };
  const onReply = (reply: EditedArticle): void => {
    const isNew = server.current.saved?.id !== reply.id;
    server.current.saved = reply;
    setSaved(reply);
    // An address that readers know no longer follows the title.
    if (reply.published_at !== null && !typed.read().hasOwnSlug) {
      typed.set({ hasOwnSlug: true, slug: reply.slug });
    }
    // Lists are fetched again when they are next looked at.
    void queries.invalidateQueries({ queryKey: adminKey('articles'), refetchType: 'none' });
    if (!isNew) return;
    void local.moveTo(reply.id);
    onAdopt(reply.id);
  };
  const saving = useAutosave({
    start: partsOf(start),
    save,
    onSaved: (kind) => {
      setFailure(null);
      setProblems({});
      if (kind === 'draft and leave') onLeave();
      else if (kind !== 'autosave') setNotice(notices[kind]);
    },
    onFailed: (error, state) => {
      setFailure(error);
      toMend.noteFailure(error);
      setConflicts((before) => before + 1);
      const refused =
        error instanceof UnreadyArticle ? error.problems : refusalsOf(articleFields, error);
      setProblems(refused);
      const first = firstProblem(articleFields, refused);
      if (first !== undefined && isByHand(state)) focusOnText(idOf(first));
    },
  });
  const local = useLocalDraft({
    articleId: article?.id ?? null,
    draftOf: () =>
      hasUnsaved(saving.now())
        ? {
            fields: typed.read(),
            version: target.version,
            at: saving.now().unsaved?.last ?? Date.now(),
            pending: target.pending,
          }
        : null,
    isOffered: (draft) => !isSameText(draft.fields, start),
  });

  const look = useAfterPause(() => saving.tell({ type: 'looked', ...partsOf(typed.read()) }));
  const noteChange = (...changed: readonly ArticleField[]): void => {
    typed.countChange();
    setNotice(null);
    setProblems((before) => withoutProblems(before, changed));
    saving.tell({ type: 'changed', at: Date.now() });
    look();
    local.schedule();
  };
  const press = (kind: SaveKind): void => {
    setNotice(null);
    setFailure(null);
    toMend.notePress(kind);
    const found = articleProblems(typed.read());
    setProblems(found);
    const first = firstProblem(articleFields, found);
    if (first === undefined) saving.tell({ type: 'asked', kind });
    else focusOnText(idOf(first));
  };
  const { outcome } = saving.state;
  const failed = outcome !== null && 'failure' in outcome ? outcome : null;
  return {
    idOf,
    fields: typed.fields,
    editor: typed.editor,
    saved,
    problems,
    saving: saving.state,
    hasUnsaved: () => hasUnsaved(saving.now()),
    failed,
    failureText: failed === null ? null : failureMessage(failed.kind, failure),
    conflicts,
    toMend: toMend.sentences,
    notice,
    dismissNotice: () => setNotice(null),
    local,
    press,
    edit: (change: Partial<ArticleFields>): void => {
      typed.set(change);
      // The keys of the change itself.
      noteChange(...(Object.keys(change) as ArticleField[]));
    },
    editContent: (readContent: () => string): void => {
      typed.setContent(readContent);
      noteChange('content');
    },
    restore: async (found: FoundDraft): Promise<void> => {
      if (!(await local.takeOver(found))) return;
      const { draft } = found;
      if (target.id === null) target.pending = draft.pending;
      else target.version = draft.version;
      typed.replace(draft.fields);
      noteChange();
      focusOn(idOf('title'));
    },
    /** Over what somebody else has saved, which is read and given up. */
    overwrite: (theirs: EditedArticle, kind: SaveKind): void => {
      target.version = theirs.version;
      press(kind === 'autosave' ? 'draft' : kind);
    },
    saveAsNew: (): void => {
      Object.assign(target, newTarget());
      press('draft');
    },
  };
}

export type ArticleFormState = ReturnType<typeof useArticleForm>;
