/** Chooses the slugs of articles. One is free while no article has it, once had it in public or waits to have it. */
import { isSlug, slugOfArticle } from '@debt-payoff/contract/article-rules';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError, invalidField } from '../../platform/domain-error.ts';
import { listClaimsOf } from './write-articles.store.ts';

type Claim = {
  readonly slug: string;
  /** Null for one that is being created. */
  readonly articleId: number | null;
};

export async function isFreeSlug(tx: Transaction, { slug, articleId }: Claim): Promise<boolean> {
  const claims = await listClaimsOf(tx, slug);
  return !claims.some((claim) => claim.slug === slug && claim.articleId !== articleId);
}

export async function requireFreeSlug(tx: Transaction, claim: Claim): Promise<void> {
  const { slugInvalid, slugTaken } = adminTexts.articles;
  if (!isSlug(claim.slug)) throw invalidField('slug', slugInvalid);
  await lockSlugs(tx);
  if (await isFreeSlug(tx, claim)) return;
  throw new DomainError('taken', { message: slugTaken, fields: { slug: slugTaken } });
}

/** What the title makes, with a number where that is taken. */
export async function freeSlugOf(
  tx: Transaction,
  { title, articleId }: { readonly title: string; readonly articleId: number | null },
): Promise<string> {
  const base = slugOfArticle(title);
  await lockSlugs(tx);
  const claims = await listClaimsOf(tx, base);
  const taken = new Set(
    claims.filter((claim) => claim.articleId !== articleId).map(({ slug }) => slug),
  );
  // One of so many is free: fewer are taken.
  const numbers = Array.from({ length: taken.size + 1 }, (_, index) => index + 1);
  const free = numbers.map((number) => numbered(base, number)).find((slug) => !taken.has(slug));
  return free ?? base;
}

function numbered(base: string, number: number): string {
  return number === 1 ? base : `${base}-${number}`;
}

const slugLock = 5_002_101;

/** Of two who want the same slug at the same moment, the second sees that it is taken. After all other locks. */
async function lockSlugs(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${slugLock})`);
}
