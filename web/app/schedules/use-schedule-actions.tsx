/** Adding, editing and deleting scheduled payments, for the page that lists them. */
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { Schedule } from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { ReactNode } from 'react';
import { type Notice, noticeBeside } from '../forms/notice.ts';
import { RemoveRecord } from '../forms/remove-record.tsx';
import { findUnsentRecord } from '../forms/unsent-form.ts';
import { useRecordActions } from '../forms/use-record-actions.ts';
import { useScheduleRemoval } from './mutations.ts';
import { ScheduleDialog, unsentSchedule } from './schedule-dialog.tsx';

const { scheduled: texts } = paymentTexts;
const removalTexts = {
  title: texts.delete,
  question: texts.confirmDelete,
  failed: texts.deleteFailed,
  done: texts.deleted,
};

export type ScheduleActions = {
  readonly add: () => void;
  readonly edit: (schedule: Schedule) => void;
  readonly remove: (schedule: Schedule) => void;
  readonly dismiss: () => void;
  /** What has just been done. */
  readonly message: string | null;
  readonly dialog: ReactNode;
};

/** The title of the list, which takes the focus when the payment that had it is gone. */
export const schedulesTitleId = 'schedules-title';

export function useScheduleActions({
  portfolioId,
  debts,
  schedules,
  onStart,
}: {
  readonly portfolioId: number;
  readonly debts: readonly Debt[];
  readonly schedules: readonly Schedule[];
  /** Something is begun: what else the page says may soon no longer be so. */
  readonly onStart: () => void;
}): ScheduleActions {
  const removal = useScheduleRemoval(portfolioId);
  const actions = useRecordActions<Schedule | null, Schedule, Notice>({
    titleId: schedulesTitleId,
    follow: (notice) => noticeBeside(notice, schedules),
    findFirst: () =>
      findUnsentRecord(schedules, (schedule) => unsentSchedule(portfolioId, schedule)),
  });
  const { opening, leaving, edit, remove, close } = actions;
  return {
    add: () => {
      onStart();
      edit(null);
    },
    edit: (schedule) => {
      onStart();
      edit(schedule);
    },
    remove: (schedule) => {
      onStart();
      remove(schedule);
    },
    dismiss: actions.dismiss,
    message: actions.outcome?.text ?? null,
    dialog: (
      <>
        {opening === undefined ? null : (
          <ScheduleDialog
            portfolioId={portfolioId}
            debts={payable(debts, opening)}
            schedule={opening}
            onSaved={({ id }) =>
              close({ text: opening === null ? texts.added : texts.updated, about: [id] })
            }
            onClose={() => close()}
          />
        )}
        {leaving === undefined ? null : (
          <RemoveRecord
            id={leaving.id}
            name={leaving.creditor}
            texts={removalTexts}
            removal={removal}
            onRemoved={(text) => actions.removed({ text, about: [] })}
            onClose={() => close()}
          />
        )}
      </>
    ),
  };
}

/** A debt that is paid off needs no payments; the one that a schedule has stays to be chosen. */
function payable(debts: readonly Debt[], schedule: Schedule | null): Debt[] {
  return debts.filter(({ id, is_paid_off }) => !is_paid_off || id === schedule?.debt_id);
}
