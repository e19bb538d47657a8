/** Both plans, their prices, what is charged or credited between them, and what follows. */
import { formatPounds } from '@debt-payoff/contract/money';
import { plans } from '@debt-payoff/contract/plans';
import type { ReactNode } from 'react';
import { formatDay } from '../../words/dates.ts';
import type { ChangePreview } from '../queries.ts';
import { changeWarnings, prorationWords } from './change-words.ts';

export function ChangeFigures({ preview }: { readonly preview: ChangePreview }) {
  const { current_plan: now, new_plan: next } = preview;
  const proration = prorationWords(preview);
  return (
    <dl className="ledger">
      <Line label="Current plan">{plans[now.type].name}</Line>
      <Line label="New plan">{plans[next.type].name}</Line>
      <Line label="Current price">{formatPounds(now.amount)} a month</Line>
      <Line label="New price">{formatPounds(next.amount)} a month</Line>
      {proration === null ? null : (
        <Line label="Proration amount">
          <span className={`proration-${proration.kind}`}>
            {proration.figure} {proration.kind}
          </span>
        </Line>
      )}
      <Line label="To pay today">{formatPounds(preview.due_today.amount)}</Line>
      <Line label="Next billing date">{formatDay(preview.next_billing_date)}</Line>
    </dl>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function ChangeWarnings({
  id,
  preview,
}: {
  readonly id: string;
  readonly preview: ChangePreview;
}) {
  return (
    <ul id={id} className="bullets">
      {changeWarnings(preview).map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}
