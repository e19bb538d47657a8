/** An article that is open to be written: its title and text, its settings beside them, and the bar that saves it. */
import type { EditedArticle } from '@debt-payoff/contract/admin-articles';
import { articleFormLimits } from '@debt-payoff/contract/article-form-limits';
import { articleFieldNames } from '@debt-payoff/contract/texts/articles';
import { leaveTexts } from '@debt-payoff/contract/texts/leaving';
import { useState } from 'react';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { ActDialog } from '../acts/act-dialog.tsx';
import { adminPaths } from '../admin-paths.ts';
import { ArticleSettings, control } from './article-settings.tsx';
import type { SaveKind } from './autosave.ts';
import { ContentField } from './content-field.tsx';
import { FormNotices } from './form-notices.tsx';
import { DeletedNotice, OtherWriter } from './other-writer.tsx';
import { SaveBar } from './save-bar.tsx';
import { type FormStatus, StatusField } from './status-field.tsx';
import {
  type ArticleFormOptions,
  type ArticleFormState,
  useArticleForm,
} from './use-article-form.ts';

export function OpenArticle({
  onReopen,
  ...options
}: ArticleFormOptions & {
  /** With what somebody else has saved. */
  readonly onReopen: () => void;
}) {
  const form = useArticleForm(options);
  const { saved, saving } = form;
  const isPublic = saved?.status === 'published';
  const [chosen, setChosen] = useState<FormStatus>(isPublic ? 'published' : 'draft');
  const [isAsking, setIsAsking] = useState(false);
  const press = (kind: SaveKind): void => {
    if (kind === 'unpublish') setIsAsking(true);
    else form.press(kind);
  };
  return (
    <>
      <h1 className="h2 plain-focus" tabIndex={-1}>
        {saved === null ? 'New article' : 'Edit article'}
      </h1>
      <FormNotices form={form} />
      <Contested form={form} onReopen={onReopen} />
      {/* No form: the editor's dialogs have forms of their own, and Enter in a field must publish nothing. */}
      <div className="article-columns">
        <div className="admin-column">
          <Field
            label={articleFieldNames.title}
            required
            maxLength={articleFormLimits.titleMaxLength}
            {...control(form, 'title')}
          />
          <ContentField form={form} />
        </div>
        <div className="admin-column">
          <ArticleSettings
            form={form}
            status={<StatusField {...{ isPublic, chosen }} onChoose={setChosen} />}
          />
        </div>
      </div>
      <SaveBar
        {...{ saving, isPublic, chosen }}
        isDraftSaved={form.notice === 'draft saved'}
        onRead={form.dismissNotice}
        onPress={press}
      />
      {isAsking ? (
        <UnpublishDialog
          title={form.fields.title}
          onConfirm={() => {
            setIsAsking(false);
            form.press('unpublish');
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
      <LeaveDialog form={form} />
    </>
  );
}

/** Somebody else was faster, or has deleted it. */
function Contested({
  form,
  onReopen,
}: {
  readonly form: ArticleFormState;
  readonly onReopen: () => void;
}) {
  const { failed, saved } = form;
  if (failed === null || saved === null) return null;
  if (failed.failure === 'gone') return <DeletedNotice onSaveAsNew={form.saveAsNew} />;
  if (failed.failure !== 'conflict') return null;
  return (
    <OtherWriter
      articleId={saved.id}
      attempt={form.conflicts}
      onUseTheirs={onReopen}
      onOverwrite={(theirs: EditedArticle) => form.overwrite(theirs, failed.kind)}
      onSaveAsNew={form.saveAsNew}
    />
  );
}

function UnpublishDialog(props: {
  readonly title: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  return (
    <ActDialog
      title="Unpublish article"
      question="Are you sure you want to unpublish this article?"
      about={`“${props.title.trim()}” will no longer be on the site. What you see here stays as a draft.`}
      confirm="Unpublish"
      variant="danger"
      isBusy={false}
      failure={null}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
    />
  );
}

function LeaveDialog({ form }: { readonly form: ArticleFormState }) {
  const blocker = useLeaveWarning({
    hasUnsaved: form.hasUnsaved,
    isOwnAddress: (path) => form.saved !== null && path === adminPaths.article(form.saved.id),
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={leaveTexts.title}
      confirm="Leave"
      isBusy={false}
      failure={null}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>
        {form.local.isKept
          ? 'Your last changes are not saved yet. This browser keeps them and offers them when you come back.'
          : 'Your last changes are not saved yet, and this browser cannot keep them.'}
      </p>
    </ConfirmDialog>
  );
}
