/** The places of the calculator's rows in an own order. */
import type { Order } from '../../custom-order/reorder.ts';
import { isBlank, type Row } from '../rows.ts';

/** The ids of the debts, first to last; those without a place follow as they were entered. */
export function orderedIds(rows: readonly Row[]): Order {
  return rows
    .filter((row) => !isBlank(row))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ id }) => id);
}

function placeOf({ place }: Row): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}

export function arrangedRows(rows: readonly Row[], order: Order): Row[] {
  return rows.map((row) => {
    const place = order.indexOf(row.id);
    return place === -1 || place === row.place ? row : { ...row, place };
  });
}

export function withoutPlaces(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    if (row.place === undefined) return row;
    const { place: _, ...others } = row;
    return others;
  });
}
