/** A dialog that asks for one text, such as a name or a reason, before something is done. */
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { FormDialog } from './form-dialog.tsx';
import { TextArea } from './text-area.tsx';

export function Prompt({
  label,
  hint,
  maxLength,
  problemOf,
  onSubmit,
  ...dialog
}: Omit<ComponentProps<typeof FormDialog>, 'formId' | 'isChanged' | 'children' | 'onSubmit'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly maxLength: number;
  /** Why the text cannot be taken; null where it can. Both are given it without the blanks around it. */
  readonly problemOf: (text: string) => string | null;
  readonly onSubmit: (text: string) => void;
}) {
  const formId = useId();
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const given = text.trim();
  const problem = problemOf(given);
  const submit = (): void => {
    if (dialog.isBusy) return;
    setIsTried(true);
    if (problem === null) onSubmit(given);
    else field.current?.focus();
  };
  return (
    <FormDialog {...dialog} formId={formId} isChanged={text !== ''} onSubmit={submit}>
      <TextArea
        label={label}
        hint={hint}
        ref={field}
        value={text}
        error={isTried ? problem : null}
        maxLength={maxLength}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
