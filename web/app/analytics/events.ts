/** The one place where events are raised. Before somebody agrees to be measured they are dropped, and nothing is kept. */
import type {
  AnalyticsEvent,
  AnalyticsField,
  EventArguments,
} from '@debt-payoff/contract/analytics-events';
import type { PaidTier } from '@debt-payoff/contract/plans';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export type EventFields = Readonly<Partial<Record<AnalyticsField, string | number | boolean>>>;
export type RaisedEvent = { readonly event: AnalyticsEvent; readonly fields: EventFields };
type Receiver = (raised: RaisedEvent) => void;

/** Those that were raised between consent and the arrival of the measuring script. */
const waiting: RaisedEvent[] = [];
let receiver: Receiver | null = null;
let isAllowed = false;

export function raiseEvent<Event extends AnalyticsEvent>(
  event: Event,
  ...[fields]: EventArguments<Event>
): void {
  if (!isAllowed) return;
  const raised = { event, fields: fields ?? {} };
  if (receiver === null) waiting.push(raised);
  else receiver(raised);
}

/** From consent on. */
export function allowEvents(): void {
  isAllowed = true;
}

export function sendEventsTo(next: Receiver): void {
  receiver = next;
  for (const raised of waiting.splice(0)) next(raised);
}

/** Where consent is withdrawn, or the measuring script does not come. */
export function dropEvents(): void {
  isAllowed = false;
  receiver = null;
  waiting.length = 0;
}

/** On whatever leads to a bigger plan, with the one that is offered, where it is a certain one. */
export function raiseUpgradeClick(plan?: PaidTier | null): void {
  raiseEvent('subscription_upgrade_clicked', plan ? { plan_type: plan } : {});
}

/** Once for each view, however often it is drawn: again only where something else of the kind is shown. */
export function useViewEvent(
  raise: () => void,
  /** What is on view; null while nothing is. */
  shown: string | number | null = '',
): void {
  const last = useRef<string | number | null>(null);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    raise();
  });
}

/** The page on view, since the document was loaded. */
let page: string | null = null;

/** Before the events of what is on the page, which is told in effects that come later. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (page === pathname) return;
    const fields = { page_path: pathname };
    // A page to which another of ours has led, by a load of its own, is not where somebody came in.
    const isLanding = page === null && !document.referrer.startsWith(`${location.origin}/`);
    page = pathname;
    if (isLanding) raiseEvent('landing_page_viewed', fields);
    raiseEvent('page_viewed', fields);
    if (pathname === '/') raiseEvent('homepage_viewed');
  }, [pathname]);
}
