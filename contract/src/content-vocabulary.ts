// The fixed words of articles, resources, social posts, subscriptions and the admin area.

import { adminSiteTexts } from './texts/admin-site.ts';

export const articleStatuses = ['draft', 'published', 'archived'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];
export const articleFormStatuses = [
  'draft',
  'published',
] as const satisfies readonly ArticleStatus[];

export const articleSortOptions = ['updated_at', 'created_at', 'published_at', 'title'] as const;
export type ArticleSortOption = (typeof articleSortOptions)[number];

export const resourceStatuses = ['draft', 'active', 'archived'] as const;
export type ResourceStatus = (typeof resourceStatuses)[number];

export const affiliateNetworks = [
  'Awin UK',
  'impact.com',
  'PartnerStack',
  'CJ Affiliate',
  'Skimlinks',
  'Partnerize',
  'Direct Partnership',
  'Other',
] as const;
export type AffiliateNetwork = (typeof affiliateNetworks)[number];

export const socialPlatforms = ['twitter', 'linkedin', 'instagram', 'facebook'] as const;
export type SocialPlatform = (typeof socialPlatforms)[number];

export const socialPlatformLabels = {
  twitter: 'Twitter/X',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
} as const satisfies Record<SocialPlatform, string>;

export const postStatuses = ['draft', 'scheduled', 'published', 'failed'] as const;
export type PostStatus = (typeof postStatuses)[number];
export const postFormStatuses = ['draft', 'scheduled'] as const satisfies readonly PostStatus[];

export const postSortOptions = ['created_at', 'scheduled_time', 'published_at'] as const;
export type PostSortOption = (typeof postSortOptions)[number];

export const postQuickTimes = [
  { label: '1 hour', hours: 1 },
  { label: '4 hours', hours: 4 },
  { label: '1 day', hours: 24 },
  { label: '1 week', hours: 168 },
] as const;

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Any other status of the payment provider is shown as it comes. */
export const subscriptionStatuses = ['active', 'cancelled', 'past_due'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const adminSubscriptionStatuses = ['active', 'cancelled', 'expired'] as const;
export type AdminSubscriptionStatus = (typeof adminSubscriptionStatuses)[number];

export const subscriptionSortOptions = ['created_at', 'start_date', 'plan_type', 'status'] as const;
export type SubscriptionSortOption = (typeof subscriptionSortOptions)[number];

export const userSortOptions = ['created_at', 'username', 'email', 'last_login_at'] as const;
export type UserSortOption = (typeof userSortOptions)[number];

export const userListDefaults = {
  sortBy: 'created_at',
  sortOrder: 'desc',
  isSuspended: 'false',
} as const;

export const analyticsTabs = {
  users: adminSiteTexts.tabs.users,
  deletedUsers: 'Deleted Users',
  revenue: 'Revenue',
  engagement: 'Engagement',
} as const;
export type AnalyticsTab = keyof typeof analyticsTabs;

export const logoPresets = {
  small: { widthPixels: 32, heightPixels: 32 },
  default: { widthPixels: 200, heightPixels: 80 },
  large: { widthPixels: 320, heightPixels: 120 },
  instagram: { widthPixels: 320, heightPixels: 320 },
  twitter: { widthPixels: 400, heightPixels: 400 },
  linkedin: { widthPixels: 400, heightPixels: 400 },
  youtube: { widthPixels: 800, heightPixels: 800 },
  igpost: { widthPixels: 1080, heightPixels: 1080 },
  banner: { widthPixels: 1200, heightPixels: 630 },
  favicon: { widthPixels: 48, heightPixels: 48 },
} as const;
export type LogoPreset = keyof typeof logoPresets;

export const logoBackgrounds = ['light', 'dark'] as const;
export type LogoBackground = (typeof logoBackgrounds)[number];
