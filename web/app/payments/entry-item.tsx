/** One entry of the history that is no payment: what was spent, charged or refunded, or a balance that was stated. */
import type { BalanceEntry } from '@debt-payoff/contract/balance-entries';
import { formatPounds } from '@debt-payoff/contract/money';
import { balanceEntryTexts } from '@debt-payoff/contract/texts/balance-entries';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { memo } from 'react';
import { Badge } from '../ui/badge.tsx';
import { ChangeActions } from '../ui/change-actions.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { formatDay } from '../words/dates.ts';

const { kinds, spendingAndCharges, refundsAndCorrections } = balanceEntryTexts;

export function entryTitleId({ id }: BalanceEntry): string {
  return `entry-${id}`;
}

export const EntryItem = memo(function EntryItem(props: {
  readonly entry: BalanceEntry;
  readonly onEdit: (entry: BalanceEntry) => void;
  readonly onDelete: (entry: BalanceEntry) => void;
}) {
  const { entry } = props;
  const titleId = entryTitleId(entry);
  return (
    <li className="history-item entry-item">
      <div className="payment-what">
        <div id={titleId} tabIndex={-1}>
          <time className="payment-day" dateTime={entry.entry_date}>
            {formatDay(entry.entry_date)}
          </time>
          <p className="payment-creditor any-name few-lines">
            <TypedName name={entry.creditor} />
          </p>
        </div>
        <div className="row">
          <Badge>{kinds[entry.entry_type]}</Badge>
        </div>
        {entry.notes === '' ? null : (
          <p className="payment-note any-name">
            <bdi>{entry.notes}</bdi>
          </p>
        )}
      </div>
      <Figures entry={entry} />
      <ChangeActions
        subject={subjectOf(entry)}
        onEdit={() => props.onEdit(entry)}
        onDelete={entry.entry_type === 'opening' ? undefined : () => props.onDelete(entry)}
      />
    </li>
  );
});

function subjectOf({ entry_type: kind, entry_date, creditor }: BalanceEntry): string {
  return `${kinds[kind].toLowerCase()} of ${formatDay(entry_date)}, ${creditor}`;
}

function Figures({ entry }: { readonly entry: BalanceEntry }) {
  const { entry_type: kind, interest_amount: interest, adjustment_amount: adjustment } = entry;
  return (
    <dl className="payment-figures">
      {adjustment === 0 ? null : (
        <div className="payment-amount entry-change">
          <dt>{adjustment > 0 ? spendingAndCharges : fallName(entry)}</dt>
          <dd>{formatPounds(Math.abs(adjustment))}</dd>
        </div>
      )}
      {kind === 'balance' || interest > 0 ? (
        <div>
          <dt>Interest charged</dt>
          <dd>{formatPounds(interest)}</dd>
        </div>
      ) : null}
      <div>
        <dt>{kind === 'opening' ? 'Balance' : 'Balance after'}</dt>
        <dd>{formatPounds(entry.balance_after)}</dd>
        {entry.excess_amount > 0 ? (
          <dd className="small muted">
            {paymentTexts.payment.moreThanOwed(formatPounds(entry.excess_amount))}
          </dd>
        ) : null}
      </div>
    </dl>
  );
}

/** A balance that fell without a payment may well be one. */
function fallName({ entry_type: kind }: BalanceEntry): string {
  return kind === 'balance' ? 'Payments not recorded, or a correction' : refundsAndCorrections;
}
