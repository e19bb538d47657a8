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
}: Omit<ComponentProps<typeof FormDialog>, 'formId' | 'children' | 'onSubmit'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly maxLength: number;
  /** Why the text cannot be taken; null where it can. */
  readonly problemOf: (text: string) => string | null;
  /** Given the text without the blanks around it. */
  readonly onSubmit: (text: string) => void;
}) {
  const formId = useId();
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (): void => {
    setIsTried(true);
    if (problemOf(text) === null) onSubmit(text.trim());
    else field.current?.focus();
  };
  return (
    <FormDialog {...dialog} formId={formId} onSubmit={submit}>
      <TextArea
        label={label}
        hint={hint}
        ref={field}
        value={text}
        error={isTried ? problemOf(text) : null}
        maxLength={maxLength}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
