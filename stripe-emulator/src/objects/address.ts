/** A postal address, and the details of the person who is billed there. */
export type Address = {
  readonly city: string | null;
  readonly country: string | null;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly postal_code: string | null;
  readonly state: string | null;
};

export type BillingDetails = {
  readonly address: Address;
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly tax_id: null;
};

export const emptyAddress: Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

export function billingDetailsOf(given: Partial<BillingDetails> = {}): BillingDetails {
  return { address: emptyAddress, email: null, name: null, phone: null, tax_id: null, ...given };
}
