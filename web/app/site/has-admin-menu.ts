import { environmentOfHost } from '@debt-payoff/contract/environment-hosts';
import type { PageFacts } from '@debt-payoff/contract/page-facts';
import { useServerFacts } from '../page/server-facts.ts';

/** Where the site is being developed, by what it runs as or by its host, and the menu leads somewhere. */
export function hasAdminMenu({
  environment,
  origin,
  hasAdminArea,
}: Pick<PageFacts, 'environment' | 'origin' | 'hasAdminArea'>): boolean {
  const hostName = URL.canParse(origin) ? new URL(origin).hostname : '';
  const isDevelopment =
    environment === 'local' ||
    environment === 'development' ||
    environmentOfHost(hostName) === 'development';
  return isDevelopment && hasAdminArea;
}

export function useHasAdminMenu(): boolean {
  return hasAdminMenu(useServerFacts());
}
