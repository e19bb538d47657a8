/** Why an article is not taken as it is. */
import { CallError } from '@debt-payoff/contract/client';
import type { Problems } from '../../forms/problems.ts';
import type { ArticleField } from './article-fields.ts';

/** Found before anything was sent: the server would refuse it. */
export class UnreadyArticle extends Error {
  readonly problems: Problems<ArticleField>;

  constructor(problems: Problems<ArticleField>) {
    super('The article is not ready to be saved');
    this.name = 'UnreadyArticle';
    this.problems = problems;
  }
}

/** What is to be mended before it can be published, in the order of the text: 'content.0', 'content.1', … */
export function publishingProblems(error: unknown): readonly string[] {
  if (!(error instanceof CallError)) return [];
  return Object.entries(error.reply.fields ?? {})
    .flatMap(([name, sentence]) => {
      const [, place] = /^content\.(\d+)$/.exec(name) ?? [];
      return place === undefined ? [] : [{ place: Number(place), sentence }];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ sentence }) => sentence);
}
