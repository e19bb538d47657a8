/** Where staff write an article: as it will look, as HTML, or as readers would see it. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useId } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { ArticleFacts } from './article-facts.ts';
import { HtmlView, LossDialog } from './html-view.tsx';
import { Preview } from './preview.tsx';
import { useViews } from './use-views.ts';
import { WriteView } from './write-view.tsx';
import '../../../styles/article-editor.css';

export type ArticleEditorProps = {
  /** HTML to begin with. Another text is another React key. */
  readonly initialContent: string;
  /** At each change by the person, never by loading. The text is only put together when it is asked for. */
  readonly onChange: (getContent: () => string) => void;
  /** What stands around the text in the preview. */
  readonly previewOf: () => ArticleFacts;
  /** Of the words that name the text. */
  readonly labelId: string;
};

const views = [
  { key: 'write', label: 'Write' },
  { key: 'html', label: 'HTML' },
  { key: 'preview', label: 'Preview' },
] as const;

export function ArticleEditor(props: ArticleEditorProps) {
  // Reading HTML takes a browser.
  return useHydrated() ? <EditorViews {...props} /> : <Skeleton text={navigationTexts.loading} />;
}

function EditorViews({ initialContent, onChange, previewOf, labelId }: ArticleEditorProps) {
  const panelId = useId();
  const hintId = useId();
  const editing = useViews({ initialContent, onChange, labelId, hintId });
  const { view, written } = editing;
  return (
    <div className="article-editor stack">
      <Tabs label="Views" tabs={views} chosen={view} onChoose={editing.choose} panelId={panelId} />
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${view}`}>
        {/* It stays in the page, with its history. */}
        <div hidden={view !== 'write'}>
          <WriteView written={written} hintId={hintId} />
        </div>
        {view === 'html' ? (
          <HtmlView
            start={editing.getContent()}
            losses={editing.losses}
            onChange={editing.typeHtml}
          />
        ) : null}
        {view === 'preview' ? <Preview content={editing.getContent()} facts={previewOf()} /> : null}
      </div>
      {editing.wouldLose.length === 0 ? null : (
        <LossDialog losses={editing.wouldLose} onGoOn={editing.goOn} onClose={editing.stay} />
      )}
    </div>
  );
}
