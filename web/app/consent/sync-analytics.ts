/** Measures from consent on, and stops as soon as it is withdrawn, in whichever tab. */
import type { AnalyticsProperty } from '@debt-payoff/contract/analytics-property';
import { allowEvents, dropEvents } from '../analytics/events.ts';
import { readConsent, reportConsent, subscribeToConsent } from './choice.ts';

const load = () => import('../analytics/google-analytics.ts');

let isInSync = false;

/** For as long as the page is open, however often it is asked for. */
export function syncAnalytics(property: AnalyticsProperty): void {
  if (isInSync) return;
  isInSync = true;
  let isMeasuring = isAllowed();
  const start = (): void => {
    allowEvents();
    load().then((parts) => {
      if (isMeasuring) parts.startAnalytics(property);
    }, dropEvents);
  };
  const stop = (): void => {
    dropEvents();
    load().then((parts) => {
      if (!isMeasuring) parts.stopAnalytics();
    }, dropEvents);
  };
  if (isMeasuring) start();
  else if (hasMeasuringCookies()) stop();
  else dropEvents();
  subscribeToConsent(() => {
    if (isMeasuring === isAllowed()) return;
    isMeasuring = !isMeasuring;
    if (isMeasuring) start();
    else stop();
  });
  void reportConsent();
}

function isAllowed(): boolean {
  return readConsent() === 'accepted';
}

/** Left by a consent that was withdrawn while the means to delete them could not be loaded, or that no longer counts. */
function hasMeasuringCookies(): boolean {
  return /(?:^|; )_ga/.test(document.cookie);
}
