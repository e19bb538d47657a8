/** One debt of a portfolio: its figures, how far it has come, and changing it. */
import { formatPence, formatPounds } from '@debt-payoff/contract/money';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { rateInList } from '@debt-payoff/contract/rate-words';
import { calendarTermsOf } from '@debt-payoff/contract/saved-calendar-terms';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { CircleCheck } from 'lucide-react';
import { useThisMonth } from '../page/server-facts.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { CardHead } from '../ui/card-head.tsx';
import { FigureList } from '../ui/figure-list.tsx';
import { portfolioPages } from './portfolio-pages.ts';
import { fillOf } from './repaid-bar.tsx';
import { repaymentOf } from './repayment.ts';
import { TermsLine } from './terms-line.lazy.tsx';

const { columns } = calculatorTexts;
const { detail: texts } = portfolioTexts;

type DebtCardProps = {
  readonly debt: Debt;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

export function DebtCard({ debt, onEdit, onDelete }: DebtCardProps) {
  const titleId = `debt-${debt.id}`;
  return (
    <li className="card card-tight debt-card">
      <CardHead titleId={titleId} name={debt.creditor} onEdit={onEdit} onDelete={onDelete} />
      <RepaymentStatus debt={debt} />
      <Figures debt={debt} />
      <Terms debt={debt} />
      {debt.is_paid_off ? null : (
        <div className="debt-pay-off">
          <ButtonLink
            variant="secondary"
            size="small"
            to={portfolioPages.payOff(debt.portfolio_id, debt.id)}
            aria-label={`${paymentTexts.payment.payOff}, ${debt.creditor}`}
          >
            {paymentTexts.payment.payOff}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

/** The label says how much of the balance at the start is repaid. */
function RepaymentStatus({ debt }: { readonly debt: Debt }) {
  const repayment = repaymentOf(debt);
  return (
    <>
      <div className="row">
        {debt.is_paid_off ? (
          <Badge kind="go">
            <CircleCheck className="icon" aria-hidden="true" />
            {texts.paidOff}
          </Badge>
        ) : (
          <Badge kind="line">{texts.active}</Badge>
        )}
        {repayment === null ? null : (
          <Badge kind={repayment.health === 'excellent' ? 'go' : 'plain'}>
            {capitalised(repayment.health)}, {repayment.percent}% repaid
          </Badge>
        )}
      </div>
      {repayment === null ? null : (
        <>
          <p className="small muted num">
            {formatPence(repayment.repaidPence)} of {formatPence(repayment.originalPence)} repaid
          </p>
          <div className="repaid-bar" aria-hidden="true">
            <i style={fillOf(repayment.percent)} />
          </div>
        </>
      )}
    </>
  );
}

function Figures({ debt }: { readonly debt: Debt }) {
  const schedule = debt.scheduled_payments.find(({ is_active }) => is_active);
  const lines = [
    { label: columns.type, figure: debt.debt_type },
    { label: columns.balance, figure: formatPounds(debt.balance) },
    { label: columns.rate, figure: rateInList(debt) },
    { label: columns.monthlyPayment, figure: formatPounds(debt.monthly_payment) },
    ...(debt.term_months === null
      ? []
      : [{ label: columns.term, figure: `${debt.term_months} months` }]),
    ...(schedule === undefined
      ? []
      : [{ label: 'Auto-payment', figure: `On day ${schedule.payment_day}` }]),
  ];
  return <FigureList lines={lines} />;
}

/** Of a debt that is still owed, where it has any. */
function Terms({ debt }: { readonly debt: Debt }) {
  const thisMonth = useThisMonth();
  const terms = debt.is_paid_off ? undefined : calendarTermsOf(debt, thisMonth);
  if (terms === undefined) return null;
  return <TermsLine terms={terms} rate={debt.interest_rate} saysKind={false} />;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
