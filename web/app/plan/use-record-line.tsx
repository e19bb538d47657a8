/** Recording a line of the plan: the payment's dialog filled in, what it did, and a way back. */
import type { Payment } from '@debt-payoff/contract/payments';
import type { PlanLine, PortfolioPlan } from '@debt-payoff/contract/plan';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { type ReactNode, useState } from 'react';
import { PaymentDialog } from '../payments/payment-dialog.tsx';
import { blankPayment, debtOf, type PaymentForm } from '../payments/payment-form.ts';
import { dateKey } from '../payments/settles.ts';
import { useDayOfPress } from '../session/today.ts';
import { RecordedBanner } from './recorded-banner.tsx';

export type RecordLine = (plan: PortfolioPlan, line: PlanLine) => void;

type Opening = { readonly portfolio: Portfolio; readonly start: PaymentForm };
export type Recorded = { readonly portfolioId: number; readonly payment: Payment };

export function useRecordLine(portfolios: readonly Portfolio[]): {
  readonly record: RecordLine;
  readonly dialog: ReactNode;
  readonly banner: ReactNode;
} {
  const dayOfPress = useDayOfPress();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  return {
    record: (plan, line) => {
      const portfolio = portfolios.find(({ id }) => id === plan.portfolio_id);
      if (portfolio === undefined) return;
      const debt = debtOf(portfolio.debts, line.debt_id);
      const blank = blankPayment({ today: dayOfPress(), debt });
      const settles = line.due === null ? '' : dateKey(line.due);
      setOpening({ portfolio, start: { ...blank, amount: line.to_pay.toFixed(2), settles } });
    },
    dialog:
      opening === null ? null : (
        <PaymentDialog
          portfolioId={opening.portfolio.id}
          debts={opening.portfolio.debts}
          payment={null}
          start={opening.start}
          onSaved={(payment) => {
            setRecorded({ portfolioId: opening.portfolio.id, payment });
            setOpening(null);
          }}
          onClose={() => setOpening(null)}
        />
      ),
    banner:
      recorded === null ? null : (
        <RecordedBanner
          key={recorded.payment.id}
          recorded={recorded}
          onDone={() => setRecorded(null)}
        />
      ),
  };
}
