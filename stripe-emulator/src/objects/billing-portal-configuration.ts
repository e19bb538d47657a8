/** What a customer may do in the customer portal. */
import { newId } from '../ids.ts';
import { noPortalFeatures, type PortalFeatures } from './billing-portal-features.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';

export type BillingPortalConfiguration = typeof unusedFields & {
  readonly id: string;
  readonly active: boolean;
  readonly business_profile: {
    readonly headline: string | null;
    readonly privacy_policy_url: string | null;
    readonly terms_of_service_url: string | null;
  };
  readonly created: number;
  readonly default_return_url: string | null;
  readonly features: PortalFeatures;
  readonly is_default: boolean;
  readonly metadata: Metadata;
  readonly name: string | null;
  readonly updated: number;
};

export type BillingPortalConfigurationInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly businessProfile?: Partial<BillingPortalConfiguration['business_profile']> | undefined;
  readonly defaultReturnUrl?: Optional<string>;
  /** Features that are left out are switched off. */
  readonly features?: Partial<PortalFeatures> | undefined;
  readonly isDefault?: Optional<boolean>;
  readonly metadata?: Optional<Metadata>;
  readonly name?: Optional<string>;
};

const unusedFields = {
  object: 'billing_portal.configuration',
  application: null,
  livemode: false,
  login_page: { enabled: false, url: null },
} as const;

const emptyBusinessProfile = {
  headline: null,
  privacy_policy_url: null,
  terms_of_service_url: null,
};

export function newBillingPortalConfiguration(
  input: BillingPortalConfigurationInput,
): BillingPortalConfiguration {
  return {
    ...unusedFields,
    id: input.id ?? newId('bpc'),
    active: true,
    business_profile: { ...emptyBusinessProfile, ...input.businessProfile },
    created: input.now,
    default_return_url: input.defaultReturnUrl ?? null,
    features: { ...noPortalFeatures, ...input.features },
    is_default: input.isDefault ?? false,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
    updated: input.now,
  };
}
