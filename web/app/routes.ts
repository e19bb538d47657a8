import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const cookiePages = [
  route('cookies', 'routes/cookies.tsx'),
  route('cookie-settings', 'routes/cookie-settings.tsx'),
];

const adminPages = [
  index('routes/admin/home.tsx'),
  route('articles', 'routes/admin/articles/list.tsx'),
  // One page for 'new' and 'edit/{id}': the first save changes the address under the editor, which stays.
  route('articles/:mode/:articleId?', 'routes/admin/articles/form.tsx'),
  route('resources', 'routes/admin/resources/list.tsx'),
  route('resources/:mode/:resourceId?', 'routes/admin/resources/form.tsx'),
  route('users', 'routes/admin/users/list.tsx'),
  route('users/:userId', 'routes/admin/users/detail.tsx'),
  route('subscriptions', 'routes/admin/subscriptions/list.tsx'),
  route('subscriptions/:subscriptionId', 'routes/admin/subscriptions/detail.tsx'),
  route('analytics', 'routes/admin/analytics.tsx'),
  route('social', 'routes/admin/social/list.tsx'),
  route('social/:mode/:postId?', 'routes/admin/social/form.tsx'),
  route('logo-export', 'routes/admin/logo-export.tsx'),
  route('messages', 'routes/admin/messages/list.tsx'),
  route('messages/:messageId', 'routes/admin/messages/detail.tsx'),
  route('audit', 'routes/admin/audit.tsx'),
  route('health', 'routes/admin/health.tsx'),
  route('outbox', 'routes/admin/outbox.tsx'),
  route('*', 'routes/admin/other.tsx'),
];

export const siteRoutes = [
  index('routes/home.tsx'),
  route('calculator', 'routes/calculator.tsx'),
  route('strategies', 'routes/strategies.tsx'),
  route('articles', 'routes/articles/list.tsx'),
  route('articles/:slug', 'routes/articles/article.tsx'),
  route('resources', 'routes/resources.tsx'),
  route('about', 'routes/about.tsx'),
  route('accessibility', 'routes/accessibility.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('debt-help', 'routes/debt-help.tsx'),
  route('how-we-calculate', 'routes/how-we-calculate.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  ...cookiePages,
  route('login', 'routes/account/login.tsx'),
  route('register', 'routes/account/register.tsx'),
  route('reset-password', 'routes/account/reset-password.tsx'),
  route('confirm-email', 'routes/account/confirm-email.tsx'),
  route('cancel-email-change', 'routes/account/cancel-email-change.tsx'),
  route('revert-email', 'routes/account/revert-email.tsx'),
  layout('routes/signed-in.tsx', [
    route('profile', 'routes/account/profile.tsx'),
    route('account', 'routes/account/profile.tsx', { id: 'account' }),
    route('subscription', 'routes/subscription/plans.tsx'),
    route('subscription-plans', 'routes/subscription/plans.tsx', { id: 'subscription-plans' }),
    route('subscription-management', 'routes/subscription/management.tsx'),
    route('subscription/success', 'routes/subscription/success.tsx'),
    route('subscription/cancel', 'routes/subscription/cancel.tsx'),
    route('subscription-cancel', 'routes/subscription/cancel.tsx', { id: 'subscription-cancel' }),
    route('dashboard', 'routes/dashboard.tsx'),
    route('portfolios', 'routes/portfolios/list.tsx'),
    route('portfolios/:portfolioId', 'routes/portfolios/detail.tsx'),
    route('portfolios/:portfolioId/edit', 'routes/portfolios/edit.tsx'),
    route('portfolios/:portfolioId/payments', 'routes/portfolios/payments.tsx'),
    route('portfolios/:portfolioId/scheduled-payments', 'routes/portfolios/scheduled-payments.tsx'),
    route('portfolios/:portfolioId/progress', 'routes/portfolios/progress.tsx'),
  ]),
  route('account-deleted', 'routes/account/deleted.tsx'),
  route('gate', 'routes/gate.tsx'),
  route('admin', 'routes/admin/layout.tsx', adminPages),
  route('dev/ui', 'routes/dev/ui.tsx'),
  route('*', 'routes/catch-all.tsx'),
];

/** The staff's own site: the admin area without its prefix, and no public page. */
export const adminOnlyRoutes = [layout('routes/admin/layout.tsx', adminPages), ...cookiePages];

// By the variable itself: this file is read by the build, and is no part of it.
const isAdminOnly = process.env.VITE_ADMIN_ONLY === 'true';

export default (isAdminOnly ? adminOnlyRoutes : siteRoutes) satisfies RouteConfig;
