/** Adds the articles and resources that the product comes with, each once, and keeps articles current that nobody has edited. */
import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { isFreeSlug } from '../articles/article-slugs.ts';
import { createArticle, publishArticle } from '../articles/write-articles.ts';
import { insertResource, isResourceNamed } from '../resources/resources.store.ts';
import { nineInLondon } from './nine-in-london.ts';
import { renewArticle } from './renew-article.ts';
import { seededContent } from './seed.tables.ts';
import type { SeedArticle } from './seed-article.ts';
import type { SeedResource } from './seed-resources.ts';

export type SeedData = {
  readonly articles: readonly SeedArticle[];
  readonly resources: readonly SeedResource[];
  /** By slug, the digests of all texts that an article has come with. */
  readonly releasedTexts: Readonly<Record<string, readonly string[]>>;
};

/** What was added, and how many articles were given their present text. */
export type SeedCounts = {
  readonly articles: number;
  readonly resources: number;
  readonly renewed: number;
};

type Deps = { readonly db: Database; readonly clock: Clock };

const seedingLock = 5_001_018;

/** What is there under that slug or name, or was there once, stays as staff left it, if they have touched it. */
export function seedContent({ db, clock }: Deps, seedData: SeedData): Promise<SeedCounts> {
  return db.transaction(async (tx) => {
    // A second process that starts at the same moment waits here, and finds everything there.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${seedingLock})`);
    const seeded = await tx.select().from(seededContent);
    const known = new Set(seeded.map(({ key }) => key));
    const seeding = { tx, clock, known };
    const added = { articles: 0, resources: 0, renewed: 0 };
    for (const article of seedData.articles) {
      if (await addArticle(seeding, article)) added.articles += 1;
      else if (await renewArticle({ tx, clock }, article, seedData.releasedTexts)) {
        added.renewed += 1;
      }
    }
    for (const resource of seedData.resources) {
      if (await addResource(seeding, resource)) added.resources += 1;
    }
    if (added.resources > 0) await announceContentChange(tx);
    return added;
  });
}

type Seeding = {
  readonly tx: Transaction;
  readonly clock: Clock;
  readonly known: ReadonlySet<string>;
};

async function addArticle(seeding: Seeding, seed: SeedArticle): Promise<boolean> {
  const { tx } = seeding;
  if (!(await markSeeded(seeding, `article:${seed.slug}`))) return false;
  if (!(await isFreeSlug(tx, { slug: seed.slug, articleId: null }))) return false;
  const { slug, publishedOn, sources: _sources, ...text } = seed;
  // As if it had been written on that day, so that it does not show as updated since.
  const deps = { db: tx, clock: { now: () => nineInLondon(publishedOn) } };
  const articleId = await createArticle(deps, { slug, text });
  await publishArticle(deps, articleId);
  return true;
}

async function addResource(seeding: Seeding, seed: SeedResource): Promise<boolean> {
  const { tx, clock } = seeding;
  if (!(await markSeeded(seeding, `resource:${seed.name}`))) return false;
  if (await isResourceNamed(tx, seed.name)) return false;
  const { free, lowRisk, features, ...plain } = seed;
  const now = clock.now();
  await insertResource(tx, {
    ...plain,
    status: 'active',
    isAffiliate: false,
    isFree: free,
    isLowRisk: lowRisk,
    features: [...features],
    commission: '',
    notes: '',
    createdAt: now,
    updatedAt: now,
  });
  return true;
}

/** False where it was added before, or found there. */
async function markSeeded({ tx, clock, known }: Seeding, key: string): Promise<boolean> {
  if (known.has(key)) return false;
  await tx.insert(seededContent).values({ key, seededAt: clock.now() });
  return true;
}
