/** Kinds of columns that every table uses. */
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const rowId = () =>
  bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const pence = (name: string) => bigint(name, { mode: 'number' });
export const reference = (name: string) => bigint(name, { mode: 'number' });
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
