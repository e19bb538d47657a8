/** Adding, editing and deleting scheduled payments, for the page that lists them. */
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { Schedule } from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusOn } from '../forms/focus.ts';
import { RemoveSchedule } from './remove-schedule.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { findUnsentSchedule } from './use-schedule-form.ts';

const { scheduled: texts } = paymentTexts;

type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'form'; readonly schedule: Schedule | null }
  | { readonly kind: 'removal'; readonly schedule: Schedule };

export type ScheduleActions = {
  readonly add: () => void;
  readonly edit: (schedule: Schedule) => void;
  readonly remove: (schedule: Schedule) => void;
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
}: {
  readonly portfolioId: number;
  readonly debts: readonly Debt[];
  readonly schedules: readonly Schedule[];
}): ScheduleActions {
  const [shown, setShown] = useState<Shown>(() => {
    const all = [null, ...schedules];
    const waiting = all.find((schedule) => findUnsentSchedule(portfolioId, schedule) !== null);
    return waiting === undefined ? { kind: 'nothing' } : { kind: 'form', schedule: waiting };
  });
  const [message, setMessage] = useState<string | null>(null);
  const show = (next: Shown): void => {
    setMessage(null);
    setShown(next);
  };
  const close = (said: string | null = null): void => {
    setMessage(said);
    setShown({ kind: 'nothing' });
  };
  return {
    add: () => show({ kind: 'form', schedule: null }),
    edit: (schedule) => show({ kind: 'form', schedule }),
    remove: (schedule) => show({ kind: 'removal', schedule }),
    message,
    dialog: (
      <>
        {shown.kind === 'form' ? (
          <ScheduleDialog
            portfolioId={portfolioId}
            debts={payable(debts, shown.schedule)}
            schedule={shown.schedule}
            onSaved={() => close(shown.schedule === null ? texts.added : texts.updated)}
            onClose={() => close()}
          />
        ) : null}
        {shown.kind === 'removal' ? (
          <RemoveSchedule
            portfolioId={portfolioId}
            schedule={shown.schedule}
            onClose={() => close()}
            onRemoved={(said) => {
              flushSync(() => close(said));
              focusOn(schedulesTitleId);
            }}
          />
        ) : null}
      </>
    ),
  };
}

/** A debt that is paid off needs no payments; the one that a schedule has stays to be chosen. */
function payable(debts: readonly Debt[], schedule: Schedule | null): Debt[] {
  return debts.filter(({ id, is_paid_off }) => !is_paid_off || id === schedule?.debt_id);
}
