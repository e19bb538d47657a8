/** The one place where events are raised. They are dropped until analytics exists, and then need consent. */
import {
  type AnalyticsEvent,
  type AnalyticsField,
  analyticsEvents,
} from '@debt-payoff/contract/analytics-events';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export type EventFields = Readonly<Partial<Record<AnalyticsField, string | number | boolean>>>;

export function raiseEvent(_event: AnalyticsEvent, _fields: EventFields = {}): void {}

/** On whatever leads to the plans. */
export function raiseUpgradeClick(): void {
  raiseEvent(analyticsEvents.subscriptionUpgradeClicked);
}

/** The first page of a visit is where somebody landed. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const isLanding = useRef(true);
  useEffect(() => {
    const page = { page_path: pageOf(pathname) };
    if (isLanding.current) raiseEvent(analyticsEvents.landingPageViewed, page);
    isLanding.current = false;
    raiseEvent(analyticsEvents.pageViewed, page);
    if (pathname === '/') raiseEvent(analyticsEvents.homepageViewed);
  }, [pathname]);
}

/** The progress of a portfolio is reported under a shorter address. */
function pageOf(pathname: string): string {
  return pathname.replace(/^\/portfolios\/(\d+)\/progress$/, '/progress/$1');
}
