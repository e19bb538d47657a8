/** Asks about measuring, and acts on what is chosen. Every page loads this file; all else comes where it is needed. */
import { Suspense, useLayoutEffect } from 'react';
import { allowEvents, dropEvents } from '../analytics/events.ts';
import { useServerFacts } from '../page/server-facts.ts';
import { lazyNotice } from '../ui/lazy-notice.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { hasAccepted } from './stored-consent.ts';

const load = () => import('./consent-prompt.tsx');
const ConsentPrompt = lazyNotice(async () => (await load()).ConsentPrompt);

export function ConsentLoader() {
  const { analytics } = useServerFacts();
  const isHydrated = useHydrated();
  // Before the effects of all parts of the page, which may raise events.
  useLayoutEffect(() => {
    if (analytics === null) return;
    if (hasAccepted()) allowEvents();
    // Where it does not come nothing can be sent, and what waits would wait for ever.
    load().then((parts) => parts.syncAnalytics(analytics), dropEvents);
  }, [analytics]);
  if (analytics === null || !isHydrated) return null;
  return (
    <Suspense>
      <ConsentPrompt />
    </Suspense>
  );
}
