/** One scheduled payment: what falls due when, and changing it. */

import { amountKindLabels, paymentTypeLabels } from '@debt-payoff/contract/payment-kinds';
import type { Schedule } from '@debt-payoff/contract/schedules';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { CirclePause, Repeat } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { CardHead } from '../ui/card-head.tsx';
import { FigureList } from '../ui/figure-list.tsx';
import { formatDay } from '../words/dates.ts';
import { amountWords } from './amount-words.ts';
import { NotPaidDates } from './not-paid-dates.tsx';

const { scheduled: texts } = paymentTexts;

type ScheduleCardProps = {
  readonly schedule: Schedule;
  /** That its amount stays as it is where its debt's payment changes. */
  readonly staysNote: string | null;
  readonly today: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly isBusy: boolean;
  readonly onTakeBack: (dueDate: string) => void;
};

export function ScheduleCard(props: ScheduleCardProps) {
  const { schedule, staysNote, today, onEdit, onDelete, ...taking } = props;
  const { creditor, payment_day: day } = schedule;
  return (
    <li className="card card-tight debt-card schedule-card">
      <CardHead
        name={creditor}
        subject={`${creditor}, on day ${day}`}
        onEdit={onEdit}
        onDelete={onDelete}
      />
      <div className="row">
        <Status isActive={schedule.is_active} />
      </div>
      <Figures schedule={schedule} today={today} />
      {staysNote === null ? null : <p className="small">{staysNote}</p>}
      <NotPaidDates schedule={schedule} {...taking} />
    </li>
  );
}

function Status({ isActive }: { readonly isActive: boolean }) {
  return isActive ? (
    <Badge kind="go">
      <Repeat className="icon" aria-hidden="true" />
      {texts.active}
    </Badge>
  ) : (
    <Badge kind="line">
      <CirclePause className="icon" aria-hidden="true" />
      {texts.inactive}
    </Badge>
  );
}

function Figures({ schedule, today }: Pick<ScheduleCardProps, 'schedule' | 'today'>) {
  const { notes } = schedule;
  const lines = [
    { label: fieldNames.amount, figure: amountLine(schedule) },
    { label: 'Day of month', figure: String(schedule.payment_day) },
    { label: 'Type', figure: paymentTypeLabels[schedule.payment_type] },
    { label: 'Next due date', figure: dueWords(schedule, today) },
  ];
  return (
    <>
      <FigureList lines={lines} />
      {notes === null || notes === '' ? null : (
        <p className="small muted any-name">
          <bdi>{notes}</bdi>
        </p>
      )}
    </>
  );
}

function amountLine(schedule: Schedule): string {
  if (schedule.amount_kind === 'fixed') return amountWords(schedule);
  const asked = schedule.payment_amount === 0 ? 'nothing now' : amountWords(schedule);
  return `${amountKindLabels.required}: ${asked}`;
}

function dueWords({ next_due_date: due, is_active }: Schedule, today: string): string {
  if (due === null) return is_active ? 'None, nothing is asked for' : 'None while inactive';
  return due === today ? 'Today' : formatDay(due);
}
