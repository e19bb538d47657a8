import type { Environment } from '@debt-payoff/contract/roles';

/** As what the product runs, and where it is reached. Each part takes what it needs of it. */
export type SiteConfig = {
  readonly environment: Environment;
  readonly publicUrl: string;
  /** Name and postal address of who sells the plans; null where they are not configured. */
  readonly trader: string | null;
  /** Where the API lives on a host of its own. */
  readonly publicApiOrigin: string | null;
  /** The other origins whose pages may call the API. */
  readonly webOrigins: readonly string[];
};
