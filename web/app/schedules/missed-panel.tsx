/** Which scheduled payments were missed, on which dates, and settling them, one by one or all at once. */

import { count } from '@debt-payoff/contract/counts';
import type { MissedPayments } from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusOn } from '../forms/focus.ts';
import { Button } from '../ui/button.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { missedAmountWords, sumOfMissed } from './amount-words.ts';
import { LinkDialog } from './link-dialog.tsx';
import { MissedDates } from './missed-dates.tsx';
import { MissedActions, MissedHelp, MissedOutcome, missedTitle } from './missed-parts.tsx';
import type { DateAt } from './settling-calls.ts';
import { type MissedState, useMissedPayments } from './use-missed-payments.ts';
import type { Settling } from './use-settling.ts';

type MissedPayment = MissedPayments['missed_payments'][number];
type LinkOrder = { readonly at: DateAt; readonly creditor: string };

/** More dates than these are folded up. */
const datesShownMost = 6;

export function MissedPanel({
  portfolioId,
  settling,
}: {
  readonly portfolioId: number;
  readonly settling: Settling;
}) {
  const titleId = useId();
  const state = useMissedPayments([portfolioId], settling);
  const [linking, setLinking] = useState<LinkOrder | null>(null);
  const [shown] = state.missed;
  return (
    <>
      {shown === undefined ? (
        <DismissedNote state={state} titleId={titleId} />
      ) : (
        <MissedSection
          missed={shown.missed}
          titleId={titleId}
          actions={<MissedActions state={state} />}
        >
          {(payment) => (
            <MissedDates
              portfolioId={portfolioId}
              payment={payment}
              settling={state.settling}
              onLink={(at) => {
                state.settling.reset();
                setLinking({ at, creditor: payment.debt_name });
              }}
            />
          )}
        </MissedSection>
      )}
      {linking === null ? (
        <MissedOutcome state={state} />
      ) : (
        <LinkDialog
          {...linking}
          isBusy={state.settling.isBusy}
          failure={state.settling.failure}
          onLink={(payment) =>
            state.settling.run({ kind: 'link', ...linking, payment }, () => setLinking(null))
          }
          onClose={() => {
            state.settling.reset();
            setLinking(null);
          }}
        />
      )}
    </>
  );
}

function DismissedNote({
  state,
  titleId,
}: {
  readonly state: MissedState;
  readonly titleId: string;
}) {
  const [dismissed] = state.dismissed;
  if (dismissed === undefined) return null;
  return (
    <p className="row muted">
      {missedTitle(dismissed.missed.total_missed_count)}. {paymentTexts.missed.dismissed}
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          flushSync(state.showAgain);
          focusOn(titleId);
        }}
      >
        Show them
      </Button>
    </p>
  );
}

function MissedSection(props: {
  readonly missed: MissedPayments;
  readonly titleId: string;
  readonly actions: ReactNode;
  /** The dates of one schedule. */
  readonly children: (payment: MissedPayment) => ReactNode;
}) {
  const { titleId } = props;
  const { missed_payments, total_missed_count } = props.missed;
  return (
    <section className="banner b-warn missed-panel" aria-labelledby={titleId}>
      <TriangleAlert className="icon" aria-hidden="true" />
      <div>
        <h2 className="h4 plain-focus" id={titleId} tabIndex={-1}>
          {missedTitle(total_missed_count)}
        </h2>
        <p>
          Record what left your account, link it to a payment that you have entered already, or mark
          it as not paid. No money moves. <MissedHelp />
        </p>
        <ul className="missed-payments">
          {missed_payments.map((payment) => (
            <MissedPaymentItem key={payment.scheduled_payment_id} payment={payment}>
              {props.children(payment)}
            </MissedPaymentItem>
          ))}
        </ul>
        {missed_payments.length > 1 ? (
          <p className="missed-total">
            In total <b className="num">{sumOfMissed(missed_payments)}</b>
          </p>
        ) : null}
        <div className="row">{props.actions}</div>
      </div>
    </section>
  );
}

function MissedPaymentItem(props: {
  readonly payment: MissedPayment;
  readonly children: ReactNode;
}) {
  const { debt_name, missed_count } = props.payment;
  return (
    <li>
      <div className="missed-line">
        <b>
          <TypedName name={debt_name} />
        </b>
        <span className="num">{missedAmountWords(props.payment)}</span>
      </div>
      {missed_count > datesShownMost ? (
        <details>
          <summary>{count(missed_count, 'date')}</summary>
          {props.children}
        </details>
      ) : (
        props.children
      )}
    </li>
  );
}
