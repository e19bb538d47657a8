/** Tells crawlers where they may go: in production all that is public, elsewhere nowhere. */
import { paths } from '@debt-payoff/contract/paths';
import type { SiteConfig } from '../../platform/site-config.ts';

/**
 * What no public page links to; a crawler must not use up the secrets in mailed links. /login and other
 * pages that say 'noindex' stay open: a crawler has to read them to know.
 */
const shut: readonly string[] = [
  '/api/',
  paths.admin,
  paths.gate,
  paths.dashboard,
  paths.portfolios,
  paths.profile,
  paths.accountDeleted,
  paths.subscriptionManagement,
  `${paths.subscription}/`,
  paths.resetPassword,
  paths.confirmEmail,
  paths.cancelEmailChange,
  paths.revertEmail,
];

export function robotsText({ environment, publicUrl }: SiteConfig): string {
  const lines =
    environment === 'production'
      ? [...shut.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`]
      : ['Disallow: /'];
  return ['User-agent: *', ...lines, ''].join('\n');
}
