/** What is said above the form of an article. */
import { paths } from '@debt-payoff/contract/paths';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useState } from 'react';
import { isAdminOnly } from '../../admin-only.ts';
import { focusOn } from '../../forms/focus.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-summary.tsx';
import { intoView } from '../../ui/into-view.ts';
import { newTab, opensNewTab } from '../../ui/new-tab.tsx';
import { formatDayAndTime } from '../../words/dates.ts';
import type { FoundDraft } from './local-draft.ts';
import type { ArticleFormState } from './use-article-form.ts';

const texts = adminTexts.articles;

export function FormNotices({ form }: { readonly form: ArticleFormState }) {
  const { notice, saved, toMend, failureText, local } = form;
  // One that was begun as a new article belongs to none that is saved by now.
  const [offered] = local.found.filter(({ draft }) => saved === null || draft.version > 0);
  return (
    <>
      {offered === undefined ? null : <DraftOffer found={offered} form={form} />}
      {saved?.status === 'published' && notice !== 'published' ? (
        <PublicNotice slug={saved.public_slug} />
      ) : null}
      {toMend.length === 0 ? null : <ToMend sentences={toMend} />}
      {failureText === null ? null : (
        <Banner ref={intoView} kind="danger" title={failureText}>
          Nothing that you typed is lost.
        </Banner>
      )}
      {notice === 'published' ? <Done text={texts.published} slug={saved?.public_slug} /> : null}
      {notice === 'unpublished' ? <Done text={texts.unpublished} /> : null}
      {local.isKept ? null : (
        <Banner kind="warning" title="This browser cannot keep a copy of what you type.">
          Its storage is full. Save before you leave this page.
        </Banner>
      )}
    </>
  );
}

/** Restored, it stands in the form as changes that are not saved yet. */
function DraftOffer({
  found,
  form,
}: {
  readonly found: FoundDraft;
  readonly form: ArticleFormState;
}) {
  const { draft } = found;
  const title = draft.fields.title.trim();
  const discard = (): void => {
    form.local.decline(found);
    focusOn(form.idOf('title'));
  };
  const isOver = form.saved !== null && draft.version !== form.saved.version;
  return (
    <Banner
      kind="info"
      title={texts.restoreDraft}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={() => void form.restore(found)}>
            Restore
          </Button>
          <Button variant="quiet" size="small" onClick={discard}>
            Discard
          </Button>
        </>
      }
    >
      {title === '' ? 'Without a title' : `“${title}”`}, written on{' '}
      {formatDayAndTime(new Date(draft.at).toISOString())}.
      {isOver ? ' The article has since been saved: you will be asked which text is to stay.' : ''}
    </Banner>
  );
}

function PublicNotice({ slug }: { readonly slug: string | null }) {
  return (
    <Banner
      kind="info"
      title="This article is public. What you save as a draft stays unseen until you publish it."
      actions={<PublicLink slug={slug} />}
    />
  );
}

function Done({
  text,
  slug = null,
}: {
  readonly text: string;
  readonly slug?: string | null | undefined;
}) {
  return <Banner ref={intoView} kind="success" title={text} actions={<PublicLink slug={slug} />} />;
}

/** The staff's own site has no public pages to link to. */
function PublicLink({ slug }: { readonly slug: string | null }) {
  if (slug === null || isAdminOnly) return null;
  return (
    <a className="btn btn-secondary btn-sm" href={`${paths.articles}/${slug}`} {...newTab}>
      View on the site{opensNewTab}
    </a>
  );
}

/** Takes the focus each time that publishing is refused: another refusal is another list, perhaps with the same words. */
function ToMend({ sentences }: { readonly sentences: readonly string[] }) {
  const [shown, setShown] = useState({ sentences, refusals: 0 });
  if (shown.sentences !== sentences) setShown({ sentences, refusals: shown.refusals + 1 });
  return (
    <ErrorBox key={shown.refusals} title={texts.notPublishable}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ErrorBox>
  );
}
