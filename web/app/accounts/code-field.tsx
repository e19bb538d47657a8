import { Field } from '../ui/field.tsx';

/** Phones offer the code that just arrived, and show digits first. */
export function CodeField(props: {
  readonly id?: string;
  readonly hint: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (code: string) => void;
}) {
  const { id, hint, value, error, onChange } = props;
  return (
    <Field
      label="Code"
      id={id}
      hint={hint}
      value={value}
      error={error}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
