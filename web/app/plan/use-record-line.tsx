/** Recording a line of the plan: the payment's dialog filled in, what it did, and a way back. */
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { Payment } from '@debt-payoff/contract/payments';
import type { PlanLine, PortfolioPlan } from '@debt-payoff/contract/plan';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { type ReactNode, useRef, useState } from 'react';
import { dateKey } from '../debts/due-date-key.ts';
import { useInvalidatePortfolios } from '../debts/queries.ts';
import { focusOn } from '../forms/focus.ts';
import type { PaymentForm } from '../payments/payment-form.ts';
import { useDayOfPress } from '../session/today.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { intoView } from '../ui/into-view.ts';
import { partFailedText } from '../ui/part-failure.tsx';
import { getPlan } from './queries.ts';
import { RecordedBanner } from './recorded-banner.tsx';
import { thisMonthTitleId } from './this-month.tsx';

export type RecordLine = (plan: PortfolioPlan, line: PlanLine) => void;

type Parts = typeof import('./recording-parts.ts');
type Opening = {
  readonly portfolio: Portfolio;
  readonly start: PaymentForm;
  readonly PaymentDialog: Parts['PaymentDialog'];
};
export type RecordedLine = { readonly portfolio: Portfolio; readonly payment: Payment };

/** What is said of a line, for as long as nothing else of its portfolio changes. */
type Outcome = {
  readonly portfolio: Portfolio;
  /** Of the portfolio since; null until it has been fetched again. */
  readonly updatedAt: string | null;
  /** The payment; words where there was nothing to record, or nothing to record it with. */
  readonly about: Payment | string;
};

export function useRecordLine(portfolios: readonly Portfolio[]): {
  readonly record: RecordLine;
  readonly dialog: ReactNode;
  readonly banner: ReactNode;
} {
  const dayOfPress = useDayOfPress();
  const invalidate = useInvalidatePortfolios();
  const isAsking = useRef(false);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [said, setOutcome] = useState<Outcome | null>(null);
  const outcome = said === null ? null : followOutcome(said, portfolios);
  if (outcome !== said) setOutcome(outcome);
  const spokenOf = useRef<Outcome['about'] | null>(null);
  spokenOf.current = outcome?.about ?? null;
  const open = (
    { PaymentDialog, blankPayment, debtOf }: Parts,
    portfolio: Portfolio,
    { debt_id, to_pay, due }: PlanLine,
  ): void => {
    const blank = blankPayment({ today: dayOfPress(), debt: debtOf(portfolio.debts, debt_id) });
    const settles = due === null ? '' : dateKey(due);
    const start = { ...blank, amount: to_pay.toFixed(2), settles };
    setOpening({ portfolio, start, PaymentDialog });
  };
  const record = async (plan: PortfolioPlan, line: PlanLine): Promise<void> => {
    const portfolio = portfolios.find(({ id }) => id === plan.portfolio_id);
    if (portfolio === undefined || isAsking.current) return;
    isAsking.current = true;
    setOutcome(null);
    const [newest, parts] = await Promise.all([
      newestLine(plan, line),
      import('./recording-parts.ts').catch(() => null),
    ]);
    isAsking.current = false;
    if (newest === null || newest.to_pay === 0) {
      const isRecorded = newest !== null && newest.paid_amount > 0;
      const reason = isRecorded ? planTexts.alreadyRecorded : planTexts.noLongerPlanned;
      const about = `${nameInSentence(line.creditor)}: ${reason}`;
      setOutcome({ portfolio, updatedAt: null, about });
      void invalidate();
    } else if (parts === null) setOutcome({ portfolio, updatedAt: null, about: partFailedText });
    else open(parts, portfolio, newest);
  };
  return {
    record: (plan, line) => void record(plan, line),
    dialog:
      opening === null ? null : (
        <opening.PaymentDialog
          portfolioId={opening.portfolio.id}
          debts={opening.portfolio.debts}
          payment={null}
          start={opening.start}
          onSaved={(payment) => {
            setOutcome({ portfolio: opening.portfolio, updatedAt: null, about: payment });
            setOpening(null);
          }}
          onClose={() => setOpening(null)}
        />
      ),
    banner:
      outcome === null ? null : typeof outcome.about === 'string' ? (
        <Banner
          ref={intoView}
          kind="info"
          isStanding={false}
          title={outcome.about}
          actions={
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setOutcome(null);
                focusOn(thisMonthTitleId);
              }}
            >
              {navigationTexts.actions.dismiss}
            </Button>
          }
        />
      ) : (
        <RecordedBanner
          key={outcome.about.id}
          recorded={{ portfolio: outcome.portfolio, payment: outcome.about }}
          hasName={portfolios.length > 1}
          onDone={() => setOutcome(null)}
          isReplaced={() => spokenOf.current !== null && spokenOf.current !== outcome.about}
        />
      ),
  };
}

/** Null once the portfolio is another than right after it: what was said may no longer be so. */
export function followOutcome<Said extends Pick<Outcome, 'portfolio' | 'updatedAt'>>(
  said: Said,
  portfolios: readonly Pick<Portfolio, 'id' | 'updated_at'>[],
): Said | null {
  const now = portfolios.find(({ id }) => id === said.portfolio.id)?.updated_at;
  if (now === undefined) return null;
  if (said.updatedAt === null) {
    return now === said.portfolio.updated_at ? said : { ...said, updatedAt: now };
  }
  return now === said.updatedAt ? said : null;
}

/** As it stands now: another tab may have recorded it. Where that cannot be asked, as it was shown. */
async function newestLine(plan: PortfolioPlan, line: PlanLine): Promise<PlanLine | null> {
  const newest = await getPlan(plan.portfolio_id).catch(() => null);
  if (newest === null) return line;
  return newest.lines.find(({ debt_id }) => debt_id === line.debt_id) ?? null;
}
