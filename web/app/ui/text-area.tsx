/** A field for several lines, built like the others: label, hint, error, control. */
import { type ComponentProps, useId } from 'react';
import { describedBy, FieldError, invalidOf } from './field.tsx';

export function TextArea({
  label,
  hint,
  error,
  id,
  ...area
}: Omit<ComponentProps<'textarea'>, 'id'> & {
  readonly label: string;
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
      <textarea
        className="input"
        id={fieldId}
        rows={3}
        aria-invalid={invalidOf({ hasError, required: area.required })}
        aria-describedby={describedBy(fieldId, { hint, hasError })}
        {...area}
      />
    </div>
  );
}
