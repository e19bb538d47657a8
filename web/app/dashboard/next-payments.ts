/** Which scheduled payments fall due next. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { Schedule } from '@debt-payoff/contract/schedules';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { schedulesQuery } from '../schedules/queries.ts';

export type NextPayment = {
  readonly scheduleId: number;
  readonly portfolioId: number;
  readonly creditor: string;
  readonly pence: number;
  /** YYYY-MM-DD */
  readonly dueOn: string;
};

type SchedulesOf = { readonly portfolioId: number; readonly schedules: readonly Schedule[] };

/** Only portfolios with something scheduled are asked about. What cannot be told is left out, and logged. */
export function useNextPayments(portfolios: readonly Portfolio[]): {
  readonly payments: readonly NextPayment[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
} {
  const ids = portfolios.filter(({ auto_payments_count: count }) => count > 0).map(({ id }) => id);
  const replies = useQueries({
    queries: ids.map((id) => ({ ...schedulesQuery(id), retry: false })),
  });
  const failed = replies.filter(({ isError }) => isError).length;
  useEffect(() => {
    if (failed > 0) console.warn(`Scheduled payments that could not be fetched: ${failed}`);
  }, [failed]);
  const known = replies.flatMap(({ data: schedules = [] }, at) => [
    { portfolioId: ids[at] ?? 0, schedules },
  ]);
  return {
    payments: listNextPayments(known),
    isLoading: replies.some(({ isPending }) => isPending),
    hasFailed: failed > 0,
  };
}

/** The soonest first; on one day, the largest. What is inactive has no date. */
export function listNextPayments(portfolios: readonly SchedulesOf[]): NextPayment[] {
  return portfolios
    .flatMap(({ portfolioId, schedules }) =>
      schedules.flatMap(({ id, creditor, payment_amount, next_due_date: dueOn }) =>
        dueOn === null
          ? []
          : [
              {
                scheduleId: id,
                portfolioId,
                creditor,
                pence: penceFromPounds(payment_amount),
                dueOn,
              },
            ],
      ),
    )
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn) || b.pence - a.pence);
}
