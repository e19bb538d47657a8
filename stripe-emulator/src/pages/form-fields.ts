/** Fields of a form with their labels, hints and errors, and the summary of what is wrong. */
import { isEmailAddress } from '../http/parameters.ts';
import { type Html, html } from './html.ts';

export type FieldError = { readonly field: string; readonly message: string };

export type TextField = {
  readonly id: string;
  readonly label: string;
  readonly value?: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'numeric' | 'text' | 'email' | 'tel';
  readonly autocomplete?: string;
  readonly isRequired?: boolean;
};

export function textField(field: TextField, errors: readonly FieldError[]): Html {
  const { id, hint } = field;
  const error = errors.find((one) => one.field === id);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${id}">${field.label}${field.isRequired === false && ' (optional)'}</label>
    ${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
    ${error && html`<p class="field-error" id="${id}-error">${error.message}</p>`}
    <input id="${id}" name="${id}" type="${field.type ?? 'text'}" value="${field.value ?? ''}"
      inputmode="${field.inputMode ?? 'text'}" autocomplete="${field.autocomplete ?? 'off'}"
      ${describedBy !== '' && html`aria-describedby="${describedBy}"`}
      ${field.isRequired !== false && html`aria-required="true"`}
      ${error && html`aria-invalid="true"`}>
  </div>`;
}

export function emailError(email: string): FieldError | false {
  if (isEmailAddress(email)) return false;
  return { field: 'email', message: 'Enter an email address, such as name@example.com' };
}

/** Comes first on the page and takes the focus, so that nobody has to look for what went wrong. */
export function errorSummary(errors: readonly FieldError[]): Html | null {
  if (errors.length === 0) return null;
  return html`<div class="error-summary" role="alert" tabindex="-1" autofocus>
    <h2>There is a problem</h2>
    <ul>
      ${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
    </ul>
  </div>`;
}
