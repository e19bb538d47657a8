/** What the server hands to a page that it renders, beside the request: visitors have no part in it. */
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
  /** Name and postal address of who sells the plans; absent where they are not configured. */
  readonly trader?: string;
};

export type PageContext = {
  readonly facts: PageFacts;
  /** What pages show of articles and resources. */
  readonly content: PageContent;
  /** Set on the scripts of our own while they are rendered; only those are allowed to run. */
  readonly scriptMark: string;
};
