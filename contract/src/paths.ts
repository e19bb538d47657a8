/** The addresses of pages, built in one place. */
export const paths = {
  home: '/',
  calculator: '/calculator',
  strategies: '/strategies',
  articles: '/articles',
  resources: '/resources',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  cookies: '/cookies',
  terms: '/terms',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  portfolios: '/portfolios',
  subscription: '/subscription',
  apiDocs: '/api/docs',
} as const;
