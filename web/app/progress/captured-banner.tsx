/** Says that a snapshot is kept, and what it holds. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { Snapshot } from '@debt-payoff/contract/progress';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { Banner } from '../ui/banner.tsx';
import { DismissButton } from '../ui/dismiss-button.tsx';
import { formatDay } from '../words/dates.ts';

export function CapturedBanner(props: {
  readonly snapshot: Snapshot | null;
  readonly onDismiss: () => void;
}) {
  const { snapshot } = props;
  if (snapshot === null) return null;
  const { snapshot_date, total_balance, paid_off_count, total_debts_count } = snapshot;
  return (
    <Banner
      kind="success"
      title={paymentTexts.progress.captured}
      actions={<DismissButton onDismiss={props.onDismiss} />}
    >
      {formatDay(snapshot_date)}: {formatPounds(total_balance)} owed, {paid_off_count} of{' '}
      {total_debts_count} debts paid off.
    </Banner>
  );
}
