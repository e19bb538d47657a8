/** How a card was used in a charge. */
import type { CardDetails } from './card.ts';

export type ChargedCard = typeof unusedFields &
  CardDetails & {
    readonly amount_authorized: number;
    readonly network: string;
    readonly overcapture: {
      readonly maximum_amount_capturable: number;
      readonly status: 'unavailable';
    };
  };

const unusedFields = {
  authorization_code: null,
  electronic_commerce_indicator: null,
  extended_authorization: { status: 'disabled' },
  incremental_authorization: { status: 'unavailable' },
  installments: null,
  mandate: null,
  multicapture: { status: 'unavailable' },
  network_token: { used: false },
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
} as const;

export function chargedCardOf(card: CardDetails, amount: number): ChargedCard {
  return {
    ...unusedFields,
    amount_authorized: amount,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint,
    funding: card.funding,
    last4: card.last4,
    network: card.brand,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
  };
}
