/** PostgreSQL takes 65,535 parameters in a question; no row of ours has more than sixty of them. */
const rowsAtOnce = 1_000;

/** Rows that may be many, stored so many at a time. */
export async function inParts<Row>(
  rows: readonly Row[],
  store: (part: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await store(rows.slice(from, from + rowsAtOnce));
  }
}
