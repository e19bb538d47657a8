/** Works out, where the page is rendered, what would otherwise take rules that every visitor loads. */
import { environmentFrom } from '@debt-payoff/contract/environment-hosts';
import type { PageFacts } from '@debt-payoff/contract/page-facts';
import { hasAdminMenu, hostNameOf } from './has-admin-menu.ts';
import type { SiteFacts } from './server-facts.ts';

export function siteFactsOf({ hasAdminArea, environment, ...facts }: PageFacts): SiteFacts {
  const { origin } = facts;
  return {
    ...facts,
    environment: environmentFrom({ told: environment, hostName: hostNameOf(origin) }),
    hasAdminMenu: hasAdminMenu({ environment, origin, hasAdminArea }),
  };
}
