// Who sells the plans, as the law wants it named.

import { product } from '../product.ts';

/** Name and postal address where they are configured. */
export function traderName(trader: string | null): string {
  return trader ?? product.name;
}

/** 'Debt Payoff, hello@debtpayoff.example' */
export function traderAndEmail(trader: string | null): string {
  return `${traderName(trader)}, ${product.contactEmail}`;
}
