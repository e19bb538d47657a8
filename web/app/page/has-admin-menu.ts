import { environmentOfHost } from '@debt-payoff/contract/environment-hosts';
import type { PageFacts } from '@debt-payoff/contract/page-facts';

/** Where the site is being developed, by what it runs as or by its host, and the menu leads somewhere. */
export function hasAdminMenu({
  environment,
  origin,
  hasAdminArea,
}: Pick<PageFacts, 'environment' | 'origin' | 'hasAdminArea'>): boolean {
  const isDevelopment =
    environment === 'local' ||
    environment === 'development' ||
    environmentOfHost(hostNameOf(origin)) === 'development';
  return isDevelopment && hasAdminArea;
}

export function hostNameOf(origin: string): string {
  return URL.parse(origin)?.hostname ?? '';
}
