/** An article that the product comes with. */

export type SeedArticle = {
  readonly slug: string;
  readonly title: string;
  /** One or two sentences for the list, the feed and the description. */
  readonly excerpt: string;
  /** At most 60 characters. */
  readonly metaTitle: string;
  /** At most 160 characters. */
  readonly metaDescription: string;
  readonly metaKeywords: string;
  readonly category: SeedCategory;
  readonly tags: readonly string[];
  /** YYYY-MM-DD, at nine in the morning in London. */
  readonly publishedOn: string;
  /** HTML, as the sanitiser leaves it. */
  readonly content: string;
  /** Where each figure and fact in the text comes from. */
  readonly sources: readonly SourcedStatement[];
};

export type SeedCategory =
  | 'Payoff strategies'
  | 'Rates and costs'
  | 'Cards and overdrafts'
  | 'Loans and mortgages'
  | 'Getting help'
  | 'Budgeting';

export type SourcedStatement = {
  /** As it stands in the article, without markup. */
  readonly says: string;
  /** A published source, or the function that computes the figure. */
  readonly source: string;
};
