/** What will be recorded, date by date, before it is: with a tick each, for what did not leave the account. */

import { count } from '@debt-payoff/contract/counts';
import { formatPounds } from '@debt-payoff/contract/money';
import type { UnsettledDate } from '@debt-payoff/contract/settled-dates';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useId, useState } from 'react';
import { dateKey } from '../debts/due-date-key.ts';
import { Banner } from '../ui/banner.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { formatDay } from '../words/dates.ts';
import { previewSum } from './preview-sum.ts';

export type PreviewDate = UnsettledDate & { readonly portfolioId: number };

export function ProcessPreview(props: {
  readonly dates: readonly PreviewDate[];
  readonly today: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onConfirm: (dates: readonly PreviewDate[]) => void;
  readonly onClose: () => void;
}) {
  const { dates, isBusy } = props;
  const descriptionId = useId();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const ticked = dates.filter((date) => !left.has(dateKey(date)));
  const sum = previewSum(dates, left);
  const toggle = (key: string): void => {
    const rest = new Set(left);
    if (!rest.delete(key)) rest.add(key);
    setLeft(rest);
  };
  return (
    <Dialog
      title="Record these payments?"
      descriptionId={descriptionId}
      isBusy={isBusy}
      isChanged={left.size > 0}
      onClose={props.onClose}
      actions={
        <DialogActions
          label={`Record ${count(ticked.length, 'payment')}`}
          busyLabel={navigationTexts.actions.processing}
          isBusy={isBusy}
          disabled={ticked.length === 0}
          onClick={() => props.onConfirm(ticked)}
          onCancel={props.onClose}
        />
      }
    >
      {props.failure === null ? null : <Banner kind="danger" title={props.failure} />}
      <p id={descriptionId}>
        Each is recorded on its own due date, and the balance follows. No money moves. Untick what
        did not leave your account.
      </p>
      <ul className="preview-dates">
        {dates.map((date) => (
          <li key={dateKey(date)}>
            <label className="check">
              <input
                type="checkbox"
                checked={!left.has(dateKey(date))}
                onChange={() => toggle(dateKey(date))}
              />
              <span>
                {date.due_date === props.today ? 'Today' : formatDay(date.due_date)}
                <TypedName name={date.creditor} />
              </span>
              <b className="num">{formatPounds(date.payment_amount)}</b>
            </label>
          </li>
        ))}
      </ul>
      <p className="preview-total">
        In total <b className="num">{sum}</b>
      </p>
    </Dialog>
  );
}
