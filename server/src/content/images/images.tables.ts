/** Images of articles, each in a few sizes. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant, reference, rowId } from '../../platform/database/columns.ts';

export const images = pgTable(
  'images',
  {
    id: rowId(),
    /** SHA-256 of the largest size, in hexadecimal digits. */
    hash: text('hash').notNull().unique('images_hash_key'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    addedAt: instant('added_at').notNull(),
    /** When an article was last seen to show it. */
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    check('images_hash_check', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('images_sides_check', sql`${table.width} >= 1 AND ${table.height} >= 1`),
  ],
);

export const imageFiles = pgTable(
  'image_files',
  {
    imageId: reference('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    webp: bytes('webp').notNull(),
  },
  (table) => [primaryKey({ name: 'image_files_key', columns: [table.imageId, table.width] })],
);
