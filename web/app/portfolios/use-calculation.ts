/** Asks for the comparison of a portfolio's debts and carries it to the strategies page. */
import type { CalendarDebt, CalendarOptions } from '@debt-payoff/contract/calendar-terms';
import type { LimitReply } from '@debt-payoff/contract/errors';
import { paths } from '@debt-payoff/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { raiseEvent } from '../analytics/events.ts';
import { useThisMonth } from '../page/server-facts.ts';
import { requestStrategies } from '../payoff-plan/request-strategies.ts';
import { rememberStrategies } from '../payoff-plan/strategies-state.ts';

export type Calculation = {
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly limit: LimitReply | null;
  readonly dismissLimit: () => void;
  readonly start: (extraPayment: number) => void;
};

export function useCalculation(options: {
  readonly portfolioId: number;
  readonly debts: readonly CalendarDebt[];
  /** One-offs, pauses and a goal, where the portfolio has any. */
  readonly planOptions: CalendarOptions | undefined;
  /** The portfolio's own order of these debts; null where it keeps none. */
  readonly customOrder: readonly number[] | null;
  readonly isReady: boolean;
  /** That the portfolio keeps. */
  readonly extraPayment: number;
  /** Starts once by itself, with the extra payment. */
  readonly isAutomatic: boolean;
}): Calculation {
  const { portfolioId, debts, planOptions, customOrder, isReady, isAutomatic } = options;
  const navigate = useNavigate();
  const thisMonth = useThisMonth();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [limit, setLimit] = useState<LimitReply | null>(null);
  const isRunning = useRef(false);
  const isLeft = useRef(false);
  const run = async (extraPayment: number): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    const about = { debt_count: debts.length, portfolio_id: portfolioId };
    raiseEvent('calculator_start', about);
    const reply = await requestStrategies({
      debts,
      extraPayment,
      customOrder,
      options: planOptions,
      thisMonth,
    });
    isRunning.current = false;
    setIsBusy(false);
    // Nobody who has gone elsewhere since is fetched back.
    if (reply.kind === 'compared' && !isLeft.current) {
      raiseEvent('calculator_complete', about);
      const origin = { kind: 'portfolio', portfolioId: String(portfolioId) } as const;
      const state = rememberStrategies({ ...reply.state, origin });
      // In place of a page that calculates by itself: the back button must not start it again.
      navigate(paths.strategies, { state, replace: isAutomatic });
    }
    if (reply.kind === 'limited') setLimit(reply.limit);
    if (reply.kind === 'failed') setFailure(reply.text);
  };
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isReady || !isAutomatic || isStarted.current) return;
    isStarted.current = true;
    void run(options.extraPayment);
  });
  return {
    isBusy,
    failure,
    limit,
    dismissLimit: () => setLimit(null),
    start: (extraPayment) => void run(extraPayment),
  };
}
