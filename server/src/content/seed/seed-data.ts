/** The articles and resources that the product comes with. */
import { releasedTexts } from './released-texts.ts';
import { seedArticles } from './seed-articles.ts';
import type { SeedData } from './seed-content.ts';
import { seedResources } from './seed-resources.ts';

export const seedData: SeedData = {
  articles: seedArticles,
  resources: seedResources,
  releasedTexts,
};
