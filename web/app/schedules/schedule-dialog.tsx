/** Adding or editing a scheduled payment. */
import { dialogWidths } from '@debt-payoff/contract/portfolio-limits';
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { Schedule } from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useRef } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { unsentNameOf } from '../forms/unsent-form.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useSaveSchedule } from './mutations.ts';
import { findSchedule } from './queries.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import {
  factsOf,
  formOf,
  lacksRequired,
  type ScheduleForm,
  scheduleFields,
  scheduleProblems,
  startOf,
  wordsOf,
} from './schedule-form.ts';

const { scheduled: texts } = paymentTexts;

type ScheduleDialogProps = {
  readonly portfolioId: number;
  readonly debts: readonly Debt[];
  /** Null for a new one. */
  readonly schedule: Schedule | null;
  readonly onSaved: (saved: Schedule) => void;
  readonly onClose: () => void;
};

export function ScheduleDialog({ onClose, ...props }: ScheduleDialogProps) {
  const isNew = props.schedule === null;
  const state = useScheduleForm(props);
  return (
    <RecordDialog
      state={state}
      title={isNew ? texts.add : texts.edit}
      lead={texts.lead}
      width={dialogWidths.debt}
      saveLabel={isNew ? texts.add : 'Save Scheduled Payment'}
      retryNote={isNew ? 'Sending it again does not add it twice.' : undefined}
      firstField="debtId"
      onClose={onClose}
    >
      <ScheduleFields
        state={state}
        portfolioId={props.portfolioId}
        debts={props.debts}
        hasStatus={!isNew}
      />
    </RecordDialog>
  );
}

/** By which it waits for its owner when the session ends, and what it is typed over. */
export function unsentSchedule(portfolioId: number, schedule: Schedule | null) {
  return {
    unsentName: unsentNameOf('schedule', { id: schedule?.id ?? null, within: portfolioId }),
    start: startOf(schedule),
  };
}

function useScheduleForm({
  portfolioId,
  debts,
  schedule,
  onSaved,
}: Omit<ScheduleDialogProps, 'onClose'>) {
  const scheduleId = schedule?.id ?? null;
  return useRecordForm({
    ...unsentSchedule(portfolioId, schedule),
    version: schedule?.version,
    fields: scheduleFields,
    problemsOf: scheduleProblems,
    summaryTitleOf: (form) => (lacksRequired(form) ? texts.requiredFields : undefined),
    completeChange: useOfferedAmount(debts),
    bodyOf: factsOf,
    save: useSaveSchedule({ portfolioId, scheduleId }),
    failureOf: (error) =>
      failureText(error, schedule === null ? texts.addFailed : texts.updateFailed),
    newest: {
      find: () => findSchedule(portfolioId, scheduleId),
      formOf,
      wordsOf,
      failures: {
        notLoaded: texts.fetchFailed,
        gone: 'This scheduled payment has since been deleted.',
      },
    },
    onSaved,
  });
}

/** A debt brings its monthly payment along, and so does going over to a fixed amount, until another is typed. */
function useOfferedAmount(debts: readonly Debt[]) {
  /** Null until the first change: what the form starts with counts as typed. */
  const isTyped = useRef<boolean | null>(null);
  return (change: Partial<ScheduleForm>, before: ScheduleForm): Partial<ScheduleForm> => {
    isTyped.current ??= before.amount !== '';
    if (change.amount !== undefined) isTyped.current = change.amount !== '';
    const debtId = change.debtId ?? (change.kind === 'fixed' ? before.debtId : undefined);
    const monthly = debts.find(({ id }) => String(id) === debtId)?.monthly_payment;
    if (monthly === undefined || isTyped.current) return change;
    return { ...change, amount: monthly.toFixed(2) };
  };
}
