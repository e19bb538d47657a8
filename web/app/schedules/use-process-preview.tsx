/** Recording all that is due: at once where it is today's alone, otherwise after it was shown. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { unsettledQuery } from '../debts/unsettled-dates.ts';
import { failureText } from '../forms/call-failure.ts';
import { useDayOfPress } from '../session/today.ts';
import { type PreviewDate, ProcessPreview } from './process-preview.tsx';
import type { Settling } from './use-settling.ts';

export type ProcessPress = {
  readonly press: (portfolioIds: readonly number[]) => void;
  readonly isBusy: boolean;
  /** Why it is not known what is due. */
  readonly failure: string | null;
  readonly isOpen: boolean;
  readonly dialog: ReactNode;
};

export function useProcessPreview(settling: Settling, failed: string): ProcessPress {
  const queries = useQueryClient();
  const dayOfPress = useDayOfPress();
  const [shown, setShown] = useState<Preview | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The second press of a double click comes before the first is drawn.
  const isPressed = useRef(false);
  const look = async (portfolioIds: readonly number[]): Promise<void> => {
    const today = dayOfPress();
    const found = await Promise.all(
      portfolioIds.map(async (portfolioId) => {
        // As it is now: what another tab has recorded is not shown as still to come.
        const dates = await queries.fetchQuery({ ...unsettledQuery(portfolioId), staleTime: 0 });
        return dates.map((date) => ({ ...date, portfolioId }));
      }),
    );
    const dates = found.flat().filter(({ due_date }) => due_date <= today);
    if (dates.some(({ due_date }) => due_date < today)) setShown({ today, dates });
    else {
      const orders = portfolioIds.map((portfolioId) => ({ portfolioId }));
      settling.run({ kind: 'record', targetDate: today, orders });
    }
  };
  const press = (portfolioIds: readonly number[]): void => {
    if (isPressed.current) return;
    isPressed.current = true;
    settling.reset();
    setFailure(null);
    setIsLooking(true);
    look(portfolioIds)
      .catch((error: unknown) => setFailure(failureText(error, failed)))
      .finally(() => {
        isPressed.current = false;
        setIsLooking(false);
      });
  };
  return {
    press,
    isBusy: isLooking || settling.isBusy,
    failure,
    isOpen: shown !== null,
    dialog:
      shown === null ? null : (
        <ProcessPreview
          {...shown}
          isBusy={settling.isBusy}
          failure={settling.failure}
          onConfirm={(dates) =>
            settling.run({ kind: 'record', targetDate: shown.today, orders: ordersOf(dates) }, () =>
              setShown(null),
            )
          }
          onClose={() => {
            settling.reset();
            setShown(null);
          }}
        />
      ),
  };
}

type Preview = { readonly today: string; readonly dates: readonly PreviewDate[] };

function ordersOf(dates: readonly PreviewDate[]) {
  return [...Map.groupBy(dates, ({ portfolioId }) => portfolioId)].map(([portfolioId, named]) => ({
    portfolioId,
    dates: named.map(({ scheduled_payment_id, due_date }) => ({ scheduled_payment_id, due_date })),
  }));
}
