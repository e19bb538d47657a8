/** The fields of a card: shown, read, and what an error of the bank means for them. */
import type { Form } from '../http/form.ts';
import { StripeError } from '../stripe-error.ts';
import { type FieldError, textField } from './form-fields.ts';
import { type Html, html } from './html.ts';
import { typedText } from './page-routes.ts';

/** As typed. The security code is read and never shown again. */
export type TypedCard = {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
};

export type CardInput = {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
  readonly name: string;
};

export const emptyCard: TypedCard = { number: '', expiry: '', cvc: '', name: '' };

export function cardFields(typed: TypedCard, errors: readonly FieldError[]): Html {
  return html`${textField(
    {
      id: 'card-number',
      label: 'Card number',
      value: typed.number,
      inputMode: 'numeric',
      autocomplete: 'cc-number',
    },
    errors,
  )}
  <div class="pair">
    ${textField(
      {
        id: 'expiry',
        label: 'Expiry date',
        hint: '04/30 or 0430',
        value: typed.expiry,
        inputMode: 'numeric',
        autocomplete: 'cc-exp',
      },
      errors,
    )}
    ${textField(
      {
        id: 'cvc',
        label: 'Security code',
        hint: '3 or 4 digits',
        inputMode: 'numeric',
        autocomplete: 'cc-csc',
      },
      errors,
    )}
  </div>
  ${textField(
    { id: 'name', label: 'Name on card', value: typed.name, autocomplete: 'cc-name' },
    errors,
  )}`;
}

/** As it was typed before the bank was asked; the security code is to be typed again. */
export function typedCardOf({
  number,
  expMonth,
  expYear,
  name,
}: Omit<CardInput, 'cvc'>): TypedCard {
  const expiry = `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
  return { ...emptyCard, number, expiry, name };
}

export function readTypedCard(form: Form): TypedCard {
  return {
    number: typedText(form, 'card-number'),
    expiry: typedText(form, 'expiry'),
    cvc: typedText(form, 'cvc'),
    name: typedText(form, 'name'),
  };
}

/** Number pads of phones have no slash, so it can be left out. */
const expiryPattern = /^(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})$/;

/** Either a card that a bank can be asked about, or what is wrong with each field. */
export function parseCard(
  typed: TypedCard,
): { readonly card: CardInput } | { readonly errors: readonly FieldError[] } {
  const number = typed.number.replaceAll(/[\s-]/g, '');
  const [, month = '', year = ''] = expiryPattern.exec(typed.expiry) ?? [];
  const expMonth = Number(month);
  const errors = [
    !/^\d{12,19}$/.test(number) && {
      field: 'card-number',
      message: 'Enter the card number, as shown on the card',
    },
    (expMonth < 1 || expMonth > 12) && {
      field: 'expiry',
      message: 'Enter the expiry date as month and year, such as 04/30',
    },
    !/^\d{3,4}$/.test(typed.cvc) && {
      field: 'cvc',
      message: 'Enter the security code, the 3 or 4 digits on the card',
    },
    typed.name === '' && { field: 'name', message: 'Enter the name on the card' },
  ].filter((error) => error !== false);
  if (errors.length > 0) return { errors };
  const expYear = year.length === 2 ? 2_000 + Number(year) : Number(year);
  return { card: { number, expMonth, expYear, cvc: typed.cvc, name: typed.name } };
}

const wrongExpiry = 'Check the expiry date. The card has expired, or the date is wrong.';

/** For what can be put right on the page; Stripe's own words are American. */
const messagesByCode: ReadonlyMap<string, string> = new Map([
  ['incorrect_number', 'Check the card number. There is a mistake in it.'],
  ['invalid_expiry_month', wrongExpiry],
  ['invalid_expiry_year', wrongExpiry],
]);

const fieldsByCode: ReadonlyMap<string, string> = new Map([
  ['expired_card', 'expiry'],
  ['invalid_expiry_month', 'expiry'],
  ['invalid_expiry_year', 'expiry'],
  ['incorrect_cvc', 'cvc'],
  ['invalid_cvc', 'cvc'],
]);

/** What the bank says, at the field that it concerns; anything else is not for the payer to mend. */
export function cardFailure(error: unknown): FieldError {
  if (!(error instanceof StripeError) || error.type !== 'card_error') throw error;
  const { code = '' } = error.details;
  const field = fieldsByCode.get(code) ?? 'card-number';
  const typedWrongly = messagesByCode.get(code);
  if (typedWrongly !== undefined) return { field, message: typedWrongly };
  const advice = code === 'card_declined' ? ' Please try another card.' : '';
  return { field, message: `${error.message} Nothing was taken.${advice}` };
}
