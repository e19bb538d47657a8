/** A list of records as a table; on a phone each row becomes a list of labels and figures. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

export type SortDirection = 'ascending' | 'descending';

export type Column<Row> = {
  /** Names the column, and on a phone the cell. */
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand under one another, at the right. */
  readonly isFigure?: boolean;
  readonly classOf?: (row: Row) => string;
  /** For a column that the list can be sorted by; no direction while it is sorted by another. */
  readonly sort?: { readonly direction: SortDirection | null; readonly onSort: () => void };
};

type TableProps<Row> = {
  /** Says what the table is a list of, and in which order. */
  readonly caption: string;
  /** The first one names the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Stands in place of the rows where there are none. */
  readonly empty?: ReactNode;
  /** Other rows are on their way, and these stay until then. */
  readonly isBusy?: boolean;
};

export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  empty = null,
  isBusy = false,
}: TableProps<Row>) {
  if (rows.length === 0) return empty;
  const [first, ...others] = columns;
  return (
    <table className="table table-stack" aria-busy={isBusy || undefined}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.label} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map((column) => (
              <td key={column.label} className={classOf(column, row)} data-label={column.label}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heading<Row>({ column }: { readonly column: Column<Row> }) {
  const { label, isFigure = false, sort } = column;
  const className = isFigure ? 'n' : undefined;
  useAnnouncedSorting(label, sort?.direction ?? null);
  if (sort === undefined) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const Arrow = sort.direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    // Its cells are read with the label alone, not with what its button does.
    <th scope="col" className={className} aria-label={label} aria-sort={sort.direction ?? 'none'}>
      <button
        type="button"
        className="table-sort"
        aria-label={`${label}, sort`}
        onClick={sort.onSort}
      >
        {label}
        {sort.direction === null ? null : <Arrow className="icon" aria-hidden="true" />}
      </button>
      {/* On a phone, where the head is only heard. */}
      <span className="table-sort-name">{label}</span>
    </th>
  );
}

function useAnnouncedSorting(label: string, direction: SortDirection | null): void {
  const last = useRef(direction);
  useEffect(() => {
    if (direction === last.current) return;
    last.current = direction;
    if (direction !== null) announce(`Sorted by ${label}, ${direction}.`);
  }, [label, direction]);
}

function classOf<Row>(column: Column<Row>, row: Row): string | undefined {
  const classes = [column.isFigure ? 'n' : null, column.classOf?.(row) ?? null];
  return classes.filter((name) => name !== null).join(' ') || undefined;
}
