/** Checks what somebody typed into a card form, as a bank would before any money moves. */
import { StripeError } from '../stripe-error.ts';
import { type Decline, findTestCard, type TestCard } from './test-cards.ts';

export type CardForm = {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
};

const yearsAheadMax = 50;

/** The test card that was typed in; throws for one that cannot be used, and nothing is kept then. */
export function checkCard(form: CardForm, now: number): TestCard {
  const testCard = checkNumber(form.number.replaceAll(/[\s-]/g, ''));
  checkExpiry(form, now);
  const cvcLength = testCard.brand === 'amex' ? 4 : 3;
  if (!/^\d+$/.test(form.cvc) || form.cvc.length !== cvcLength) {
    throw fieldError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  return testCard;
}

/** Throws for an expiry date that has passed, or that no card has. */
export function checkExpiry(
  { expMonth, expYear }: { readonly expMonth: number; readonly expYear: number },
  now: number,
): void {
  const today = new Date(now * 1_000);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1];
  if (expMonth < 1 || expMonth > 12) throw invalidMonth();
  if (expYear < year || expYear > year + yearsAheadMax) {
    throw fieldError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (expYear === year && expMonth < month) throw invalidMonth();
}

/** A refusal before anything was made: the call leaves no trace. */
export function refusal(decline: Decline): StripeError {
  const { code, declineCode, message } = decline;
  const details = declineCode === null ? { code } : { code, decline_code: declineCode };
  return new StripeError(402, 'card_error', message, details);
}

function checkNumber(number: string): TestCard {
  const testCard = findTestCard(number);
  if (testCard !== null) return testCard;
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number)) {
    throw fieldError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  throw refusal({
    code: 'card_declined',
    declineCode: 'test_mode_live_card',
    message: 'Your card was declined. Only test cards work here, such as 4242 4242 4242 4242.',
  });
}

/** Luhn's formula, by which a mistyped number is noticed. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function invalidMonth(): StripeError {
  return fieldError(
    'invalid_expiry_month',
    "Your card's expiration month is invalid.",
    'exp_month',
  );
}

function fieldError(code: string, message: string, param: string): StripeError {
  return new StripeError(402, 'card_error', message, { code, param });
}
