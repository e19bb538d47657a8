/** Recording a line of the plan: the payment's dialog filled in, what it did, and a way back. */
import type { Payment } from '@debt-payoff/contract/payments';
import type { PlanLine, PortfolioPlan } from '@debt-payoff/contract/plan';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { type ReactNode, useRef, useState } from 'react';
import { dateKey } from '../debts/due-date-key.ts';
import { useInvalidatePortfolios } from '../debts/queries.ts';
import { PaymentDialog } from '../payments/payment-dialog.tsx';
import { blankPayment, debtOf, type PaymentForm } from '../payments/payment-form.ts';
import { useDayOfPress } from '../session/today.ts';
import { Banner } from '../ui/banner.tsx';
import { intoView } from '../ui/into-view.ts';
import { getPlan } from './queries.ts';
import { RecordedBanner } from './recorded-banner.tsx';

export type RecordLine = (plan: PortfolioPlan, line: PlanLine) => void;

type Opening = { readonly portfolio: Portfolio; readonly start: PaymentForm };
export type Recorded = { readonly portfolio: Portfolio; readonly payment: Payment };
type Outcome = Recorded | 'already recorded';

export function useRecordLine(portfolios: readonly Portfolio[]): {
  readonly record: RecordLine;
  readonly dialog: ReactNode;
  readonly banner: ReactNode;
} {
  const dayOfPress = useDayOfPress();
  const invalidate = useInvalidatePortfolios();
  const isAsking = useRef(false);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const open = (portfolio: Portfolio, { debt_id, to_pay, due }: PlanLine): void => {
    const blank = blankPayment({ today: dayOfPress(), debt: debtOf(portfolio.debts, debt_id) });
    const settles = due === null ? '' : dateKey(due);
    setOpening({ portfolio, start: { ...blank, amount: to_pay.toFixed(2), settles } });
  };
  const record = async (plan: PortfolioPlan, line: PlanLine): Promise<void> => {
    const portfolio = portfolios.find(({ id }) => id === plan.portfolio_id);
    if (portfolio === undefined || isAsking.current) return;
    isAsking.current = true;
    setOutcome(null);
    const newest = await newestLine(plan, line);
    isAsking.current = false;
    if (newest === null || newest.to_pay === 0) {
      setOutcome('already recorded');
      void invalidate();
    } else open(portfolio, newest);
  };
  return {
    record: (plan, line) => void record(plan, line),
    dialog:
      opening === null ? null : (
        <PaymentDialog
          portfolioId={opening.portfolio.id}
          debts={opening.portfolio.debts}
          payment={null}
          start={opening.start}
          onSaved={(payment) => {
            setOutcome({ portfolio: opening.portfolio, payment });
            setOpening(null);
          }}
          onClose={() => setOpening(null)}
        />
      ),
    banner:
      outcome === null ? null : outcome === 'already recorded' ? (
        <Banner ref={intoView} kind="info" title={planTexts.alreadyRecorded} />
      ) : (
        <RecordedBanner
          key={outcome.payment.id}
          recorded={outcome}
          hasName={portfolios.length > 1}
          onDone={() => setOutcome(null)}
        />
      ),
  };
}

/** As it stands now: another tab may have recorded it. Where that cannot be asked, as it was shown. */
async function newestLine(plan: PortfolioPlan, line: PlanLine): Promise<PlanLine | null> {
  const newest = await getPlan(plan.portfolio_id).catch(() => null);
  if (newest === null) return line;
  return newest.lines.find(({ debt_id }) => debt_id === line.debt_id) ?? null;
}
