// The three plans: what they cost, how much they hold and what they allow.

export const tiers = ['free', 'basic', 'premium'] as const;
export type TierName = (typeof tiers)[number];
export type PaidTier = Exclude<TierName, 'free'>;

export const priceIds = ['basic_monthly', 'premium_monthly'] as const;
export type PriceId = (typeof priceIds)[number];

export const entitlements = [
  'export',
  'combined-report',
  'reminders',
  'custom-order',
  'priority-support',
] as const;
export type Entitlement = (typeof entitlements)[number];

export type Plan = {
  readonly name: string;
  readonly label: string;
  readonly pricePence: number;
  readonly priceId: PriceId | null;
  /** Null stands for unlimited, which is still held to `unlimitedSafetyBound`. */
  readonly portfolioLimit: number | null;
  /** Debts in one portfolio that are not paid off; null as above. */
  readonly debtLimit: number | null;
  readonly entitlements: readonly Entitlement[];
  readonly features: readonly string[];
};

export const trialDays = 14;

/** The UK's standard rate. It is part of every price where we are VAT registered. */
export const vatPercent = 20;

/** How a limit of null is written in replies to the admin area. */
export const unlimitedMarker = -1;

/** 'Unlimited' still has an end, so that no account can exhaust the server. */
export const unlimitedSafetyBound = 500;

/** What a plan says that it has, where more than one place says it. */
export const claims = {
  calculations: 'Unlimited calculations',
  strategies: 'Three payoff strategies',
  tracking: 'Payment tracking and progress',
  prioritySupport: 'Priority support',
  threePortfolios: 'Up to 3 portfolios',
  tenDebts: '10 debts per portfolio',
  reminders: 'Payment reminders',
  export: 'Export PDF/Excel',
} as const;

export const plans = {
  free: {
    name: 'Free',
    label: 'Free Plan',
    pricePence: 0,
    priceId: null,
    portfolioLimit: 1,
    debtLimit: 3,
    entitlements: [],
    features: [
      claims.calculations,
      claims.strategies,
      '1 portfolio',
      'Up to 3 debts',
      claims.tracking,
    ],
  },
  basic: {
    name: 'Basic',
    label: 'Basic Plan',
    pricePence: 499,
    priceId: 'basic_monthly',
    portfolioLimit: 3,
    debtLimit: 10,
    entitlements: ['export', 'reminders'],
    features: [claims.threePortfolios, claims.tenDebts, claims.reminders, claims.export],
  },
  premium: {
    name: 'Premium',
    label: 'Premium Plan',
    pricePence: 999,
    priceId: 'premium_monthly',
    portfolioLimit: null,
    debtLimit: null,
    entitlements: ['export', 'combined-report', 'reminders', 'custom-order', 'priority-support'],
    features: [
      'Unlimited portfolios',
      'Unlimited debts per portfolio',
      claims.reminders,
      'Export of reports (PDF/Excel)',
      'Advanced features: your own payoff order, one report over all portfolios',
      claims.prioritySupport,
    ],
  },
} as const satisfies Record<TierName, Plan>;

/** What the upgrade dialog promises to someone on each tier, without what Free has already; premium has nothing above it. */
export const upgradeOffers = {
  free: {
    tier: 'basic',
    benefits: [claims.tenDebts, claims.threePortfolios, claims.reminders, claims.export],
  },
  basic: {
    tier: 'premium',
    benefits: [
      'Unlimited debts and portfolios',
      'Your own payoff order',
      'Export reports over all portfolios',
    ],
  },
  premium: null,
} as const satisfies Record<
  TierName,
  { readonly tier: TierName; readonly benefits: readonly string[] } | null
>;

export function can(tier: TierName, entitlement: Entitlement): boolean {
  const granted: readonly Entitlement[] = plans[tier].entitlements;
  return granted.includes(entitlement);
}

export function effectiveLimits(tier: TierName): { portfolios: number; debts: number } {
  const plan: Plan = plans[tier];
  return {
    portfolios: plan.portfolioLimit ?? unlimitedSafetyBound,
    debts: plan.debtLimit ?? unlimitedSafetyBound,
  };
}

export function priceLabel(tier: TierName): string {
  const { pricePence }: Plan = plans[tier];
  return pricePence === 0 ? '£0' : `£${(pricePence / 100).toFixed(2)}`;
}
