/** The addresses of pages, built in one place. */
export const paths = {
  home: '/',
  calculator: '/calculator',
  strategies: '/strategies',
  articles: '/articles',
  resources: '/resources',
  about: '/about',
  debtHelp: '/debt-help',
  howWeCalculate: '/how-we-calculate',
  accessibility: '/accessibility',
  contact: '/contact',
  privacy: '/privacy',
  cookies: '/cookies',
  cookieSettings: '/cookie-settings',
  terms: '/terms',
  login: '/login',
  forgotPassword: '/login?mode=forgot',
  register: '/register',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  cancelEmailChange: '/cancel-email-change',
  revertEmail: '/revert-email',
  dashboard: '/dashboard',
  portfolios: '/portfolios',
  profile: '/profile',
  accountDeleted: '/account-deleted',
  subscription: '/subscription',
  subscriptionManagement: '/subscription-management',
  admin: '/admin',
  gate: '/gate',
  apiDocs: '/api/docs',
} as const;

export function articlePath(slug: string): string {
  return `${paths.articles}/${slug}`;
}
