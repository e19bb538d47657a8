/** What falls due in the next 60 days, as a calendar or as a list, and recording what has been paid. */

import { count } from '@debt-payoff/contract/counts';
import { addDays } from '@debt-payoff/contract/days';
import { monthOf, monthRange } from '@debt-payoff/contract/months';
import { paymentLimits } from '@debt-payoff/contract/payment-limits';
import type { UpcomingPayment } from '@debt-payoff/contract/schedules';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useId, useState } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { useToday } from '../session/today.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { formatDay } from '../words/dates.ts';
import { sumWords } from './amount-words.ts';
import { DueList } from './due-list.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { useUpcoming } from './queries.ts';
import { SettledOutcome } from './settled-outcome.tsx';
import { useRecordDue } from './use-record-due.ts';
import type { Settling } from './use-settling.ts';

const days = paymentLimits.upcomingDays;
const tabs = [
  { key: 'calendar', label: 'Calendar' },
  { key: 'list', label: 'List' },
] as const;

type UpcomingProps = { readonly portfolioId: number; readonly settling: Settling };

export function UpcomingPayments({ portfolioId, settling }: UpcomingProps) {
  const titleId = useId();
  const { data, error, isError, refetch } = useUpcoming(portfolioId);
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 className="h3" id={titleId}>
        Due in the next {days} days
      </h2>
      {data === undefined && !isError ? <p className="muted">{navigationTexts.loading}</p> : null}
      {data === undefined && isError ? (
        <LoadFailure
          title={failureText(error, paymentTexts.scheduled.fetchFailed)}
          onRetry={() => refetch()}
        />
      ) : null}
      {data === undefined ? null : (
        <Content portfolioId={portfolioId} settling={settling} payments={data} titleId={titleId} />
      )}
    </section>
  );
}

function Content({
  portfolioId,
  settling,
  payments,
  titleId,
}: UpcomingProps & {
  readonly payments: readonly UpcomingPayment[];
  readonly titleId: string;
}) {
  const [chosen, setChosen] = useState<(typeof tabs)[number]['key']>('calendar');
  const panelId = useId();
  const today = useToday();
  const last = addDays(today, days);
  const record = useRecordDue(portfolioId, settling);
  const list = (due: readonly UpcomingPayment[]) => (
    <DueList payments={due} today={today} isBusy={settling.isBusy} onRecord={record} />
  );
  return (
    <>
      <p className="muted">{dueWords(payments, last)}</p>
      <SettledOutcome settling={settling} />
      <div className="card card-tight">
        <Tabs
          label={`Due in the next ${days} days`}
          tabs={tabs}
          chosen={chosen}
          onChoose={setChosen}
          panelId={panelId}
        />
        <div role="tabpanel" id={panelId} aria-labelledby={`${titleId} ${panelId}-${chosen}`}>
          {chosen === 'calendar' ? (
            <MonthCalendar
              months={monthRange({ from: monthOf(today), to: monthOf(last) })}
              payments={payments}
              today={today}
            >
              {list}
            </MonthCalendar>
          ) : null}
          {chosen === 'list' && payments.length > 0 ? list(payments) : null}
          {chosen === 'list' && payments.length === 0 ? (
            <p className="muted">Nothing falls due.</p>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** What is settled already is not to be paid again. */
function dueWords(payments: readonly UpcomingPayment[], last: string): string {
  const open = payments.filter(({ settled_as }) => settled_as === null);
  if (payments.length === 0) return `No scheduled payment is due up to ${formatDay(last)}.`;
  if (open.length === 0) return `Everything scheduled up to ${formatDay(last)} is settled.`;
  return `${count(open.length, 'payment')}, ${sumWords(open)} in total, up to ${formatDay(last)}.`;
}
