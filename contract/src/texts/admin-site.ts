// The words around the admin area, which nobody but staff sees: its menus, and the frame of the staff's own site.

import { product } from '../product.ts';
import { navigationTexts } from './navigation.ts';

export const adminSiteTexts = {
  header: `${product.name} - Admin / Content Management System`,
  goToPanel: 'Go to the Admin Panel',
  /** The short ways in the menu of a site that is being developed. */
  menu: {
    manageArticles: 'Manage Articles',
    createArticle: 'Create Article',
    manageResources: 'Manage Resources',
    createResource: 'Create Resource',
    logoExport: 'Logo Export',
  },
  tabs: {
    articles: navigationTexts.menu.articles,
    resources: navigationTexts.menu.resources,
    logoExport: 'Logo Export',
    users: 'Users',
    subscriptions: 'Subscriptions',
    analytics: 'Analytics',
    social: 'Social Media',
  },
  more: {
    title: 'More',
    messages: 'Messages',
    audit: 'Audit',
    health: 'Health',
    outbox: 'Outbox',
  },
  home: {
    findUser: 'Username, email or id',
    find: 'Find a user',
    subscriptions: 'Who pays for what: cancel, reactivate, extend, refund.',
    articles: 'Write, publish, take back and archive what readers find.',
    resources: 'The tools and services that readers are shown, and which of them pay us.',
    analytics: 'Accounts, revenue and what people keep here, in figures.',
    social: 'Write, schedule and publish posts for social networks.',
    logoExport: 'The logo as a PNG, in the sizes that social networks take.',
    health: 'What needs attention, and what can be tried again.',
    audit: 'What staff did, when, and why.',
  },
} as const;
