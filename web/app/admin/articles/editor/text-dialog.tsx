/** Asks for a few words: an address, a description, a caption. What is wrong is said beside its field. */
import { useEffect, useId, useState } from 'react';
import { focusOn } from '../../../forms/focus.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';

export type AskedField<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly start: string;
  readonly problemOf: (value: string) => string | null;
};

export function TextDialog<Name extends string>(props: {
  readonly title: string;
  readonly fields: readonly AskedField<Name>[];
  readonly saveLabel: string;
  readonly onSave: (values: Readonly<Record<Name, string>>) => void;
  readonly onClose: () => void;
}) {
  const { title, fields, saveLabel, onSave, onClose } = props;
  const formId = useId();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setIsTried] = useState(false);
  const idOf = (name: string): string => `${formId}-${name}`;
  const firstId = idOf(fields[0]?.name ?? '');
  useEffect(() => focusOn(firstId), [firstId]);
  const textIn = ({ name, start }: AskedField<Name>): string => values[name] ?? start;
  const submit = (): void => {
    setIsTried(true);
    const wrong = fields.find((field) => field.problemOf(textIn(field).trim()) !== null);
    if (wrong !== undefined) {
      focusOn(idOf(wrong.name));
      return;
    }
    const given = fields.map((field) => [field.name, textIn(field).trim()]);
    // Entries are typed by any string; these are the names of the fields.
    onSave(Object.fromEntries(given) as Record<Name, string>);
  };
  return (
    <FormDialog
      title={title}
      formId={formId}
      saveLabel={saveLabel}
      isChanged={fields.some((field) => textIn(field) !== field.start)}
      onSubmit={submit}
      onClose={onClose}
    >
      {fields.map((field) => (
        <Field
          key={field.name}
          id={idOf(field.name)}
          label={field.label}
          hint={field.hint}
          value={textIn(field)}
          required={field.problemOf('') !== null}
          error={isTried ? field.problemOf(textIn(field).trim()) : null}
          onChange={({ target }) =>
            setValues((others) => ({ ...others, [field.name]: target.value }))
          }
        />
      ))}
    </FormDialog>
  );
}
