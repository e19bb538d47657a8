/** The one place where events are raised. They are dropped until analytics exists, and then need consent. */
import type { AnalyticsEvent, AnalyticsField } from '@debt-payoff/contract/analytics-events';

export type EventFields = Readonly<Partial<Record<AnalyticsField, string | number | boolean>>>;

export function raiseEvent(_event: AnalyticsEvent, _fields: EventFields = {}): void {}
