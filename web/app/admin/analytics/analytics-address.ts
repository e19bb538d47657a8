/** Which days and which tab are looked at, as the address says it. */
import { adminLimits } from '@debt-payoff/contract/admin-limits';
import { type AnalyticsTab, analyticsTabs } from '@debt-payoff/contract/content-vocabulary';

export type AnalyticsView = { readonly days: number; readonly tab: AnalyticsTab };

// The keys of the record itself.
export const tabKeys = Object.keys(analyticsTabs) as AnalyticsTab[];
const { analyticsWindowDays: windows, analyticsWindowDefaultDays: usualDays } = adminLimits;
const usual: AnalyticsView = { days: usualDays, tab: 'users' };

/** What cannot be chosen counts as not chosen. */
export function readView(address: URLSearchParams): AnalyticsView {
  return {
    days: windows.find((days) => String(days) === address.get('days')) ?? usual.days,
    tab: tabKeys.find((tab) => tab === address.get('tab')) ?? usual.tab,
  };
}

/** Without what is as usual, so that the plain page has the plain address. */
export function viewAddress({ days, tab }: AnalyticsView): URLSearchParams {
  return new URLSearchParams({
    ...(days !== usual.days && { days: String(days) }),
    ...(tab !== usual.tab && { tab }),
  });
}

/** For the choice of days, in the order of the list. */
export const dayOptions: Readonly<Record<string, string>> = Object.fromEntries(
  windows.map((days) => [String(days), `Last ${days} days`]),
);
