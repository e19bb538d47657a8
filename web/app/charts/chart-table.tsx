/** A chart's figures, for people who read rather than look. */
import { useLayoutEffect, useRef, useState } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

export type TableColumn = { readonly key: string; readonly label: string };
export type TableRow = {
  readonly key: string | number;
  readonly head: string;
  /** One a column, in their order. */
  readonly cells: readonly string[];
};

export function ChartTable(props: {
  readonly caption: string;
  /** What the first column holds. */
  readonly head: string;
  readonly columns: readonly TableColumn[];
  /** Made when they are looked at: few people open the table. */
  readonly rows: () => readonly TableRow[];
  readonly total?: TableRow;
}) {
  const { columns } = props;
  const [isOpen, setOpen] = useState(false);
  // The server's page has them all, for people who read it without scripts.
  const isFilled = !useHydrated() || isOpen;
  const details = useRef<HTMLDetailsElement>(null);
  // Nobody heard of it if it was opened before the code came.
  useLayoutEffect(() => setOpen(details.current?.open === true), []);
  return (
    <details
      className="chart-table"
      ref={details}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        className={buttonClass({ variant: 'secondary', size: 'small' })}
        aria-label={`View as table, ${props.caption}`}
      >
        View as table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too */}
      {/* biome-ignore lint/a11y/useSemanticElements: it is no set of fields */}
      <div className="chart-table-scroll" role="group" aria-label={props.caption} tabIndex={0}>
        <table className="table table-stack">
          <caption className="vh">{props.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{props.head}</th>
              {columns.map(({ key, label }) => (
                <th scope="col" className="n" key={key}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isFilled
              ? props.rows().map((row) => <Row key={row.key} row={row} columns={columns} />)
              : null}
          </tbody>
          {props.total === undefined ? null : (
            <tfoot>
              <Row row={props.total} columns={columns} />
            </tfoot>
          )}
        </table>
      </div>
    </details>
  );
}

function Row({ row, columns }: { row: TableRow; columns: readonly TableColumn[] }) {
  return (
    <tr>
      <th scope="row">{row.head}</th>
      {columns.map(({ key, label }, index) => (
        <td className="n" key={key} data-label={label}>
          {row.cells[index]}
        </td>
      ))}
    </tr>
  );
}

const rowsMost = 60;

/** Every month of a short plan; of a long one the same month of each year, and the last. */
export function monthsShown(last: number): number[] {
  const step = last < rowsMost ? 1 : 12 * Math.ceil(last / 12 / rowsMost);
  const shown: number[] = [];
  for (let month = 0; month < last; month += step) shown.push(month);
  return [...shown, last];
}
