/** The debts in one's own order, in the calculator: anyone may arrange them, and their rows keep their places. */
import { planOptionsTexts } from '@debt-payoff/contract/texts/plan-options';
import { undoTexts } from '@debt-payoff/contract/texts/undo';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { OrderList, type OrderRow } from '../../custom-order/order-list.tsx';
import type { Order } from '../../custom-order/reorder.ts';
import { focusOn } from '../../forms/focus.ts';
import { Button } from '../../ui/button.tsx';
import { UndoOffer } from '../../ui/undo-offer.tsx';
import { debtName } from '../counted-debts.ts';
import type { DraftActions } from '../draft-actions.ts';
import { debtOf, isBlank, type Row } from '../rows.ts';
import { arrangedRows, orderedIds, withoutPlaces } from './row-places.ts';

const { order: texts } = planOptionsTexts;

export function OwnOrder(props: {
  readonly rows: readonly Row[];
  readonly change: DraftActions['change'];
}) {
  const { rows, change } = props;
  const titleId = useId();
  const startId = useId();
  const shown = orderedIds(rows);
  const [removed, setRemoved] = useState<{ readonly order: Order } | null>(null);
  const isArranged = rows.some(({ place }) => place !== undefined);
  // An order of fewer than two debts is none.
  const isLost = removed !== null && removed.order.filter((id) => shown.includes(id)).length < 2;
  if (isLost || (isArranged && removed !== null)) setRemoved(null);
  const arrange = (order: Order): void =>
    change((draft) => ({ ...draft, rows: arrangedRows(draft.rows, order) }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus in every browser.
    <div
      className="field custom-order"
      role="group"
      id={startId}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h3 className="custom-order-title" id={titleId}>
        {texts.title}
      </h3>
      {shown.length < 2 && !isArranged ? <p className="hint">{texts.tooFew}</p> : null}
      {isArranged ? (
        <>
          <p className="hint">
            {texts.hint} {texts.compared}
          </p>
          <OrderList rows={shown.flatMap((id) => orderRowOf(rows, id))} onChange={arrange} />
        </>
      ) : null}
      {removed === null || isArranged ? null : (
        <UndoOffer
          gone={removed}
          name={texts.title}
          message={undoTexts.removed(texts.title)}
          isBack={undoTexts.isBack(texts.title)}
          onUndo={() => arrange(sinceThen(removed.order, shown))}
          findFocus={() => document.getElementById(startId)}
        />
      )}
      {shown.length < 2 && !isArranged ? null : (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              if (isArranged) {
                setRemoved({ order: shown });
                change((draft) => ({ ...draft, rows: withoutPlaces(draft.rows) }));
              } else {
                flushSync(() => arrange(shown));
                focusOn(startId);
              }
            }}
          >
            {isArranged ? texts.remove : texts.start}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Debts may have come and gone since: those that came stand last. */
function sinceThen(order: Order, shown: Order): Order {
  const left = order.filter((id) => shown.includes(id));
  return [...left, ...shown.filter((id) => !order.includes(id))];
}

function orderRowOf(rows: readonly Row[], id: number): OrderRow[] {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (row === undefined || isBlank(row)) return [];
  const { balance, interestRate, terms, creditor } = debtOf(row);
  return [
    {
      id,
      creditor: debtName({ creditor, position: at + 1 }),
      balance: balance || 0,
      interest_rate: interestRate || 0,
      rate_kind: terms?.rateKind ?? null,
    },
  ];
}
