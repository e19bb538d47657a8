/** Says what was done, and where the debt stands now. It stays in view over a long list until it is dismissed. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { usePaymentEffect } from '../debts/use-payment-effect.ts';
import { Banner } from '../ui/banner.tsx';
import { DismissButton } from '../ui/dismiss-button.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { debtOf } from './payment-form.ts';
import type { HistoryOutcome } from './use-history-actions.ts';

const { payment: texts } = paymentTexts;

export function OutcomeBanner(props: {
  readonly outcome: HistoryOutcome | null;
  readonly debts: readonly Debt[];
  readonly onDismiss: () => void;
}) {
  const { outcome } = props;
  const effect = usePaymentEffect(outcome?.added ?? null);
  if (outcome === null) return null;
  return (
    <div className="payment-outcome">
      <Banner
        kind="success"
        title={outcome.text}
        isUnfinished={effect.isLoading}
        actions={<DismissButton onDismiss={props.onDismiss} />}
      >
        <DebtStatus debt={debtOf(props.debts, outcome.debtId)} wasPaidOff={outcome.wasPaidOff} />
        {outcome.excess ? ` ${texts.paidTooMuch(formatPounds(outcome.excess))}` : null}
        {effect.words === null ? null : <span className="block">{` ${effect.words}`}</span>}
      </Banner>
    </div>
  );
}

function DebtStatus({
  debt,
  wasPaidOff,
}: {
  readonly debt: Debt | null;
  readonly wasPaidOff: boolean;
}) {
  if (debt === null) return null;
  const status = debt.is_paid_off ? 'is paid off.' : `now stands at ${formatPounds(debt.balance)}.`;
  return (
    <span className="any-name few-lines">
      <TypedName name={debt.creditor} /> {status} {scheduleWords(debt, wasPaidOff)}
    </span>
  );
}

/** Paying a debt off ends its schedules. They begin again by themselves only where that is undone at once. */
export function scheduleWords(
  {
    is_paid_off: isPaidOff,
    scheduled_payments: schedules,
  }: Pick<Debt, 'is_paid_off'> & {
    readonly scheduled_payments: readonly Pick<Debt['scheduled_payments'][number], 'is_active'>[];
  },
  wasPaidOff: boolean,
): string | null {
  if (schedules.length === 0 || isPaidOff === wasPaidOff) return null;
  if (schedules.some(({ is_active }) => is_active)) return isPaidOff ? null : texts.schedulesGoOn;
  return isPaidOff ? texts.schedulesEnded : texts.schedulesStayEnded;
}
