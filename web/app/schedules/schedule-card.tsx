/** One scheduled payment: what falls due when, and changing it. */

import { formatPounds } from '@debt-payoff/contract/money';
import { paymentTypeLabels } from '@debt-payoff/contract/payment-kinds';
import type { Schedule } from '@debt-payoff/contract/schedules';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { CirclePause, Repeat } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { CardHead } from '../ui/card-head.tsx';
import { FigureList } from '../ui/figure-list.tsx';
import { formatDay } from '../words/dates.ts';
import { NotPaidDates } from './not-paid-dates.tsx';

const { scheduled: texts } = paymentTexts;

type ScheduleCardProps = {
  readonly schedule: Schedule;
  readonly today: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly isBusy: boolean;
  readonly onTakeBack: (dueDate: string) => void;
};

export function ScheduleCard({ schedule, today, onEdit, onDelete, ...taking }: ScheduleCardProps) {
  const titleId = `schedule-${schedule.id}`;
  return (
    <li className="card card-tight debt-card schedule-card">
      <CardHead titleId={titleId} name={schedule.creditor} onEdit={onEdit} onDelete={onDelete} />
      <div className="row">
        <Status isActive={schedule.is_active} />
      </div>
      <Figures schedule={schedule} today={today} />
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
  const { next_due_date: due, notes } = schedule;
  const lines = [
    { label: fieldNames.amount, figure: formatPounds(schedule.payment_amount) },
    { label: 'Day of month', figure: String(schedule.payment_day) },
    { label: 'Type', figure: paymentTypeLabels[schedule.payment_type] },
    { label: 'Next due date', figure: dueWords(due, today) },
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

function dueWords(due: string | null, today: string): string {
  if (due === null) return 'None while inactive';
  return due === today ? 'Today' : formatDay(due);
}
