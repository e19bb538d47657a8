/** The cards that work here, and what each of them does: those of Stripe's page on testing. */

export type Decline = {
  readonly code: string;
  readonly declineCode: string | null;
  readonly message: string;
};

/** When the bank wants to see the cardholder. */
export type AuthenticationRule = {
  readonly onSetup: boolean;
  readonly onSession: boolean;
  readonly offSession: 'never' | 'unless_set_up' | 'always';
};

export type TestCard = {
  readonly number: string;
  /** Ids that the API takes in the place of a payment method, such as pm_card_visa. */
  readonly tokens: readonly string[];
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly funding: 'credit' | 'debit';
  readonly country: string;
  /** Why it cannot be stored with a customer; null where it can. */
  readonly attachDecline: Decline | null;
  /** Why every charge fails, once authenticated where that is needed; null where it succeeds. */
  readonly chargeDecline: Decline | null;
  readonly authentication: AuthenticationRule;
};

const noAuthentication: AuthenticationRule = {
  onSetup: false,
  onSession: false,
  offSession: 'never',
};

const alwaysAuthenticates: AuthenticationRule = {
  onSetup: true,
  onSession: true,
  offSession: 'always',
};

function declined(declineCode: string, message = 'Your card was declined.'): Decline {
  return { code: 'card_declined', declineCode, message };
}

const genericDecline = declined('generic_decline');
const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.');

function card(
  number: string,
  tokens: readonly string[],
  more: Partial<Omit<TestCard, 'number' | 'tokens'>> = {},
): TestCard {
  return {
    number,
    tokens,
    brand: 'visa',
    funding: 'credit',
    country: 'US',
    attachDecline: null,
    chargeDecline: null,
    authentication: noAuthentication,
    ...more,
  };
}

/** Refused at once, so that it can neither be stored nor charged. */
function refusedCard(number: string, name: string, decline: Decline): TestCard {
  const tokens = [`pm_card_${name}`, `pm_card_visa_${name}`];
  return card(number, tokens, { attachDecline: decline, chargeDecline: decline });
}

export const testCards: readonly TestCard[] = [
  card('4242424242424242', ['pm_card_visa']),
  card('5555555555554444', ['pm_card_mastercard'], { brand: 'mastercard' }),
  card('378282246310005', ['pm_card_amex'], { brand: 'amex' }),
  card('4000058260000005', ['pm_card_gb_debit'], { country: 'GB', funding: 'debit' }),
  card('4000008260000000', ['pm_card_gb'], { country: 'GB' }),
  card('4000000000000077', ['pm_card_bypassPending']),
  refusedCard('4000000000000002', 'chargeDeclined', genericDecline),
  refusedCard('4000000000009995', 'chargeDeclinedInsufficientFunds', insufficientFunds),
  refusedCard('4000000000009987', 'chargeDeclinedLostCard', declined('lost_card')),
  refusedCard('4000000000009979', 'chargeDeclinedStolenCard', declined('stolen_card')),
  refusedCard('4000000000000069', 'chargeDeclinedExpiredCard', {
    code: 'expired_card',
    declineCode: null,
    message: 'Your card has expired.',
  }),
  refusedCard('4000000000000127', 'chargeDeclinedIncorrectCvc', {
    code: 'incorrect_cvc',
    declineCode: null,
    message: "Your card's security code is incorrect.",
  }),
  refusedCard('4000000000000119', 'chargeDeclinedProcessingError', {
    code: 'processing_error',
    declineCode: null,
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
  card('4000000000000341', ['pm_card_chargeCustomerFail'], { chargeDecline: genericDecline }),
  card('4000002500003155', ['pm_card_authenticationRequiredOnSetup'], {
    authentication: { onSetup: true, onSession: true, offSession: 'unless_set_up' },
  }),
  card('4000003800000446', ['pm_card_authenticationRequiredSetupForOffSession'], {
    authentication: { onSetup: false, onSession: true, offSession: 'never' },
  }),
  card('4000002760003184', ['pm_card_authenticationRequired'], {
    authentication: alwaysAuthenticates,
  }),
  card('4000000000003220', ['pm_card_threeDSecure2Required'], {
    authentication: alwaysAuthenticates,
  }),
  card('4000008260003178', ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'], {
    country: 'GB',
    authentication: alwaysAuthenticates,
    chargeDecline: insufficientFunds,
  }),
];

export function findTestCard(number: string): TestCard | null {
  return testCards.find((testCard) => testCard.number === number) ?? null;
}

export function findTestCardByToken(token: string): TestCard | null {
  return testCards.find(({ tokens }) => tokens.includes(token)) ?? null;
}
