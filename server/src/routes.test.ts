import type { RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createPasswords } from './accounts/passwords.ts';
import { buildApp } from './app.ts';
import { paymentsOff } from './billing/stripe/payments-off.ts';
import { readConfig } from './config.ts';
import { systemClock } from './platform/clock.ts';
import { createLog } from './platform/logging.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import { createRenderCache } from './platform/render-cache.ts';
import { createSandboxes } from './social/platforms/sandbox.ts';
import { createTestDatabase } from './testing/test-app.ts';

/** Walks every route that the whole app registers, pages and files included. */
async function collectRoutes(): Promise<RouteOptions[]> {
  const routes: RouteOptions[] = [];
  const database = await createTestDatabase();
  const app = await buildApp({
    config: readConfig({}),
    log: createLog('silent'),
    clock: systemClock(),
    ...database,
    rateLimit: createRateLimiter(database.pool, 1),
    mailer: { wake: () => {}, deliverNow: async () => {}, stop: async () => {} },
    passwords: createPasswords(),
    pages: {
      render: async () => new Response(),
      serveFiles: async () => {},
      allowInlineStyles: false,
      mayBeKept: false,
      isUnknown: () => false,
    },
    renderCache: createRenderCache(systemClock()),
    payments: paymentsOff,
    platforms: createSandboxes(),
    jobs: null,
    failures: { record: () => {} },
    onRoute: (route) => routes.push(route),
  });
  await app.ready();
  await app.close();
  return routes;
}

const routes = await collectRoutes();
const named = ({ method, url }: RouteOptions) => `${Array.isArray(method) ? 'any' : method} ${url}`;

const callOf = ({ config }: RouteOptions) => config?.call;
const declared = routes.filter((route) => callOf(route) !== undefined);

it('every route declares who may use it, and its schema', () => {
  const incomplete = routes.filter(
    ({ config, schema }) => config?.access === undefined || schema === undefined,
  );
  expect(incomplete.map(named)).toEqual([]);
});

it('only pages, files and what search engines read say by themselves how they may be kept; what any call replies is kept by nobody', () => {
  const declared = routes.filter(({ config }) => config?.caching !== undefined);
  expect(declared.map(named).sort()).toEqual([
    'GET /*',
    'GET /images/*',
    'GET /robots.txt',
    'GET /rss.xml',
    'GET /sitemap.xml',
    'GET /social-images/*',
    'HEAD /*',
    'HEAD /images/*',
    'HEAD /robots.txt',
    'HEAD /rss.xml',
    'HEAD /sitemap.xml',
    'HEAD /social-images/*',
  ]);
});

it('the public routes are exactly these', () => {
  const isReader = (route: RouteOptions) => route.url.startsWith('/api/docs');
  const open = routes.filter((route) => route.config?.access === 'public' && !isReader(route));
  expect(open.map(named).sort()).toEqual([
    'GET /*',
    'GET /api/articles',
    'GET /api/articles/:slug',
    'GET /api/articles/categories',
    'GET /api/calendar/:file',
    'GET /api/openapi.json',
    'GET /api/resources',
    'GET /api/resources/:id',
    'GET /healthz',
    'GET /images/*',
    'GET /readyz',
    'GET /robots.txt',
    'GET /rss.xml',
    'GET /sitemap.xml',
    'GET /social-images/*',
    'HEAD /*',
    'HEAD /api/articles',
    'HEAD /api/articles/:slug',
    'HEAD /api/articles/categories',
    'HEAD /api/calendar/:file',
    'HEAD /api/openapi.json',
    'HEAD /api/resources',
    'HEAD /api/resources/:id',
    'HEAD /healthz',
    'HEAD /images/*',
    'HEAD /readyz',
    'HEAD /robots.txt',
    'HEAD /rss.xml',
    'HEAD /sitemap.xml',
    'HEAD /social-images/*',
    'POST /api/admin/login',
    'POST /api/auth/cancel-email-change',
    'POST /api/auth/confirm-email',
    'POST /api/auth/forgot-password',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/auth/refresh',
    'POST /api/auth/register',
    'POST /api/auth/reset-password',
    'POST /api/auth/revert-email',
    'POST /api/auth/verify-reset-token',
    'POST /api/consent',
    'POST /api/contact',
    'POST /api/strategies',
    'POST /api/stripe/webhook',
    'any /api/*',
  ]);
});

it.each([
  [
    'user',
    [
      'DELETE /api/auth/pending-email',
      'DELETE /api/auth/sessions',
      'DELETE /api/auth/sessions/:id',
      'DELETE /api/portfolios/:id',
      'DELETE /api/portfolios/:id/balance-entries/:entryId',
      'DELETE /api/portfolios/:id/calendar',
      'DELETE /api/portfolios/:id/debts/:debtId',
      'DELETE /api/portfolios/:id/payments/:paymentId',
      'DELETE /api/portfolios/:id/progress/:snapshotId',
      'DELETE /api/portfolios/:id/scheduled-payments/:scheduleId',
      'DELETE /api/portfolios/:id/scheduled-payments/:scheduleId/dates/:dueDate',
      'GET /api/auth/data',
      'GET /api/auth/sessions',
      'GET /api/auth/verify',
      'GET /api/export/combined-report',
      'GET /api/export/payment-history/:id',
      'GET /api/export/portfolio-report/:id',
      'GET /api/plan',
      'GET /api/portfolios',
      'GET /api/portfolios/:id',
      'GET /api/portfolios/:id/balance-entries',
      'GET /api/portfolios/:id/calendar',
      'GET /api/portfolios/:id/debts',
      'GET /api/portfolios/:id/debts/:debtId/standing',
      'GET /api/portfolios/:id/debts/check-limits',
      'GET /api/portfolios/:id/payments',
      'GET /api/portfolios/:id/payments/:paymentId/effect',
      'GET /api/portfolios/:id/payments/history',
      'GET /api/portfolios/:id/payments/summary',
      'GET /api/portfolios/:id/plan',
      'GET /api/portfolios/:id/progress',
      'GET /api/portfolios/:id/progress/plan-vs-actual',
      'GET /api/portfolios/:id/scheduled-payments',
      'GET /api/portfolios/:id/scheduled-payments/:scheduleId/dates/:dueDate/payments',
      'GET /api/portfolios/:id/scheduled-payments/check-missed',
      'GET /api/portfolios/:id/scheduled-payments/required',
      'GET /api/portfolios/:id/scheduled-payments/unsettled',
      'GET /api/portfolios/:id/scheduled-payments/upcoming',
      'GET /api/settings/payments',
      'GET /api/stripe/invoices',
      'GET /api/stripe/subscription-status',
      'GET /api/subscription',
      'HEAD /api/auth/data',
      'HEAD /api/auth/sessions',
      'HEAD /api/auth/verify',
      'HEAD /api/export/combined-report',
      'HEAD /api/export/payment-history/:id',
      'HEAD /api/export/portfolio-report/:id',
      'HEAD /api/plan',
      'HEAD /api/portfolios',
      'HEAD /api/portfolios/:id',
      'HEAD /api/portfolios/:id/balance-entries',
      'HEAD /api/portfolios/:id/calendar',
      'HEAD /api/portfolios/:id/debts',
      'HEAD /api/portfolios/:id/debts/:debtId/standing',
      'HEAD /api/portfolios/:id/debts/check-limits',
      'HEAD /api/portfolios/:id/payments',
      'HEAD /api/portfolios/:id/payments/:paymentId/effect',
      'HEAD /api/portfolios/:id/payments/history',
      'HEAD /api/portfolios/:id/payments/summary',
      'HEAD /api/portfolios/:id/plan',
      'HEAD /api/portfolios/:id/progress',
      'HEAD /api/portfolios/:id/progress/plan-vs-actual',
      'HEAD /api/portfolios/:id/scheduled-payments',
      'HEAD /api/portfolios/:id/scheduled-payments/:scheduleId/dates/:dueDate/payments',
      'HEAD /api/portfolios/:id/scheduled-payments/check-missed',
      'HEAD /api/portfolios/:id/scheduled-payments/required',
      'HEAD /api/portfolios/:id/scheduled-payments/unsettled',
      'HEAD /api/portfolios/:id/scheduled-payments/upcoming',
      'HEAD /api/settings/payments',
      'HEAD /api/stripe/invoices',
      'HEAD /api/stripe/subscription-status',
      'HEAD /api/subscription',
      'POST /api/auth/delete-account',
      'POST /api/auth/resend-confirmation',
      'POST /api/auth/two-step/confirm',
      'POST /api/auth/two-step/recovery-codes',
      'POST /api/auth/two-step/start',
      'POST /api/auth/two-step/stop',
      'POST /api/export/calculation-csv',
      'POST /api/export/calculation-excel',
      'POST /api/export/calculation-pdf',
      'POST /api/portfolios',
      'POST /api/portfolios/:id/balance-entries',
      'POST /api/portfolios/:id/debts',
      'POST /api/portfolios/:id/debts/import',
      'POST /api/portfolios/:id/payments',
      'POST /api/portfolios/:id/progress',
      'POST /api/portfolios/:id/progress/first-plan',
      'POST /api/portfolios/:id/scheduled-payments',
      'POST /api/portfolios/:id/scheduled-payments/process',
      'POST /api/portfolios/:id/scheduled-payments/undo',
      'POST /api/stripe/cancel-subscription',
      'POST /api/stripe/create-checkout-session',
      'POST /api/stripe/customer-portal',
      'POST /api/stripe/reactivate-subscription',
      'POST /api/stripe/subscription-preview',
      'POST /api/stripe/upgrade-subscription',
      'PUT /api/auth/update-profile',
      'PUT /api/portfolios/:id',
      'PUT /api/portfolios/:id/balance-entries/:entryId',
      'PUT /api/portfolios/:id/calendar',
      'PUT /api/portfolios/:id/debts',
      'PUT /api/portfolios/:id/debts/:debtId',
      'PUT /api/portfolios/:id/payments/:paymentId',
      'PUT /api/portfolios/:id/plan',
      'PUT /api/portfolios/:id/scheduled-payments/:scheduleId',
      'PUT /api/portfolios/:id/scheduled-payments/:scheduleId/dates/:dueDate',
      'PUT /api/settings/payments',
    ],
  ],
  [
    'admin',
    [
      'DELETE /api/admin/articles/:id',
      'DELETE /api/admin/social/posts/:id',
      'DELETE /api/admin/users/:id',
      'DELETE /api/resources/:id',
      'GET /api/admin/analytics/deleted-users',
      'GET /api/admin/analytics/engagement',
      'GET /api/admin/analytics/revenue',
      'GET /api/admin/analytics/users',
      'GET /api/admin/articles',
      'GET /api/admin/articles/:id',
      'GET /api/admin/audit',
      'GET /api/admin/health',
      'GET /api/admin/messages',
      'GET /api/admin/messages/:id',
      'GET /api/admin/outbox',
      'GET /api/admin/social/posts',
      'GET /api/admin/social/posts/:id',
      'GET /api/admin/subscriptions',
      'GET /api/admin/subscriptions/:id',
      'GET /api/admin/subscriptions/:id/invoices',
      'GET /api/admin/users',
      'GET /api/admin/users/:id',
      'HEAD /api/admin/analytics/deleted-users',
      'HEAD /api/admin/analytics/engagement',
      'HEAD /api/admin/analytics/revenue',
      'HEAD /api/admin/analytics/users',
      'HEAD /api/admin/articles',
      'HEAD /api/admin/articles/:id',
      'HEAD /api/admin/audit',
      'HEAD /api/admin/health',
      'HEAD /api/admin/messages',
      'HEAD /api/admin/messages/:id',
      'HEAD /api/admin/outbox',
      'HEAD /api/admin/social/posts',
      'HEAD /api/admin/social/posts/:id',
      'HEAD /api/admin/subscriptions',
      'HEAD /api/admin/subscriptions/:id',
      'HEAD /api/admin/subscriptions/:id/invoices',
      'HEAD /api/admin/users',
      'HEAD /api/admin/users/:id',
      'PATCH /api/resources/:id',
      'POST /api/admin/articles',
      'POST /api/admin/articles/preview',
      'POST /api/admin/health/jobs/:name/run',
      'POST /api/admin/health/mails/:id/retry',
      'POST /api/admin/health/webhooks/retry',
      'POST /api/admin/images',
      'POST /api/admin/messages/:id/accept',
      'POST /api/admin/messages/:id/close',
      'POST /api/admin/messages/:id/outcome',
      'POST /api/admin/messages/:id/reply',
      'POST /api/admin/social/posts',
      'POST /api/admin/social/posts/:id/metrics',
      'POST /api/admin/social/posts/:id/publish',
      'POST /api/admin/social/posts/:id/schedule',
      'POST /api/admin/subscriptions/:id/cancel',
      'POST /api/admin/subscriptions/:id/extend',
      'POST /api/admin/subscriptions/:id/reactivate',
      'POST /api/admin/subscriptions/:id/refund',
      'POST /api/admin/users/:id/activate',
      'POST /api/admin/users/:id/grants',
      'POST /api/admin/users/:id/grants/:grant_id/withdraw',
      'POST /api/admin/users/:id/remove-two-step',
      'POST /api/admin/users/:id/reset-password',
      'POST /api/admin/users/:id/suspend',
      'POST /api/resources',
      'PUT /api/admin/articles/:id',
      'PUT /api/admin/social/posts/:id',
      'PUT /api/admin/users/:id',
      'PUT /api/resources/:id',
    ],
  ],
  ['super_admin', []],
] as const)('the routes for %s are exactly these', (role, expected) => {
  const found = routes.filter((route) => route.config?.access === role).map(named);
  expect(found.sort()).toEqual(expected);
});

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('the declaration of a call', () => {
  it('is behind every route but those of pages, of what search engines read, of the API document, and of what leads nowhere', () => {
    const undeclared = routes.filter((route) => callOf(route) === undefined).map(named);
    const others = undeclared.filter((name) => !name.includes(' /api/docs'));
    expect(others.sort()).toEqual([
      'GET /*',
      'GET /api/openapi.json',
      'GET /images/*',
      'GET /robots.txt',
      'GET /rss.xml',
      'GET /sitemap.xml',
      'GET /social-images/*',
      'HEAD /*',
      'HEAD /api/openapi.json',
      'HEAD /images/*',
      'HEAD /robots.txt',
      'HEAD /rss.xml',
      'HEAD /sitemap.xml',
      'HEAD /social-images/*',
      'any /api/*',
    ]);
  });

  it.each(declared.map((route) => ({ name: named(route), route })))(
    'is what $name was registered by',
    ({ route }) => {
      const call = callOf(route);
      expect(['HEAD', call?.method]).toContain(route.method);
      expect(route).toMatchObject({
        url: call?.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        config: { access: call?.access },
        schema: { summary: call?.summary },
      });
      expect(route.config?.cost).toBe(call?.cost);
      expect(route.config?.caching).toBe(call?.caching);
      expect(route.bodyLimit).toBe(call?.bodyMaxBytes);
      expect(route.schema?.body).toBe(call?.body);
      expect(route.schema?.querystring).toBe(call?.query);
      expect(route.schema?.params).toBe(call?.params);
    },
  );

  it('gives a reply: JSON or a file, and one of them', () => {
    const wrong = declared.filter((route) => {
      const { file, replies, isStreamed } = callOf(route) ?? {};
      return (file === undefined) === (replies === undefined) || (file && isStreamed);
    });
    expect(wrong.map(named)).toEqual([]);
  });

  it('takes one kind of body, and none where it reads', () => {
    const wrong = declared.filter((route) => {
      const { method, body, rawBody } = callOf(route) ?? {};
      const kinds = [body, rawBody].filter((kind) => kind !== undefined).length;
      return kinds > (method === 'GET' ? 0 : 1);
    });
    expect(wrong.map(named)).toEqual([]);
  });

  it('asks for a plan only of those who are signed in', () => {
    const wrong = declared.filter((route) => {
      const { access, entitlement } = callOf(route) ?? {};
      return access === 'public' && entitlement !== undefined;
    });
    expect(wrong.map(named)).toEqual([]);
  });

  it('keeps for staff only parameters that a call for others has', () => {
    const wrong = declared.filter((route) => {
      const { access = 'public', query, staffQuery = [] } = callOf(route) ?? {};
      const isForStaff = access === 'admin' || access === 'super_admin';
      return staffQuery.some((name) => isForStaff || !(name in (query?.shape ?? {})));
    });
    expect(wrong.map(named)).toEqual([]);
  });

  it.each([
    [
      'passesGates',
      [
        'GET /healthz: development staff',
        'GET /readyz: development staff',
        'POST /api/admin/login: staff',
        'POST /api/auth/logout: staff',
        'POST /api/auth/refresh: staff',
        'POST /api/consent: development staff',
        'POST /api/stripe/webhook: development',
      ],
    ],
    [
      'entitlement',
      [
        'GET /api/export/combined-report: combined-report',
        'GET /api/export/payment-history/:id: export',
        'GET /api/export/portfolio-report/:id: export',
        'POST /api/export/calculation-csv: export',
        'POST /api/export/calculation-excel: export',
        'POST /api/export/calculation-pdf: export',
      ],
    ],
    [
      'rawBody',
      [
        'POST /api/admin/images: application/octet-stream',
        'POST /api/stripe/webhook: application/json',
      ],
    ],
    ['staffQuery', []],
    [
      'file',
      [
        'GET /api/auth/data: application/json; charset=utf-8',
        'GET /api/calendar/:file: text/calendar; charset=utf-8',
        'GET /api/export/combined-report: application/pdf',
        `GET /api/export/payment-history/:id: ${excel}`,
        'GET /api/export/portfolio-report/:id: application/pdf',
        'POST /api/export/calculation-csv: text/csv; charset=utf-8; header=present',
        `POST /api/export/calculation-excel: ${excel}`,
        'POST /api/export/calculation-pdf: application/pdf',
      ],
    ],
    ['isStreamed', ['POST /api/strategies: true']],
    [
      'timeoutMs',
      [
        'GET /api/export/combined-report: 60000',
        'GET /api/export/payment-history/:id: 60000',
        'GET /api/export/portfolio-report/:id: 60000',
        'GET /api/stripe/invoices: 45000',
        'GET /api/stripe/subscription-status: 45000',
        'POST /api/admin/social/posts/:id/metrics: 60000',
        'POST /api/admin/social/posts/:id/publish: 120000',
        'POST /api/auth/logout: 5000',
        'POST /api/auth/refresh: 20000',
        'POST /api/export/calculation-csv: 60000',
        'POST /api/export/calculation-excel: 60000',
        'POST /api/export/calculation-pdf: 60000',
        'POST /api/stripe/cancel-subscription: 45000',
        'POST /api/stripe/create-checkout-session: 45000',
        'POST /api/stripe/customer-portal: 45000',
        'POST /api/stripe/reactivate-subscription: 45000',
        'POST /api/stripe/subscription-preview: 45000',
        'POST /api/stripe/upgrade-subscription: 45000',
      ],
    ],
  ] as const)('names %s for exactly these', (part, expected) => {
    const found = declared
      .filter(({ method }) => method !== 'HEAD')
      .flatMap((route) => {
        const value: unknown = callOf(route)?.[part];
        const words = Array.isArray(value) ? value.join(' ') : value;
        return words === undefined ? [] : [`${named(route)}: ${words}`];
      });
    expect(found.sort()).toEqual(expected);
  });
});
