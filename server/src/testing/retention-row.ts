/** What a row that is kept for a time is described by. */
import type pg from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** A row whose time began at an instant. */
export type RetainedRow = {
  /** As its retention says. */
  readonly what: string;
  readonly table: string;
  /** The column that tells one row from another, and that is gone with the row, or emptied. */
  readonly mark: string;
  /** For a long one and a short one, where the column does not take everything. */
  readonly marks?: readonly [string, string] | readonly [number, number];
  readonly rowFrom: (instant: Date) => Row | Promise<Row>;
};

/** One whose time has not begun, however old it is. */
export type RowInUse = Pick<RetainedRow, 'table' | 'mark'> & { readonly row: Row };

export type RetainedRows = {
  readonly kept: readonly RetainedRow[];
  readonly inUse: readonly RowInUse[];
};

/** Makes the rows that others hang on, and gives their ids. */
export type Builders = {
  readonly add: (table: string, row: Row) => Promise<number>;
  readonly aUser: () => Promise<number>;
};

export const longAgo = new Date('2001-01-01T00:00:00Z');
export const inTenYears = new Date('2036-11-15T00:00:00Z');

export async function insertRow(pool: pg.Pool, table: string, row: Row): Promise<number> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const { rows } = await pool.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')}) RETURNING *`,
    Object.values(row),
  );
  return Number(rows[0].id);
}
