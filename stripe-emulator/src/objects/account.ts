/** The account whose keys the requests carry: a UK business in test mode. */
import { newId } from '../ids.ts';
import type { Optional } from './optional.ts';

/** The business whose account it is, as its customers know it. */
export const businessName = 'Debt Payoff';

export type Account = typeof unusedFields & {
  readonly id: string;
  readonly business_profile: {
    readonly name: string;
    readonly support_email: string | null;
    readonly support_url: string | null;
    readonly url: string | null;
  };
  readonly created: number;
  readonly email: string | null;
  readonly settings: {
    readonly dashboard: { readonly display_name: string; readonly timezone: 'Europe/London' };
    readonly payments: { readonly statement_descriptor: string };
  };
};

export type AccountInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly email?: Optional<string>;
  readonly name: string;
  readonly statementDescriptor?: Optional<string>;
  readonly supportEmail?: Optional<string>;
  readonly supportUrl?: Optional<string>;
  readonly url?: Optional<string>;
};

const unusedFields = {
  object: 'account',
  business_type: 'company',
  capabilities: { card_payments: 'active', transfers: 'active' },
  charges_enabled: true,
  controller: { type: 'account' },
  country: 'GB',
  default_currency: 'gbp',
  details_submitted: true,
  metadata: {},
  payouts_enabled: true,
  type: 'standard',
} as const;

const statementDescriptorLengthMax = 22;

export function newAccount(input: AccountInput): Account {
  const descriptor = input.statementDescriptor ?? input.name.toUpperCase();
  return {
    ...unusedFields,
    id: input.id ?? newId('acct', 16),
    business_profile: {
      name: input.name,
      support_email: input.supportEmail ?? null,
      support_url: input.supportUrl ?? null,
      url: input.url ?? null,
    },
    created: input.now,
    email: input.email ?? null,
    settings: {
      dashboard: { display_name: input.name, timezone: 'Europe/London' },
      payments: { statement_descriptor: descriptor.slice(0, statementDescriptorLengthMax) },
    },
  };
}
