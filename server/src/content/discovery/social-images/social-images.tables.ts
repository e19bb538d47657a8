import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/database/columns.ts';

/** Images for links that people share, drawn once and kept under a digest of all that is drawn. */
export const socialImages = pgTable('social_images', {
  digest: text('digest').primaryKey(),
  png: bytes('png').notNull(),
  madeAt: instant('made_at').notNull(),
});
