/** The plans as rows of a table: what each costs, holds and includes. */
import {
  claims,
  type Entitlement,
  entitlements,
  type Plan,
  plans,
  priceLabel,
  tiers,
} from './plans.ts';

export type TierRow = {
  readonly name: string;
  readonly price: string;
  readonly portfolios: string;
  /** In each portfolio. */
  readonly debts: string;
  readonly includes: readonly string[];
};

const entitlementNames = {
  export: 'Export as PDF, Excel and CSV',
  'combined-report': 'Report over all portfolios',
  reminders: 'Payment reminders',
  'custom-order': 'Your own payoff order',
  'priority-support': claims.prioritySupport,
} as const satisfies Record<Entitlement, string>;

const inEveryPlan = [claims.calculations, claims.strategies, claims.tracking];

export const tierTable: readonly TierRow[] = tiers.map((tier) => {
  const { name, portfolioLimit, debtLimit, entitlements: granted }: Plan = plans[tier];
  const added = entitlements.filter((entitlement) => granted.includes(entitlement));
  return {
    name,
    price: priceLabel(tier),
    portfolios: limitWords(portfolioLimit),
    debts: limitWords(debtLimit),
    includes: [...inEveryPlan, ...added.map((entitlement) => entitlementNames[entitlement])],
  };
});

function limitWords(limit: number | null): string {
  return limit === null ? 'Unlimited' : String(limit);
}
