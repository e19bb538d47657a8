import type { AnalyticsProperty } from '@debt-payoff/contract/analytics-property';
import { expect, it } from 'vitest';
import { analyticsSources } from './analytics-config.ts';
import { pagePolicy } from './security-headers.ts';

function policyOf(analytics: AnalyticsProperty | null): string {
  return pagePolicy({
    scriptHashes: ['abc='],
    apiOrigin: 'https://api.debts.example',
    allowInlineStyles: false,
    analytics: analyticsSources(analytics),
  });
}

function policyWith({ scripts = '', receivers = '' }): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-abc='${scripts}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${receivers}`,
    "font-src 'self'",
    `connect-src 'self' https://api.debts.example${receivers}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

const property = {
  measurementId: 'G-SITE123456',
  scriptOrigin: 'https://www.googletagmanager.com',
};

it('where visits are measured the policy of a page names the hosts of Google', () => {
  expect(policyOf(property)).toBe(
    policyWith({
      scripts: ' https://*.googletagmanager.com',
      receivers:
        ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
    }),
  );
});

it('elsewhere it names none', () => {
  expect(policyOf(null)).toBe(policyWith({}));
});

it('where another server stands in for Google, it names that one alone', () => {
  const standIn = 'http://localhost:5999';
  const allowed = { scripts: ` ${standIn}`, receivers: ` ${standIn}` };
  expect(policyOf({ ...property, scriptOrigin: standIn })).toBe(policyWith(allowed));
});
