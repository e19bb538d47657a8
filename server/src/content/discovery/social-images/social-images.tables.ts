import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Images for links that people share, drawn once and kept under a digest of all that is drawn. */
export const socialImages = pgTable('social_images', {
  digest: text('digest').primaryKey(),
  png: bytes('png').notNull(),
  madeAt: instant('made_at').notNull(),
});
