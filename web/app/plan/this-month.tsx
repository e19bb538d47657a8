/** What to pay to whom this month, what of it is recorded, and a way to record the rest. */
import { formatPence, formatPounds, penceFromPounds } from '@debt-payoff/contract/money';
import { monthOf } from '@debt-payoff/contract/months';
import type { PlanLine, PortfolioPlan } from '@debt-payoff/contract/plan';
import { keptTermsTexts } from '@debt-payoff/contract/texts/kept-terms';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { useToday } from '../session/today.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { formatDayAndMonth } from '../words/dates.ts';
import { monthWords } from '../words/months.ts';
import { notesOfLine, notesOfMonth } from './plan-terms.ts';
import { PriorityFirst } from './priority-first.tsx';
import type { RecordLine } from './use-record-line.tsx';

/** The title takes the focus when the line that had it is done with. */
export const thisMonthTitleId = 'this-month';

export function ThisMonth(props: {
  readonly plans: readonly PortfolioPlan[];
  readonly onRecord: RecordLine;
  /** Where several portfolios are told together. */
  readonly hasNames: boolean;
}) {
  const plans = props.plans.filter(({ lines }) => lines.length > 0);
  const today = useToday();
  if (plans.length === 0) return null;
  const months = new Set(plans.map(({ month }) => month));
  const [month = ''] = months;
  const isNow = months.has(monthOf(today));
  // Where one begins next month, its payments are no part of this one.
  const counted = plans.filter((plan) => !isNow || plan.month === monthOf(today));
  return (
    <section className="card stack this-month" aria-labelledby={thisMonthTitleId}>
      <h2 id={thisMonthTitleId} className="h3" tabIndex={-1}>
        {isNow ? planTexts.thisMonth : `From ${monthWords(month)}`}
      </h2>
      <p className="muted">
        {sumWords(
          counted.flatMap(({ lines }) => lines),
          { month, today },
        )}
      </p>
      <PriorityFirst plans={plans} />
      {plans.map((plan) => (
        <PlanLines
          key={plan.portfolio_id}
          plan={plan}
          today={today}
          hasName={props.hasNames}
          isOtherMonth={isNow && plan.month !== monthOf(today)}
          onRecord={props.onRecord}
        />
      ))}
    </section>
  );
}

/** Of the lines, which may be those of next month. */
type ListedMonth = { readonly month: string; readonly today: string };

function nothingPlanned({ month, today }: ListedMonth): string {
  return month === monthOf(today)
    ? planTexts.nothingPlanned
    : planTexts.nothingPlannedIn(monthWords(month));
}

/** 'Still to pay: £140.00 of £280.00.' */
function sumWords(lines: readonly PlanLine[], of: ListedMonth): string {
  const sum = (poundsOf: (line: PlanLine) => number): number =>
    lines.reduce((total, line) => total + penceFromPounds(poundsOf(line)), 0);
  const toPay = sum(({ to_pay }) => to_pay);
  const planned = sum(({ planned_amount }) => planned_amount);
  if (planned === 0) return nothingPlanned(of);
  if (toPay === 0) return planTexts.allRecorded;
  return toPay === planned
    ? `To pay: ${formatPence(toPay)}.`
    : `Still to pay: ${formatPence(toPay)} of ${formatPence(planned)}.`;
}

function PlanLines(props: {
  readonly plan: PortfolioPlan;
  readonly today: string;
  readonly hasName: boolean;
  readonly isOtherMonth: boolean;
  readonly onRecord: RecordLine;
}) {
  const { plan, today } = props;
  const canBeFirst = plan.lines.length > 1;
  const thisMonth = monthOf(today);
  return (
    <div>
      {props.hasName ? (
        <h3 className="h4 any-name few-lines">
          <Link to={portfolioPages.view(plan.portfolio_id)}>
            <TypedName name={plan.portfolio_name} />
          </Link>
          {props.isOtherMonth ? (
            <span className="small muted"> from {monthWords(plan.month)}</span>
          ) : null}
        </h3>
      ) : null}
      {notesOfMonth(plan, thisMonth).map((note) => (
        <p key={note} className="plan-month-note">
          {note}
        </p>
      ))}
      <ul className="plan-lines">
        {plan.lines.map((line) => (
          <Line
            key={line.debt_id}
            line={line}
            notes={notesOfLine(line, plan, thisMonth)}
            month={plan.month}
            today={today}
            isFirst={canBeFirst && line.is_first}
            canRecord={plan.month === thisMonth}
            onRecord={() => props.onRecord(plan, line)}
          />
        ))}
      </ul>
    </div>
  );
}

function Line(props: {
  readonly line: PlanLine;
  readonly notes: readonly string[];
  readonly month: string;
  readonly today: string;
  readonly isFirst: boolean;
  readonly canRecord: boolean;
  readonly onRecord: () => void;
}) {
  const { line, today } = props;
  const nameId = useId();
  const isDone = line.to_pay === 0 && line.paid_amount > 0;
  return (
    <li className={isDone ? 'is-done' : undefined}>
      <span className="plan-creditor any-name few-lines" id={nameId}>
        <TypedName name={line.creditor} /> {props.isFirst ? <Badge>{planTexts.first}</Badge> : null}{' '}
        {line.is_priority ? <Badge kind="info">{keptTermsTexts.priority}</Badge> : null}
      </span>
      <b className="num">{formatPounds(isDone ? line.paid_amount : line.to_pay)}</b>
      <span className="plan-note small muted">
        {[noteOf(line, { month: props.month, today }), reasonOf(props), ...props.notes]
          .filter((note) => note !== '')
          .map((note) => (
            <span key={note}>{note}</span>
          ))}
      </span>
      <span className="plan-act">
        {isDone ? (
          <span className="plan-tick small">
            <CircleCheck className="icon" aria-hidden="true" />{' '}
            {line.stated_amount < line.paid_amount ? planTexts.recorded : planTexts.stated}
          </span>
        ) : props.canRecord && line.to_pay > 0 ? (
          <Button
            variant="secondary"
            size="small"
            aria-label={`${planTexts.record}, ${line.creditor}`}
            onClick={props.onRecord}
          >
            {planTexts.record}
          </Button>
        ) : null}
      </span>
    </li>
  );
}

/** Where the line is marked as first. */
function reasonOf({
  line,
  isFirst,
}: {
  readonly line: PlanLine;
  readonly isFirst: boolean;
}): string {
  return isFirst && line.first_reason !== null ? planTexts.firstFor(line.first_reason) : '';
}

function noteOf(line: PlanLine, { month, today }: ListedMonth): string {
  if (line.counts_from !== null) {
    return `Added this month: it counts from ${monthWords(line.counts_from)}.`;
  }
  if (line.planned_amount === 0) return nothingPlanned({ month, today });
  const parts = [
    ...(line.paid_amount > 0 && line.to_pay > 0
      ? [`${formatPounds(line.paid_amount)} of ${formatPounds(line.planned_amount)} recorded`]
      : []),
    ...(line.due === null || line.to_pay === 0 ? [] : [dueWords(line.due.due_date, today)]),
  ];
  return parts.join(', ');
}

function dueWords(day: string, today: string): string {
  if (day === today) return 'due today';
  return `${day < today ? 'was due' : 'due'} ${formatDayAndMonth(day)}`;
}
