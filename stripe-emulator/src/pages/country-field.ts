/** The country of a card's billing address: the ones our customers live in, and 'elsewhere'. */
import { type Html, html } from './html.ts';

const countries: readonly (readonly [code: string, name: string])[] = [
  ['GB', 'United Kingdom'],
  ['GG', 'Guernsey'],
  ['IE', 'Ireland'],
  ['IM', 'Isle of Man'],
  ['JE', 'Jersey'],
  ['', 'Elsewhere'],
];

/** Null for 'elsewhere', and for anything that is not on the list. */
export function countryCode(typed: string): string | null {
  return countries.some(([code]) => code === typed) && typed !== '' ? typed : null;
}

export function countryField(chosen: string): Html {
  return html`<div class="field">
    <label for="country">Country</label>
    <select id="country" name="country" autocomplete="country">
      ${countries.map(
        ([code, name]) =>
          html`<option value="${code}" ${code === chosen && html`selected`}>${name}</option>`,
      )}
    </select>
  </div>`;
}
