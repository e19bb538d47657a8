/** What is fetched about the scheduled payments of a portfolio. */
import { scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import type {
  checkMissedCall,
  getCalendarCall,
  listSchedulesCall,
  requiredPaymentsCall,
  Schedule,
  upcomingPaymentsCall,
} from '@debt-payoff/contract/schedules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { portfolioKeys } from '../debts/queries.ts';
import { quietSignedInCall, signedInCall } from '../session/signed-in-call.ts';

const calendars = ['calendar'];

/** All but the last two under the portfolios' own, so that whatever changes a debt makes them be fetched again. */
export const scheduleKeys = {
  list: (id: number) => [...portfolioKeys.all, 'schedules', id],
  missed: (id: number) => [...portfolioKeys.all, 'missed', id],
  upcoming: (id: number) => [...portfolioKeys.all, 'upcoming', id],
  required: (id: number) => [...portfolioKeys.all, 'required', id],
  calendars,
  calendar: (id: number) => [...calendars, id],
} as const;

export function schedulesQuery(id: number) {
  return queryOptions({
    queryKey: scheduleKeys.list(id),
    queryFn: () => listSchedules(id),
  });
}

/** There is no call for one alone, and this is seldom needed. */
export async function findSchedule(
  portfolioId: number,
  id: number | null,
): Promise<Schedule | null> {
  const schedules = await listSchedules(portfolioId);
  return schedules.find((schedule) => schedule.id === id) ?? null;
}

function listSchedules(id: number): Promise<Schedule[]> {
  return signedInCall<typeof listSchedulesCall>(scheduleAddresses.list, { params: { id } });
}

/** Beside what a page is about: where it fails, it is not tried again, and nothing is said. */
export function missedQuery(id: number) {
  return queryOptions({
    queryKey: scheduleKeys.missed(id),
    queryFn: () =>
      quietSignedInCall<typeof checkMissedCall>(scheduleAddresses.checkMissed, { params: { id } }),
    retry: false,
  });
}

export function useSchedules(id: number) {
  return useQuery(schedulesQuery(id));
}

export function useUpcoming(id: number) {
  return useQuery({
    queryKey: scheduleKeys.upcoming(id),
    queryFn: () =>
      signedInCall<typeof upcomingPaymentsCall>(scheduleAddresses.upcoming, {
        params: { id },
        query: {},
      }),
  });
}

/** What the lenders ask for this month; only fetched where it is wanted. */
export function useRequiredPayments(id: number, isWanted: boolean) {
  return useQuery({
    queryKey: scheduleKeys.required(id),
    queryFn: () =>
      signedInCall<typeof requiredPaymentsCall>(scheduleAddresses.required, { params: { id } }),
    enabled: isWanted,
  });
}

export function useCalendarLink(id: number) {
  return useQuery({
    queryKey: scheduleKeys.calendar(id),
    queryFn: () =>
      signedInCall<typeof getCalendarCall>(scheduleAddresses.calendar, { params: { id } }),
  });
}
