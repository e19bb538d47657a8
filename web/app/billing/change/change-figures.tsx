/** Both plans, their prices, what is charged or credited between them, and what follows. */
import { formatPounds } from '@debt-payoff/contract/money';
import { plans } from '@debt-payoff/contract/plans';
import { Ledger } from '../../ui/ledger.tsx';
import { formatDay } from '../../words/dates.ts';
import type { ChangePreview } from '../queries.ts';
import { changeWarnings, type ProrationWords, prorationWords } from './change-words.ts';

export function ChangeFigures({ preview }: { readonly preview: ChangePreview }) {
  const { current_plan: now, new_plan: next } = preview;
  const proration = prorationWords(preview);
  const lines = [
    { label: 'Current plan', figure: plans[now.type].name },
    { label: 'New plan', figure: plans[next.type].name },
    { label: 'Current price', figure: `${formatPounds(now.amount)} a month` },
    { label: 'New price', figure: `${formatPounds(next.amount)} a month` },
    ...(proration === null
      ? []
      : [{ label: 'Proration amount', figure: <Proration {...proration} /> }]),
    { label: 'To pay today', figure: formatPounds(preview.due_today.amount) },
    { label: 'Next billing date', figure: formatDay(preview.next_billing_date) },
  ];
  return <Ledger lines={lines} />;
}

function Proration({ figure, kind }: ProrationWords) {
  return (
    <span className={`proration-${kind}`}>
      {figure} {kind}
    </span>
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
