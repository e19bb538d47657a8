/** The question about measuring, while there is no answer. With it comes the code that acts on one. */
import { paths } from '@debt-payoff/contract/paths';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readConsent, subscribeToConsent } from './choice.ts';
import { ConsentBanner } from './consent-banner.tsx';

export { syncAnalytics } from './sync-analytics.ts';

export function ConsentPrompt() {
  const choice = useSyncExternalStore(subscribeToConsent, readConsent, () => null);
  const { pathname } = useLocation();
  // The page of settings asks by itself.
  const isAsked = choice === null && pathname !== paths.cookieSettings;
  return isAsked ? <ConsentBanner /> : null;
}
