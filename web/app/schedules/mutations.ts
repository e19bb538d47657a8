/** What changes scheduled payments. Afterwards all that is shown of the portfolio is fetched again. */
import type { CallInput } from '@debt-payoff/contract/call';
import { scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import type {
  addScheduleCall,
  CalendarLink,
  removeCalendarCall,
  removeScheduleCall,
  Schedule,
  setCalendarCall,
  updateScheduleCall,
} from '@debt-payoff/contract/schedules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useInvalidateAfterFailure, useInvalidatePortfolios } from '../debts/queries.ts';
import type { Removal } from '../forms/remove-record.tsx';
import type { KeyedSubmission } from '../forms/submission-key.ts';
import { replaceFetched } from '../session/fetched-data.ts';
import { signedInCall, signedInCallOnce } from '../session/signed-in-call.ts';
import { scheduleKeys } from './queries.ts';

type ScheduleBody = CallInput<typeof addScheduleCall>['body'] & {
  readonly is_active: boolean;
  /** Of the state that it was made from; none for a new one. */
  readonly version?: number;
};

/** Adds a scheduled payment, or changes the one that is given. */
export function useSaveSchedule({
  portfolioId: id,
  scheduleId,
}: {
  readonly portfolioId: number;
  readonly scheduleId: number | null;
}) {
  return useMutation({
    mutationFn: ({ body, key }: KeyedSubmission<ScheduleBody>): Promise<Schedule> => {
      const { is_active, version, ...facts } = body;
      return scheduleId === null
        ? signedInCallOnce(key)<typeof addScheduleCall>(scheduleAddresses.add, {
            params: { id },
            body: facts,
          })
        : signedInCallOnce(key)<typeof updateScheduleCall>(scheduleAddresses.update, {
            params: { id, scheduleId },
            body: { ...facts, is_active, version },
          });
    },
    onSuccess: useInvalidatePortfolios(),
    onError: useInvalidateAfterFailure(),
  });
}

export function useScheduleRemoval(id: number): Removal {
  return {
    mutationFn: (scheduleId) =>
      signedInCall<typeof removeScheduleCall>(scheduleAddresses.remove, {
        params: { id, scheduleId },
      }),
    onSettled: useInvalidatePortfolios(),
  };
}

export function useSetCalendar(id: number) {
  const show = useShowCalendar(id);
  return useMutation({
    mutationFn: (body: CallInput<typeof setCalendarCall>['body']) =>
      signedInCall<typeof setCalendarCall>(scheduleAddresses.setCalendar, { params: { id }, body }),
    onSuccess: show,
  });
}

export function useRemoveCalendar(id: number) {
  const show = useShowCalendar(id);
  return useMutation({
    mutationFn: () =>
      signedInCall<typeof removeCalendarCall>(scheduleAddresses.removeCalendar, { params: { id } }),
    onSuccess: () => show({ url: null, shows_amounts: false }),
  });
}

function useShowCalendar(id: number): (link: CalendarLink) => void {
  const queries = useQueryClient();
  return (link) => replaceFetched(queries, scheduleKeys.calendar(id), link);
}
