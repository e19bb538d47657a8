import type { AnalyticsProperty } from '@debt-payoff/contract/analytics-property';
import type { Company } from '@debt-payoff/contract/company';
import type { Environment } from '@debt-payoff/contract/roles';

/** As what the product runs, and where it is reached. Each part takes what it needs of it. */
export type SiteConfig = {
  readonly environment: Environment;
  readonly publicUrl: string;
  readonly company: Company;
  /** Null where no measurement id is configured for this environment. */
  readonly analytics: AnalyticsProperty | null;
  /** Where the API lives on a host of its own. */
  readonly publicApiOrigin: string | null;
  /** The other origins whose pages may call the API. */
  readonly webOrigins: readonly string[];
};
