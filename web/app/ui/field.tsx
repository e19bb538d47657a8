/** One field of a form, from top to bottom: label, hint, error, control with its unit outside the typing area. */
import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'prefix'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  /** '£' stands before the figure, '%' after it. */
  readonly unit?: '£' | '%' | undefined;
  /** As it is heard, where its sign does not say all of it or there is none, such as 'percent a year'. */
  readonly unitWords?: string | undefined;
  /** A button at the end of the control, such as the one that shows a password. */
  readonly action?: ReactNode;
  /** The id of what is said of it in another place. */
  readonly hintElsewhereId?: string | undefined;
  /** For the error summary to link to. */
  readonly id?: string | undefined;
};

const wordsOfUnits = { '£': 'pounds', '%': 'percent' } as const;

export function Field({
  label,
  hint,
  error,
  unit,
  unitWords = unit && wordsOfUnits[unit],
  action,
  hintElsewhereId,
  id,
  ...input
}: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hasError = error !== null && error !== undefined;
  const control = (
    <input
      className="input"
      id={fieldId}
      // Hidden words in the label would come with a blank before their comma.
      aria-label={unitWords ? `${label}, ${unitWords}` : undefined}
      aria-invalid={invalidOf({ hasError, required: input.required })}
      aria-describedby={describedBy(fieldId, { hint, hasError, hintElsewhereId })}
      inputMode={unit === undefined ? undefined : 'decimal'}
      autoComplete="off"
      {...input}
    />
  );
  return (
    <div className={hasError ? 'field has-error' : 'field'}>
      <label htmlFor={fieldId}>{label}</label>
      {hint ? (
        <p className="hint" id={`${fieldId}-hint`}>
          {hint}
        </p>
      ) : null}
      {hasError ? <FieldError id={`${fieldId}-error`} message={error} /> : null}
      {unit === undefined && action === undefined ? (
        control
      ) : (
        <div className="affix">
          {unit === '£' ? <span aria-hidden="true">£</span> : null}
          {control}
          {unit === '%' ? <span aria-hidden="true">%</span> : null}
          {action}
        </div>
      )}
    </div>
  );
}

/** To browsers a required field is wrong while it is blank; nobody is to hear that before they have tried. */
export function invalidOf(field: {
  readonly hasError: boolean;
  readonly required: boolean | undefined;
}): boolean | undefined {
  return field.hasError || (field.required ? false : undefined);
}

/** What is wrong is heard before what is only explained. */
export function describedBy(
  fieldId: string,
  given: {
    readonly hint: string | undefined;
    readonly hasError: boolean;
    readonly hintElsewhereId?: string | undefined;
  },
): string | undefined {
  const ids = [
    given.hasError && `${fieldId}-error`,
    given.hint && `${fieldId}-hint`,
    given.hintElsewhereId,
  ];
  return ids.filter(Boolean).join(' ') || undefined;
}

export function FieldError({ id, message }: { readonly id: string; readonly message: string }) {
  return (
    <p className="error" id={id}>
      <TriangleAlert className="icon" aria-hidden="true" />
      {message}
    </p>
  );
}

/** As it is shown now; empty where there is none. */
export function problemBeside(fieldId: string): string {
  return document.getElementById(`${fieldId}-error`)?.textContent ?? '';
}
