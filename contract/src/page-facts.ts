/** What the server hands to a page that it renders, beside the request: visitors have no part in it. */
import type { AnalyticsProperty } from './analytics-property.ts';
import type { Company } from './company.ts';
import type { PageContent } from './page-content.ts';

export type PageFacts = {
  /** Where the site is, as visitors write it. */
  readonly origin: string;
  /** The date in London, YYYY-MM-DD; the visitor's own clock may be wrong. */
  readonly today: string;
  /** Empty where it is not known. */
  readonly environment: string;
  readonly hasAdminArea: boolean;
  /** Null where the API replies at the same address as the pages. */
  readonly apiOrigin: string | null;
  readonly company: Company;
  /** Who runs the site, in one line for the foot of every page; null where it is not configured. */
  readonly imprint?: string | null;
  /** Null where nothing is measured. */
  readonly analytics: AnalyticsProperty | null;
};

export type PageContext = {
  readonly facts: PageFacts;
  /** What pages show of articles and resources. */
  readonly content: PageContent;
  /** Set on the scripts of our own while they are rendered; only those are allowed to run. */
  readonly scriptMark: string;
};
