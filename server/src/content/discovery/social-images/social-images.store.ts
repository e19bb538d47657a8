import { eq, lt } from 'drizzle-orm';
import type { Database, Reader } from '../../../platform/database/database.ts';
import { deleteInParts } from '../../../platform/database/delete-in-parts.ts';
import { socialImages } from './social-images.tables.ts';

type SavedImage = typeof socialImages.$inferSelect;

export async function findSavedImage(db: Reader, digest: string): Promise<Buffer | null> {
  const [saved] = await db
    .select({ png: socialImages.png })
    .from(socialImages)
    .where(eq(socialImages.digest, digest));
  return saved?.png ?? null;
}

/** Another process may have been faster; the images are the same. */
export async function saveImage(db: Database, image: SavedImage): Promise<void> {
  await db.insert(socialImages).values(image).onConflictDoNothing();
}

export function deleteImagesMadeBefore(db: Database, instant: Date): Promise<void> {
  return deleteInParts(db, socialImages, lt(socialImages.madeAt, instant));
}
