/** The addresses of the admin area: under its prefix on the main site, without it on the staff's own. */
import { paths } from '@debt-payoff/contract/paths';
import { adminBase, isAdminOnly } from '../admin-only.ts';

export const adminPaths = {
  home: isAdminOnly ? paths.home : paths.admin,
  articles: `${adminBase}/articles`,
  newArticle: `${adminBase}/articles/new`,
  article: (id: number) => `${adminBase}/articles/edit/${id}`,
  resources: `${adminBase}/resources`,
  newResource: `${adminBase}/resources/new`,
  resource: (id: number) => `${adminBase}/resources/edit/${id}`,
  logoExport: `${adminBase}/logo-export`,
  users: `${adminBase}/users`,
  user: (id: number) => `${adminBase}/users/${id}`,
  subscriptions: `${adminBase}/subscriptions`,
  subscription: (id: number) => `${adminBase}/subscriptions/${id}`,
  analytics: `${adminBase}/analytics`,
  social: `${adminBase}/social`,
  newPost: `${adminBase}/social/new`,
  post: (id: number) => `${adminBase}/social/edit/${id}`,
  messages: `${adminBase}/messages`,
  message: (id: number) => `${adminBase}/messages/${id}`,
  audit: `${adminBase}/audit`,
  health: `${adminBase}/health`,
  outbox: `${adminBase}/outbox`,
} as const;
