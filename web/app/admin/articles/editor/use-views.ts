/** Which view is open, and which of them holds the text: what is typed in one is taken over by the next. */
import { useRef, useState } from 'react';
import { type ReadArticle, readArticle } from './read-article.ts';
import { htmlOf } from './serialise.ts';
import { useWriting } from './use-writing.ts';

export type View = 'write' | 'html' | 'preview';

export function useViews(options: {
  readonly initialContent: string;
  readonly onChange: (getContent: () => string) => void;
  readonly labelId: string;
  readonly hintId: string;
}) {
  const { initialContent, onChange } = options;
  const [opened] = useState(() => readArticle(initialContent));
  const isHeld = opened.losses.length === 0;
  const [view, setView] = useState<View>(isHeld ? 'write' : 'html');
  /** The HTML that was typed, or that the Write view cannot hold; null where that view has the text. */
  const html = useRef(isHeld ? null : initialContent);
  const [read, setRead] = useState<ReadArticle | null>(null);
  const getContent = (): string => html.current ?? htmlOf(written.editor.state.doc);
  const written = useWriting({
    doc: opened.doc,
    labelId: options.labelId,
    hintId: options.hintId,
    onChange: () => onChange(getContent),
  });
  const takeOver = ({ doc }: ReadArticle): void => {
    written.editor.commands.setContent(doc, { emitUpdate: false });
    html.current = null;
    setRead(null);
    setView('write');
  };
  const choose = (next: View): void => {
    if (next !== 'write' || html.current === null) {
      setView(next);
      return;
    }
    const found = readArticle(html.current);
    if (found.losses.length === 0) takeOver(found);
    else setRead(found);
  };
  return {
    view,
    written,
    choose,
    getContent,
    /** What the Write view could not keep of what was opened. */
    losses: html.current === initialContent ? opened.losses : [],
    /** What it could not keep of what was typed since, before it is dropped. */
    wouldLose: read?.losses ?? [],
    goOn: (): void => {
      if (read === null) return;
      takeOver(read);
      onChange(getContent);
    },
    stay: (): void => setRead(null),
    typeHtml: (text: string): void => {
      html.current = text;
      onChange(getContent);
    },
  };
}
