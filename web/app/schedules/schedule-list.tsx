/** The scheduled payments of a portfolio, by their status. */

import { count } from '@debt-payoff/contract/counts';
import { type ScheduleFilter, scheduleFilters } from '@debt-payoff/contract/payment-kinds';
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { Schedule } from '@debt-payoff/contract/schedules';
import { useState } from 'react';
import { useToday } from '../session/today.ts';
import { useAnnouncedChoice } from '../ui/announce.ts';
import { Banner } from '../ui/banner.tsx';
import { intoView } from '../ui/into-view.ts';
import { SelectField } from '../ui/select-field.tsx';
import { sumWords } from './amount-words.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { SettledOutcome } from './settled-outcome.tsx';
import { staysWords } from './stays-words.ts';
import { type ScheduleActions, schedulesTitleId } from './use-schedule-actions.tsx';
import type { Settling } from './use-settling.ts';

const filterLabels: Record<ScheduleFilter, string> = {
  all: 'All',
  active: 'Active',
  inactive: 'Inactive',
};
const filters = scheduleFilters.map((value) => ({ value, label: filterLabels[value] }));

export function ScheduleList({
  portfolioId,
  debts,
  schedules,
  actions,
  settling,
}: {
  readonly portfolioId: number;
  readonly debts: readonly Debt[];
  readonly schedules: readonly Schedule[];
  readonly actions: ScheduleActions;
  readonly settling: Settling;
}) {
  const [filter, setFilter] = useState<ScheduleFilter>('all');
  const today = useToday();
  const takeBack = ({ id, creditor }: Schedule, due_date: string): void => {
    const at = { portfolioId, scheduled_payment_id: id, due_date };
    settling.run({ kind: 'open', at, creditor });
  };
  const staysNoteOf = (schedule: Schedule): string | null => {
    const debt = debts.find(({ id }) => id === schedule.debt_id);
    return debt === undefined ? null : staysWords(schedule, { debt, today });
  };
  const shown = schedules.filter(({ is_active }) => filter === 'all' || isOf(filter, is_active));
  const words = wordsOf({ schedules, shown, filter });
  useAnnouncedChoice(filter, words);
  return (
    <section className="stack" aria-labelledby={schedulesTitleId}>
      <div className="schedules-head">
        <h2 className="h3 plain-focus" id={schedulesTitleId} tabIndex={-1}>
          Your schedules
        </h2>
        {schedules.length === 0 ? null : (
          <SelectField
            label="Status"
            options={filters}
            value={filter}
            onChange={({ target }) => {
              actions.dismiss();
              setFilter(scheduleFilters.find((known) => known === target.value) ?? 'all');
            }}
          />
        )}
      </div>
      {actions.message === null ? null : (
        <Banner ref={intoView} kind="success" title={actions.message} />
      )}
      <SettledOutcome settling={settling} />
      <p className="muted">{words}</p>
      {shown.length === 0 ? null : (
        <ul className="debt-cards">
          {shown.map((schedule) => (
            <ScheduleCard
              key={schedule.id}
              schedule={schedule}
              staysNote={staysNoteOf(schedule)}
              today={today}
              onEdit={() => actions.edit(schedule)}
              onDelete={() => actions.remove(schedule)}
              isBusy={settling.isBusy}
              onTakeBack={(dueDate) => takeBack(schedule, dueDate)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function isOf(filter: ScheduleFilter, isActive: boolean): boolean {
  return isActive === (filter === 'active');
}

/** What the list shows is what the sum counts; what is inactive is not paid. */
function wordsOf(list: {
  readonly schedules: readonly Schedule[];
  readonly shown: readonly Schedule[];
  readonly filter: ScheduleFilter;
}): string {
  const { schedules, shown, filter } = list;
  if (schedules.length === 0) {
    return 'No scheduled payments yet. Add one for a debt that you pay every month, and you see here when it falls due.';
  }
  if (shown.length === 0) return `There is no ${filter} scheduled payment.`;
  const running = shown.filter(({ is_active }) => is_active);
  const counted = count(shown.length, 'scheduled payment');
  return running.length === 0
    ? `${counted}. Nothing falls due for what is inactive.`
    : `${counted}, ${activeWords(running, shown)}${sumWords(running)} a month${changesWords(running)}.`;
}

/** '4 scheduled payments, 3 of them active: £91.78 a month.' */
function activeWords(running: readonly Schedule[], shown: readonly Schedule[]): string {
  return running.length < shown.length ? `${running.length} of them active: ` : '';
}

function changesWords(schedules: readonly Schedule[]): string {
  const changes = schedules.some(({ amount_kind }) => amount_kind === 'required');
  return changes ? ' as things stand; it changes with what the lenders ask for' : '';
}
