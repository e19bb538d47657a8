/** The settings of measuring visits. */
import type { AnalyticsProperty } from '@debt-payoff/contract/analytics-property';
import type { Environment } from '@debt-payoff/contract/roles';
import type { VariableReader } from './variables.ts';

const googleScripts = 'https://www.googletagmanager.com';

/** The admin-only site has a property of its own. Null where nothing is measured. */
export function readAnalytics(
  read: VariableReader,
  environment: Environment,
): AnalyticsProperty | null {
  const siteId = readId(read, 'GA_MEASUREMENT_ID');
  const adminId = readId(read, 'GA_ADMIN_MEASUREMENT_ID');
  const standIn = read.origin('ANALYTICS_ORIGIN', environment);
  if (standIn !== null && environment !== 'local') {
    read.problem('ANALYTICS_ORIGIN stands in for Google with APP_ENV=local only.');
  }
  const measurementId = environment === 'admin-production' ? adminId : siteId;
  return measurementId === null ? null : { measurementId, scriptOrigin: standIn ?? googleScripts };
}

/** The sources that the policy of a page allows for measuring, by directive; none where nothing is measured. */
export function analyticsSources(analytics: AnalyticsProperty | null): AnalyticsSources {
  if (analytics === null) return noSources;
  const { scriptOrigin } = analytics;
  if (scriptOrigin !== googleScripts) {
    return { scripts: [scriptOrigin], receivers: [scriptOrigin] };
  }
  return { scripts: [googleTagHosts], receivers: [...googleReceivers, googleTagHosts] };
}

export type AnalyticsSources = {
  readonly scripts: readonly string[];
  /** Where reports go, as calls or as images. */
  readonly receivers: readonly string[];
};

const noSources: AnalyticsSources = { scripts: [], receivers: [] };
// As Google lists them for pages with a policy; regions have hosts of their own.
const googleTagHosts = 'https://*.googletagmanager.com';
const googleReceivers = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

function readId(read: VariableReader, name: string): string | null {
  const text = read.text(name);
  if (text === null || /^G-[A-Z0-9]{4,20}$/.test(text)) return text;
  read.problem(`${name} must look like G-ABC123DEF4, but is "${text}".`);
  return null;
}
