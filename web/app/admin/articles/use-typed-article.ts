/** What is typed: the fields as they are drawn, and the text, which the editor puts together only when it is asked for. */
import { articleFormLimits } from '@debt-payoff/contract/article-form-limits';
import { useRef, useState } from 'react';
import type { ArticleFields } from './article-fields.ts';

export function useTypedArticle(start: ArticleFields) {
  const [fields, setFields] = useState(start);
  /** The editor begins with it; another key is another text in it. */
  const [editor, setEditor] = useState({ key: 0, content: start.content });
  const typed = useRef({ fields: start, readContent: () => start.content, changes: 0 });
  const keep = (changed: ArticleFields): void => {
    typed.current.fields = changed;
    setFields(changed);
  };
  return {
    fields,
    editor,
    read: (): ArticleFields => ({
      ...typed.current.fields,
      content: typed.current.readContent(),
    }),
    /** Grows with each change by the person. */
    changes: () => typed.current.changes,
    countChange: (): void => {
      typed.current.changes += 1;
    },
    set: (change: Partial<ArticleFields>): void => keep({ ...typed.current.fields, ...change }),
    setContent: (readContent: () => string): void => {
      typed.current.readContent = readContent;
    },
    replace: (another: ArticleFields): void => {
      typed.current.readContent = () => another.content;
      setEditor(({ key }) => ({ key: key + 1, content: another.content }));
      keep(another);
    },
  };
}

/** What takes the whole text is done once its writer pauses. */
export function useAfterPause(act: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  latest.current = act;
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), articleFormLimits.autosaveDebounceMs);
  };
}
