/** Tags as chips: Enter adds what is typed, Backspace in an empty field takes the last one away. */
import { articleLimits } from '@debt-payoff/contract/article-limits';
import { articleFieldNames } from '@debt-payoff/contract/texts/articles';
import { undoTexts } from '@debt-payoff/contract/texts/undo';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { Field } from '../../ui/field.tsx';
import { useUndo } from '../../ui/use-undo.tsx';
import { withTag } from './article-fields.ts';

export function TagsField({
  id,
  tags,
  error,
  onChange,
}: {
  readonly id: string;
  readonly tags: readonly string[];
  readonly error: string | null;
  readonly onChange: (tags: readonly string[]) => void;
}) {
  const [typed, setTyped] = useState('');
  const add = (): void => {
    const more = withTag(tags, typed);
    setTyped('');
    if (more === null) return;
    onChange(more);
    announce(undoTexts.added(more.at(-1) ?? ''));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    }
    if (event.key === 'Backspace' && typed === '') remove(tags.at(-1));
  };
  const undo = useUndo<string>({
    putBack: ({ entry, at }) => {
      if (!tags.includes(entry)) onChange(tags.toSpliced(at, 0, entry));
    },
    focusIdOf: () => id,
  });
  const remove = (tag: string | undefined): void => {
    if (tag === undefined) return;
    undo.setRemoved({ entry: tag, at: tags.indexOf(tag), name: tag });
    onChange(tags.filter((each) => each !== tag));
  };
  return (
    <div className="tags-field">
      <Field
        id={id}
        label={articleFieldNames.tags}
        hint="Press Enter after each."
        error={error}
        maxLength={articleLimits.filterMaxLength}
        enterKeyHint="enter"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        // What was typed and not entered is meant as well.
        onBlur={add}
      />
      {undo.offer}
      {tags.length === 0 ? null : (
        <ul className="tag-chips" aria-label={articleFieldNames.tags}>
          {tags.map((tag) => (
            <li key={tag} className="chip">
              <span className="any-name">{tag}</span>
              <button type="button" aria-label={`Remove tag, ${tag}`} onClick={() => remove(tag)}>
                <X className="icon" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
