/** A native choice: the phone's own list is better than any that we could draw. */
import { type ComponentProps, useId } from 'react';
import { describedBy, FieldError, invalidOf } from './field.tsx';

/** A word that stands for itself, or one that is shown for something else. */
export type SelectOption = string | { readonly value: string; readonly label: string };

export function SelectField({
  label,
  options,
  placeholder,
  hint,
  error,
  id,
  ...select
}: Omit<ComponentProps<'select'>, 'id'> & {
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** What stands there while nothing is chosen; none where something always is. */
  readonly placeholder?: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly id?: string | undefined;
}) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hasError = error !== null && error !== undefined;
  return (
    <div className={hasError ? 'field has-error' : 'field'}>
      <label htmlFor={fieldId}>{label}</label>
      {hint ? (
        <p className="hint" id={`${fieldId}-hint`}>
          {hint}
        </p>
      ) : null}
      {hasError ? <FieldError id={`${fieldId}-error`} message={error} /> : null}
      <select
        className="input"
        id={fieldId}
        aria-invalid={invalidOf({ hasError, required: select.required })}
        aria-describedby={describedBy(fieldId, { hint, hasError })}
        {...select}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => {
          const { value, label: shown } =
            typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {shown}
            </option>
          );
        })}
      </select>
    </div>
  );
}
