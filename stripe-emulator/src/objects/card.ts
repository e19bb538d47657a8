/** What a card's number and form tell: shared by payment methods and charges. */
export type CardCheck = 'pass' | 'fail' | 'unavailable' | 'unchecked';

export type CardChecks = {
  readonly address_line1_check: CardCheck | null;
  readonly address_postal_code_check: CardCheck | null;
  readonly cvc_check: CardCheck | null;
};

export type CardDetails = {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly country: string;
  readonly funding: 'credit' | 'debit' | 'prepaid' | 'unknown';
  readonly fingerprint: string;
  readonly checks: CardChecks;
};

export const passedChecks: CardChecks = {
  address_line1_check: null,
  address_postal_code_check: null,
  cvc_check: 'pass',
};
