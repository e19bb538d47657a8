/** A native choice: the phone's own list is better than any that we could draw. */
import { type ComponentProps, useId } from 'react';
import { FieldError } from './field.tsx';

export function SelectField({
  label,
  options,
  placeholder,
  error,
  id,
  ...select
}: Omit<ComponentProps<'select'>, 'id'> & {
  readonly label: string;
  readonly options: readonly string[];
  /** What stands there while nothing is chosen; none where something always is. */
  readonly placeholder?: string;
  readonly error?: string | null | undefined;
  readonly id?: string | undefined;
}) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hasError = error !== null && error !== undefined;
  return (
    <div className={hasError ? 'field has-error' : 'field'}>
      <label htmlFor={fieldId}>{label}</label>
      {hasError ? <FieldError id={`${fieldId}-error`} message={error} /> : null}
      <select
        className="input"
        id={fieldId}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? `${fieldId}-error` : undefined}
        {...select}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
