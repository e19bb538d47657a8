/** The debts of a portfolio in one's own order: arranged by dragging, by the keys, or one step at a time. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { rateInList } from '@debt-payoff/contract/rate-words';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { TypedName } from '../ui/typed-name.tsx';
import { type Order, shownOrder } from './reorder.ts';
import { useDrag } from './use-drag.ts';
import { type Reorder, useReorder } from './use-reorder.ts';

export type OrderRow = Pick<Debt, 'id' | 'creditor' | 'balance' | 'interest_rate' | 'rate_kind'>;

type OrderListProps = {
  /** In the order that is kept. */
  readonly rows: readonly OrderRow[];
  readonly onChange: (order: Order) => void;
};

export function OrderList({ rows, onChange }: OrderListProps) {
  const list = useRef<HTMLOListElement>(null);
  const keysId = useId();
  const nameOf = (id: number): string => rows.find((row) => row.id === id)?.creditor ?? '';
  const reorder = useReorder({ order: rows.map(({ id }) => id), nameOf, onChange });
  const drag = useDrag(list, reorder);
  const { lifted } = reorder.now;
  const shown = shownOrder(reorder.now);
  return (
    <>
      <p className="vh" id={keysId}>
        Press Space to pick it up, the arrow keys to move it, Space to drop it, Escape to put it
        back.
      </p>
      <ol className="order-list" ref={list} {...drag.listeners}>
        {rows.map((row) => {
          const isLifted = lifted?.id === row.id;
          const place = shown.indexOf(row.id);
          return (
            <li
              key={row.id}
              data-id={row.id}
              className={isLifted ? 'is-lifted' : undefined}
              // The page's own order changes when the row is dropped: a finger loses hold of what is moved under it.
              style={{ order: place, ...(isLifted && { translate: `0 ${drag.shift}px` }) }}
            >
              <Grip row={row} reorder={reorder} drag={drag} aria-describedby={keysId} />
              <RowFigures row={row} place={place} />
              <StepButtons row={row} place={place} rows={rows.length} reorder={reorder} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** For those whose plan does not let them change it. */
export function FixedOrderList({ rows }: { readonly rows: readonly OrderRow[] }) {
  return (
    <ol className="order-list">
      {rows.map((row, place) => (
        <li key={row.id}>
          <RowFigures row={row} place={place} />
        </li>
      ))}
    </ol>
  );
}

function RowFigures({ row, place }: { readonly row: OrderRow; readonly place: number }) {
  return (
    <span className="order-debt">
      <span className="any-name few-lines">
        {place + 1}. <TypedName name={row.creditor} />
      </span>
      <span className="small muted num">
        {formatPounds(row.balance)} at {rateInList(row)}
      </span>
    </span>
  );
}

function Grip({
  row,
  reorder: { now, act, actFrom },
  drag,
  ...rest
}: ComponentProps<'button'> & {
  readonly row: OrderRow;
  readonly reorder: Reorder;
  readonly drag: ReturnType<typeof useDrag>;
}) {
  const isLifted = now.lifted?.id === row.id;
  const place = shownOrder(now).indexOf(row.id);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (!isLifted) return;
    const step = steps[event.key];
    if (step !== undefined) act({ kind: 'move to', place: place + step });
    if (event.key === 'Escape') {
      drag.stop();
      actFrom(event.currentTarget, { kind: 'put back' });
    }
    // Neither does the dialog scroll or close.
    if (step !== undefined || event.key === 'Escape') event.preventDefault();
  };
  return (
    <button
      {...rest}
      type="button"
      className="btn btn-icon order-grip"
      aria-label={`Drag ${row.creditor}`}
      aria-pressed={isLifted}
      onPointerDown={(event) => drag.start(event, row.id)}
      onKeyDown={press}
      // Of the keys, or of a screen reader: a press of the mouse has been dropped by now.
      onClick={(event) => {
        if (event.detail > 0) return;
        actFrom(event.currentTarget, isLifted ? { kind: 'drop' } : { kind: 'pick up', id: row.id });
      }}
      onBlur={() => {
        if (isLifted) act({ kind: 'drop' });
      }}
    >
      <GripVertical className="icon" aria-hidden="true" />
    </button>
  );
}

const steps: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowUp: -1, ArrowDown: 1 };

function StepButtons({
  row,
  place,
  rows,
  reorder: { actFrom },
}: {
  readonly row: OrderRow;
  readonly place: number;
  readonly rows: number;
  readonly reorder: Reorder;
}) {
  const button = (by: 1 | -1, isAtEnd: boolean, icon: ReactNode) => (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={`Move ${row.creditor} ${by === -1 ? 'up' : 'down'}`}
      // It keeps the focus of someone who has moved the row to the end.
      aria-disabled={isAtEnd}
      onClick={({ currentTarget }) => {
        if (!isAtEnd) actFrom(currentTarget, { kind: 'step', id: row.id, by });
      }}
    >
      {icon}
    </button>
  );
  return (
    <span className="order-steps">
      {button(-1, place === 0, <ArrowUp className="icon" aria-hidden="true" />)}
      {button(1, place === rows - 1, <ArrowDown className="icon" aria-hidden="true" />)}
    </span>
  );
}
