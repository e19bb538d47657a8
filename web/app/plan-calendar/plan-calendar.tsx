/** One-offs and pauses on a small calendar: the months of a year, and under them what the chosen one holds. */
import { addMonths, type Month, monthName, monthOf, yearOf } from '@debt-payoff/contract/months';
import { planCalendarTexts as texts } from '@debt-payoff/contract/texts/plan-calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { focusOnFault } from '../forms/focus.ts';
import { FieldError } from '../ui/field.tsx';
import { MonthPanel } from './month-panel.tsx';
import { monthLabel, monthSum } from './month-words.ts';
import { isPaused, type Pauses } from './paused-months.ts';
import { oneOffProblem, poundsOf, type TypedOneOff } from './typed-one-offs.ts';

export type KeptOneOffWords = {
  readonly month: Month;
  readonly pounds: number;
  readonly words: string;
};

export type PlanCalendarProps = {
  /** Of its fields too. */
  readonly id: string;
  /** The months that can be chosen. */
  readonly first: Month;
  readonly last: Month;
  readonly oneOffs: readonly TypedOneOff[];
  /** Those that the plan has already, which are taken away elsewhere. */
  readonly kept?: readonly KeptOneOffWords[];
  readonly pauses: Pauses;
  readonly debts: readonly { readonly id: string; readonly name: string }[];
  readonly showsProblems: boolean;
  /** What is wrong with all of it. */
  readonly error?: string | null;
  readonly onOneOffs: (oneOffs: readonly TypedOneOff[]) => void;
  readonly onPauses: (pauses: Pauses) => void;
};

export function PlanCalendar(props: PlanCalendarProps) {
  const { id, first, last, oneOffs, pauses, kept = [], error = null } = props;
  const titleId = useId();
  const [year, setYear] = useState(yearOf(first));
  const [chosen, setChosen] = useState<readonly Month[]>([]);
  const wrong = props.showsProblems ? wrongMonths(oneOffs) : [];
  const missing = wrong.filter((month) => !chosen.includes(month));
  // What the summary of errors leads to has to be there, and stays while it is put right.
  if (missing.length > 0) setChosen([...chosen, ...missing]);
  const open = chosen.toSorted();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus in every browser.
    <div
      className="field plan-calendar"
      role="group"
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      onFocus={focusOnFault}
    >
      <h3 className="plan-calendar-title" id={titleId}>
        {texts.title}
      </h3>
      <p className="hint">{texts.hint}</p>
      {error === null ? null : <FieldError id={`${id}-error`} message={error} />}
      <YearHead year={year} first={first} last={last} onChange={setYear} />
      <ul className="plan-months">
        {monthsOf(year).map((month) => {
          const contents = {
            oneOffs: [
              ...kept.filter((one) => one.month === month).map(({ pounds }) => pounds),
              ...oneOffs.filter((one) => one.month === month).map(poundsOf),
            ],
            isPaused: isPaused(pauses, month),
          };
          return (
            <li key={month}>
              <button
                type="button"
                className="plan-month"
                aria-label={monthLabel(month, contents)}
                aria-expanded={open.includes(month)}
                disabled={month < first || month > last}
                onClick={() => setChosen(open.includes(month) ? [] : [month])}
              >
                <span>{monthName(month).slice(0, 3)}</span>
                <span className="plan-month-holds num">{monthSum(contents)}</span>
                {contents.isPaused ? (
                  <span className="plan-month-holds">{texts.paused}</span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
      {open.map((month) => (
        <MonthPanel key={month} {...props} kept={kept} month={month} />
      ))}
    </div>
  );
}

function YearHead(props: {
  readonly year: number;
  readonly first: Month;
  readonly last: Month;
  readonly onChange: (year: number) => void;
}) {
  const { year, first, last, onChange } = props;
  const isFirst = year <= yearOf(first);
  const isLast = year >= yearOf(last);
  return (
    <div className="plan-calendar-year">
      <button
        type="button"
        className="btn btn-icon"
        aria-label={texts.previousYear(year - 1)}
        // It keeps the focus of someone who has gone to the end.
        aria-disabled={isFirst}
        onClick={() => isFirst || onChange(year - 1)}
      >
        <ChevronLeft className="icon" aria-hidden="true" />
      </button>
      <span className="num">{year}</span>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={texts.nextYear(year + 1)}
        aria-disabled={isLast}
        onClick={() => isLast || onChange(year + 1)}
      >
        <ChevronRight className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}

function monthsOf(year: number): Month[] {
  const january = monthOf(`${year}-01`);
  return Array.from({ length: 12 }, (_, at) => addMonths(january, at));
}

function wrongMonths(oneOffs: readonly TypedOneOff[]): Month[] {
  const wrong = oneOffs.filter((oneOff) => oneOffProblem(oneOff) !== null);
  return [...new Set(wrong.map(({ month }) => month))];
}
