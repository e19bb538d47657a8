import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import { deleteInParts } from '../../platform/database/delete-in-parts.ts';
import { articleRevisions, articles } from '../articles/articles.tables.ts';
import type { MadeImage } from './image-sizes.ts';
import { imageFiles, images } from './images.tables.ts';

export type ImageFile = { readonly hash: string; readonly width: number };

/** The same image is kept once, also where two are added at the same moment: the later one waits for the earlier. */
export async function saveImage(
  tx: Transaction,
  { hash, width, height, files }: MadeImage,
  now: Date,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const [row] = await tx
    .insert(images)
    .values({ hash, width, height, addedAt: now, usedAt: now })
    .onConflictDoUpdate({ target: images.hash, set: { usedAt: now } })
    // Only a row that was there before has been locked by the update.
    .returning({ id: images.id, isNew: sql<boolean>`xmax = 0` });
  if (row === undefined) throw new Error('An image was not kept');
  if (row.isNew) {
    await tx
      .insert(imageFiles)
      .values(
        files.map(({ width, webp }) => ({ imageId: row.id, width, webp: Buffer.from(webp) })),
      );
  }
  return row;
}

export async function hasImageFile(db: Reader, { hash, width }: ImageFile): Promise<boolean> {
  const rows = await db
    .select({ width: imageFiles.width })
    .from(imageFiles)
    .innerJoin(images, eq(images.id, imageFiles.imageId))
    .where(and(eq(images.hash, hash), eq(imageFiles.width, width)));
  return rows.length > 0;
}

export async function findWebp(db: Reader, { hash, width }: ImageFile): Promise<Buffer | null> {
  const [row] = await db
    .select({ webp: imageFiles.webp })
    .from(imageFiles)
    .innerJoin(images, eq(images.id, imageFiles.imageId))
    .where(and(eq(images.hash, hash), eq(imageFiles.width, width)));
  return row?.webp ?? null;
}

/** The hashes in what everyone reads and in what staff are working on. */
const shownHashes = sql`
  SELECT found[1] FROM (
    SELECT ${articles.content} AS content FROM ${articles}
    UNION ALL SELECT ${articleRevisions.content} FROM ${articleRevisions}
  ) AS written, regexp_matches(written.content, '/images/([0-9a-f]{64})/', 'g') AS found`;

export async function renewShownImages(db: Database, now: Date): Promise<void> {
  await db.update(images).set({ usedAt: now }).where(sql`${images.hash} IN (${shownHashes})`);
}

/** Looks once more whether one is shown: an article may have been saved since the others were renewed. */
export function deleteUnusedImages(db: Database, instant: Date): Promise<void> {
  const isUnused = sql`${lt(images.usedAt, instant)} AND ${images.hash} NOT IN (${shownHashes})`;
  return deleteInParts(db, images, isUnused);
}
