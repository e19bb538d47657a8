/** What stands around the text of an article. */
export type ArticleFacts = {
  readonly title: string;
  readonly author: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** Null for one that was never published. */
  readonly publishedAt: string | null;
};
