/** The one place where events are raised. They are dropped until analytics exists, and then need consent. */
import type { AnalyticsEvent, AnalyticsField } from '@debt-payoff/contract/analytics-events';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export type EventFields = Readonly<Partial<Record<AnalyticsField, string | number | boolean>>>;

export function raiseEvent(_event: AnalyticsEvent, _fields: EventFields = {}): void {}

/** On whatever leads to the plans. */
export function raiseUpgradeClick(): void {
  raiseEvent('subscription_upgrade_clicked');
}

/** The first page of a visit is where somebody landed. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const isLanding = useRef(true);
  useEffect(() => {
    const page = { page_path: pageOf(pathname) };
    if (isLanding.current) raiseEvent('landing_page_viewed', page);
    isLanding.current = false;
    raiseEvent('page_viewed', page);
    if (pathname === '/') raiseEvent('homepage_viewed');
  }, [pathname]);
}

/** The progress of a portfolio is reported under a shorter address. */
function pageOf(pathname: string): string {
  return pathname.replace(/^\/portfolios\/(\d+)\/progress$/, '/progress/$1');
}
